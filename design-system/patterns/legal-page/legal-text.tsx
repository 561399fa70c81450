import { Heading } from '../../components/heading/heading.tsx'

export type LegalClause = {
  /** The id of the clause, for links. */
  id: string
  heading: string
  body: readonly string[]
  /** List items at the end of the clause. */
  list?: readonly string[]
}

/** The clauses, in lines of 68 to 75 characters. Not in `ch`: a zero is about 1.5 times as wide as other letters. */
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
