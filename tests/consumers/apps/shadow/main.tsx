import {
  Button,
  Combobox,
  DesignSystemProvider,
  Dialog,
  DialogContent,
  DialogTitle,
  DialogTrigger,
  Field,
  Input,
  Toaster,
  toast,
} from '@kaksha/design-system'
import styles from '@kaksha/design-system/styles.css?inline'
import { createRoot } from 'react-dom/client'

const shadow = document.querySelector('#host')!.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
shadow.adoptedStyleSheets = [sheet]
const place = document.createElement('div')
const portal = document.createElement('div')
shadow.append(place, portal)

createRoot(place).render(
  <DesignSystemProvider portalContainer={portal}>
    <Toaster />
    <Field label="Name" hint="As on the certificate.">
      <Input data-testid="input" name="name" />
    </Field>
    <Field label="City">
      <Combobox name="city" options={['Agra', 'Delhi']} />
    </Field>
    <Button variant="primary" data-testid="primary" onClick={() => toast.success('Saved.')}>
      Save
    </Button>
    <section data-surface="inverse" data-testid="surface">
      Inverse
    </section>
    <Dialog>
      <DialogTrigger asChild>
        <Button data-testid="outline">Edit</Button>
      </DialogTrigger>
      <DialogContent aria-describedby={undefined} data-testid="dialog">
        <DialogTitle>Course</DialogTitle>
      </DialogContent>
    </Dialog>
  </DesignSystemProvider>,
)
