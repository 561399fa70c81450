import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Words } from './words.tsx'

const bars = { fg: 'border-t-6 border-fg', error: 'border-t-6 border-error', thin: 'border-t-2 border-fg' }

type RuledProps = Pick<ComponentProps<'ul'>, 'className' | 'children'> & {
  /** `ol` for steps, `dl` for terms and descriptions. */
  as?: 'ul' | 'ol' | 'dl'
  bar?: keyof typeof bars
}

/** A list with a thick line above it and a thin line below each item. */
export const Ruled = ({ as: Rows = 'ul', bar = 'fg', className, ...rest }: RuledProps) => (
  <Rows className={cx(bars[bar], '*:border-b *:border-border-subtle', className)} {...rest} />
)

/** A list of sentences. */
export const RuledLines = ({ of, ...rest }: Omit<RuledProps, 'children'> & { of: readonly string[] }) => (
  <Ruled {...rest}>
    {of.map((line) => (
      <li key={line} className="py-3">
        <Words>{line}</Words>
      </li>
    ))}
  </Ruled>
)

interface Term {
  key: string
  term: ReactNode
  text: string
}

/** A list of terms, each with a sentence that describes it. */
export const RuledTerms = ({ of }: { of: readonly Term[] }) => (
  <Ruled as="dl">
    {of.map(({ key, term, text }) => (
      <div key={key} className="grid gap-x-6 py-2 @2xl:grid-cols-[13rem_minmax(0,1fr)]">
        <dt>{term}</dt>
        <dd>
          <Words>{text}</Words>
        </dd>
      </div>
    ))}
  </Ruled>
)
