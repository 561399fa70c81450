import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  Button,
  type ButtonProps,
  buttonVariants,
  Dialog,
  DialogContent,
  DialogTitle,
  DialogTrigger,
  Field,
  Input,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  toast,
} from '@kaksha/design-system'
import { ProductPreview, type ProductPreviewProps } from '@kaksha/design-system/brand'
import { type ContrastFailure, checkTheme, type ThemeTokens } from '@kaksha/design-system/check-theme'
import preset from '@kaksha/design-system/tailwind'
import type { ComponentProps } from 'react'
import type { Config } from 'tailwindcss'

export const config = { presets: [preset], content: [] } satisfies Config
export const look: string = buttonVariants({ variant: 'primary', size: 'sm' })
export const drawing = (props: ProductPreviewProps) => <ProductPreview {...props} />
export const id: string = toast.success('Saved.')
const theme = {
  palette: { ink: { $value: '#102030' } },
  dark: { root: { accent: '#ffcc00' } },
} satisfies ThemeTokens
export const failures: ContrastFailure[] = checkTheme(theme).failures
const props: ButtonProps = { variant: 'ghost', children: 'Not now' }
export type Name = ComponentProps<typeof Input>['name']

export const page = (
  <main>
    <Button {...props} />
    <Button size="icon" aria-label="Close" />
    <Button asChild variant="primary">
      <a href="/start">Start</a>
    </Button>
    <Button inactive inactiveReason="Choose a plan first." onClick={(event) => event.currentTarget.blur()}>
      Next
    </Button>
    <Field label="Name" hint="As on your card." error={undefined}>
      <Input name="name" required autoComplete="name" />
    </Field>
    <Tabs defaultValue="a">
      <TabsList aria-label="Days">
        <TabsTrigger value="a">Monday</TabsTrigger>
      </TabsList>
      <TabsContent value="a">Algebra</TabsContent>
    </Tabs>
    <Accordion defaultValue="a">
      <AccordionItem value="a">
        <AccordionTrigger heading={2}>Why?</AccordionTrigger>
        <AccordionContent>Because.</AccordionContent>
      </AccordionItem>
    </Accordion>
    <Dialog>
      <DialogTrigger asChild>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent size="lg" showCloseButton={false}>
        <DialogTitle>Window</DialogTitle>
      </DialogContent>
    </Dialog>
  </main>
)
