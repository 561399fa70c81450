import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Words } from './words.tsx'

const bars = { ink: 'border-t-6 border-ink', error: 'border-t-6 border-error', thin: 'border-t-2 border-ink' }

type RuledProps = Pick<ComponentProps<'ul'>, 'className' | 'children'> & {
  /** In steps, or of names and what they mean. */
  as?: 'ul' | 'ol' | 'dl'
  bar?: keyof typeof bars
}

/** Rows under a bar, each with a hairline below it. */
export const Ruled = ({ as: Rows = 'ul', bar = 'ink', className, ...rest }: RuledProps) => (
  <Rows className={cx(bars[bar], '*:border-b *:border-hair', className)} {...rest} />
)

/** Sentences, one a row. */
export const RuledLines = ({ of, ...rest }: Omit<RuledProps, 'children'> & { of: readonly string[] }) => (
  <Ruled {...rest}>
    {of.map((line) => (
      <li key={line} className="py-3">
        <Words>{line}</Words>
      </li>
    ))}
  </Ruled>
)
