import { useId } from 'react'
import { buttonVariants } from '../../components/button/button-variants.ts'
import { Field } from '../../components/field/field.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { Input } from '../../components/input/input.tsx'
import { Link } from '../../components/link/link.tsx'
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

const toTheEnd = (page: HTMLElement | null) => page?.scrollTo?.(0, page.scrollHeight)

/** A page in a scroll container, scrolled to its end. */
const LongPage = (props: Partial<SideMenuProps>) => {
  const id = useId()
  return (
    <div
      style={{
        // Not higher than the window, where its end could not be reached: Chromium does not scroll the page to a sticky element in a scroll container.
        height: 'min(34rem, 100dvh - 3rem)',
        overflow: 'hidden',
        border: '1px solid var(--ds-border)',
        contain: 'layout',
      }}
    >
      <div
        ref={toTheEnd}
        style={{ position: 'relative', height: '100%', scrollPaddingBottom: '4rem', overflowY: 'auto' }}
      >
        <div id={id} tabIndex={-1} style={{ padding: '1.5rem', outline: 'none' }}>
          {['Morning', 'Afternoon', 'Evening', 'Night'].map((part) => (
            <section key={part} style={{ minHeight: '40rem' }}>
              <Heading level={2} size="h2" style={{ marginBottom: '1rem' }}>
                {part}
              </Heading>
              <p>
                The batches of the {part.toLowerCase()} are <Link href="#batches">in the register</Link>.
              </p>
              <Field label={`Note for the ${part.toLowerCase()}`} style={{ marginTop: '1.5rem' }}>
                <Input name={part} />
              </Field>
            </section>
          ))}
          <p>The day is over.</p>
        </div>
        <SideMenu links={links} focusId={id} {...props} />
      </div>
    </div>
  )
}

export const Default = () => <LongPage />

const pressed = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('[aria-expanded=false]')?.click()

export const ListOpen = () => (
  <div ref={pressed}>
    <LongPage currentPath="#guide" />
  </div>
)

export const WithAction = () => (
  <LongPage
    action={
      <a href="#start" className={buttonVariants({ variant: 'primary', size: 'sm' })}>
        Start Free
      </a>
    }
  />
)

export const InFrench = () => (
  <LongPage
    lang="fr"
    label="Aide"
    labels={{ top: 'Haut de la page' }}
    links={[
      { label: 'Contact', href: '#support' },
      { label: 'Conditions pour toutes les classes, celles du soir comprises', href: '#terms' },
    ]}
  />
)
