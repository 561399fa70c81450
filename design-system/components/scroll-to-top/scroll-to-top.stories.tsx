import { useId } from 'react'
import { Heading } from '../heading/heading.tsx'
import { Link } from '../link/link.tsx'
import { ScrollToTop, type ScrollToTopProps } from './scroll-to-top.tsx'

export default { title: 'Components / ScrollToTop' }

const toTheEnd = (page: HTMLElement | null) => page?.scrollTo?.(0, page.scrollHeight)

/** A page in a scrolling element, shown from its end, where the button is visible. */
const LongPage = (props: ScrollToTopProps) => {
  const id = useId()
  return (
    <div
      style={{ height: '24rem', overflow: 'hidden', border: '1px solid var(--ds-border)', contain: 'layout' }}
    >
      <div
        ref={toTheEnd}
        style={{ position: 'relative', height: '100%', overflowY: 'auto', padding: '1.5rem' }}
      >
        <div id={id} tabIndex={-1} style={{ outline: 'none' }}>
          {['Morning', 'Afternoon', 'Evening', 'Night'].map((part) => (
            <section key={part} style={{ minHeight: '40rem' }}>
              <Heading level={2} size="h2" style={{ marginBottom: '1rem' }}>
                {part}
              </Heading>
              <p>
                The batches are <Link href="#batches">in the register</Link>.
              </p>
            </section>
          ))}
          <p>The day is over.</p>
        </div>
        <ScrollToTop focusId={id} {...props} />
      </div>
    </div>
  )
}

export const Default = () => <LongPage />

export const InFrench = () => <LongPage lang="fr" labels={{ top: 'Haut de la page' }} />
