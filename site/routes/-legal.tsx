import { Sheet } from '@kaksha/design-system'
import { sampleLegalNotice } from '../content/legal'
import type { LegalDocument, LegalSection } from '../content/types'

/** A legal text: its contents in the margin, its sections at a width that reads well. */
export function LegalPage({ text }: { text: LegalDocument }) {
  return (
    <Sheet headingId="legal-heading" ruled>
      <h1 id="legal-heading" className="text-h1">
        {text.title}
      </h1>
      <p className="mt-6 max-w-[36em] text-lead text-muted">{text.intro}</p>
      {text.sample && (
        <p className="mt-6 max-w-[68ch] border-focus border-s-6 bg-info-wash p-4">
          <strong>Sample.</strong> {sampleLegalNotice}
        </p>
      )}
      <Contents text={text} />
      <div className="mt-block max-w-[68ch] space-y-12">
        {text.sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </Sheet>
  )
}

/** Follows the title in the document, and hangs in the margin column where there is one. */
function Contents({ text }: { text: LegalDocument }) {
  return (
    <div className="mt-block text-small lg:absolute lg:inset-y-0 lg:start-0 lg:mt-0 lg:w-label lg:py-section">
      <nav aria-labelledby="contents" className="lg:sticky lg:top-26 lg:pt-[.9rem]">
        <h2 id="contents" className="font-bold leading-[1.3]">
          Contents
        </h2>
        <ol className="mt-2">
          {text.sections.map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center py-1 text-link underline underline-offset-[.22em] hover:decoration-[3px]"
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
        <p className="mt-4 text-muted">
          Updated <time dateTime={text.updated.iso}>{text.updated.text}</time>
        </p>
      </nav>
    </div>
  )
}

function Section({ id, heading, body, list }: LegalSection) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-[1.75rem]/[1.2] font-extrabold tracking-[-.02em]">
        {heading}
      </h2>
      {body.map((paragraph) => (
        <p key={paragraph} className="mt-4">
          {paragraph}
        </p>
      ))}
      {list && (
        <ul className="mt-4 list-disc space-y-2 ps-6">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
