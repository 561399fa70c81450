import { Heading } from '../../components/heading/heading.tsx'

export type LegalClause = {
  /** The address of the clause within the page. */
  id: string
  heading: string
  body: readonly string[]
  /** Ends the clause point by point. */
  list?: readonly string[]
}

/** The clauses, in lines of 68 to 75 letters. Not in `ch`, which counts zeros: they are half as wide again. */
export const LegalText = ({ sections }: { sections: readonly LegalClause[] }) => (
  <div className="mt-block max-w-[34em] space-y-12">
    {sections.map(({ id, heading, body, list }) => (
      <section key={id} aria-labelledby={id}>
        <Heading level={2} size={null} id={id} className="text-[1.75rem]/[1.2] tracking-[-.02em]">
          {heading}
        </Heading>
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
    ))}
  </div>
)
