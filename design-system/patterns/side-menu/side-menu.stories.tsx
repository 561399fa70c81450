import { Field } from '../../components/field/field.tsx'
import { Input } from '../../components/input/input.tsx'
import { SideMenu, type SideMenuProps } from './side-menu.tsx'

export default { title: 'Patterns / SideMenu' }

const links = [
  { label: 'Help & Support', href: '#support' },
  { label: 'Book a demo', href: '#demo' },
  { label: 'Setup guide', href: '#guide' },
  { label: 'Terms', href: '#terms' },
  { label: 'Privacy', href: '#privacy' },
  { label: 'Documentation', href: 'https://docs.example/', external: true },
]

/** A page of four screens. Scroll past the first. */
const LongPage = (props: Partial<SideMenuProps>) => (
  <>
    <div id="day" tabIndex={-1} className="outline-none">
      {['Morning', 'Afternoon', 'Evening', 'Night'].map((part) => (
        <section key={part} className="min-h-svh">
          <h2 className="mb-4 text-h2">{part}</h2>
          <p>
            The batches of the {part.toLowerCase()} are <a href="#batches">in the register</a>.
          </p>
          <Field label={`Note for the ${part.toLowerCase()}`} className="mt-6">
            <Input name={part} />
          </Field>
        </section>
      ))}
    </div>
    <SideMenu links={links} focusId="day" {...props} />
  </>
)

/** Comes after the first screen. */
export const OnALongPage = () => <LongPage />

export const OnOneOfItsPages = () => <LongPage currentPath="#guide" />

export const InFrench = () => (
  <LongPage
    lang="fr"
    label="Aide"
    topLabel="Haut de la page"
    links={[
      { label: 'Contact', href: '#support' },
      { label: 'Conditions pour toutes les classes, celles du soir comprises', href: '#terms' },
    ]}
  />
)

export const RightToLeft = () => (
  <div dir="rtl">
    <LongPage />
  </div>
)
