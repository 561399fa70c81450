import { colours, fixedColours } from '../contrast.ts'
import { Code } from '../words.tsx'

const isColour = new Set([...colours, ...fixedColours])

/** The tokens that a component uses, as the custom properties that a theme sets. */
export const Tokens = ({ names }: { names: readonly string[] }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1">
    {names.map((name) => (
      <li key={name} className="flex items-center gap-2">
        {isColour.has(name) && (
          <span
            aria-hidden="true"
            className="size-4 flex-none rounded-full border border-border [forced-color-adjust:none]"
            style={{ background: `var(--ds-${name})` }}
          />
        )}
        <Code>--ds-{name}</Code>
      </li>
    ))}
  </ul>
)
