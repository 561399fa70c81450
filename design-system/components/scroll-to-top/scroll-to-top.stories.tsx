import { ScrollToTop, type ScrollToTopProps } from './scroll-to-top.tsx'

export default { title: 'Components / ScrollToTop' }

/** A page of three screens. Scroll past the first. */
const LongPage = (props: ScrollToTopProps) => (
  <>
    <div id="day" tabIndex={-1} className="outline-none">
      {['Morning', 'Afternoon', 'Evening'].map((part) => (
        <section key={part} className="min-h-svh">
          <h2 className="mb-4 text-h2">{part}</h2>
          <p>
            The batches are <a href="#batches">in the register</a>.
          </p>
          <label>
            Note <input className="min-h-11 border-2 border-edge" />
          </label>
        </section>
      ))}
    </div>
    <ScrollToTop focusId="day" {...props} />
  </>
)

export const OnALongPage = () => <LongPage />

export const InFrench = () => <LongPage lang="fr" label="Haut de la page" />

export const RightToLeft = () => (
  <div dir="rtl">
    <LongPage />
  </div>
)
