import { Check, X } from 'lucide-react'
import { useRef } from 'react'
import { Heading } from '../../../design-system/components/heading/heading.tsx'
import { Icon } from '../../../design-system/components/icon/icon.tsx'
import { type SinglePair, singlePairs } from '../../../design-system/tokens/pairs.ts'
import { palette } from '../../../design-system/tokens/source/palette.json'
import preset from '../../../design-system/tokens/tailwind.ts'
import type { Surface } from '../../../design-system/tokens/themes.ts'
import { colours, contrast, fixedColours, useTokens } from '../contrast.ts'
import { More, Ruled } from '../text.tsx'

/** The utility name of a token in the Tailwind preset. */
const utilities = Object.fromEntries(
  Object.entries(preset.theme.extend.colors).map(([name, value]) => [value, name]),
)
const utility = (token: string) => utilities[`var(--ds-${token})`]

const allColours = [...colours, ...fixedColours]

/** The tokens of a surface, each with its value, and the pairs that components may use. */
export const OnSurface = ({ surface }: { surface: Surface }) =>
  surface === 'page' ? (
    <Tokens surface={surface} />
  ) : (
    <More label="Colours and permitted pairs" of={`the surface ${surface}`}>
      <Tokens surface={surface} />
    </More>
  )

function Tokens({ surface }: { surface: Surface }) {
  const place = useRef<HTMLDivElement>(null)
  const values = useTokens(place, surface, allColours)
  const names = surface === 'page' ? allColours : colours
  return (
    <div
      ref={place}
      data-surface={surface === 'page' ? undefined : surface}
      className="mt-6 rounded-panel border-2 border-border bg-page p-[clamp(1rem,4cqi,2rem)] text-fg"
    >
      <ul className="grid grid-cols-2 gap-x-5 gap-y-6 @2xl:grid-cols-3 @4xl:grid-cols-4">
        {names.map((name) => (
          <li key={name} className="min-w-0">
            <span
              aria-hidden="true"
              className="block h-16 rounded-control border border-border [forced-color-adjust:none]"
              style={{ background: `var(--ds-${name})` }}
            />
            <strong className="mt-2 block leading-[1.3] wrap-anywhere">--ds-{name}</strong>
            <code className="block text-micro font-code wrap-anywhere">{values[name]}</code>
            {(utility(name) ?? name) !== name && (
              <span className="block text-micro text-muted wrap-anywhere">In Tailwind: {utility(name)}</span>
            )}
          </li>
        ))}
      </ul>
      <Heading level={3} size="h3" className="mt-10">
        Permitted pairs
      </Heading>
      <ul className="mt-4 grid gap-3 @md:grid-cols-2 @4xl:grid-cols-3">
        {singlePairs.map((proof) => (
          <PairTile key={`${proof.foreground} on ${proof.background}`} {...proof} values={values} />
        ))}
      </ul>
    </div>
  )
}

function PairTile({
  foreground,
  background,
  minimum,
  values,
}: SinglePair & { values: Record<string, string> }) {
  const ratio = contrast(values[foreground], values[background])
  const passes = ratio >= minimum
  const isText = minimum > 3
  return (
    <li className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-14 flex-none place-items-center rounded-control border border-border text-h3 [forced-color-adjust:none]"
        style={{ background: `var(--ds-${background})`, color: `var(--ds-${foreground})` }}
      >
        {isText ? 'Aa' : <span className="size-7 rounded-control border-2 border-current" />}
      </span>
      <span className="min-w-0 text-small">
        <span className="block wrap-anywhere">
          {foreground} on {background}
        </span>
        <span className="flex items-center gap-1 tabular-nums">
          <strong>{ratio ? ratio.toFixed(1) : '–'}</strong>
          <span className="text-muted">of {minimum}</span>
          <Icon
            icon={passes ? Check : X}
            stroke="strong"
            label={passes ? 'passes' : 'fails'}
            className={passes ? 'text-ok' : 'text-error'}
          />
        </span>
      </span>
    </li>
  )
}

interface Raw {
  $value: string
  $description?: string
}

const { $type, ...raw } = palette as unknown as Record<string, Raw>

export const Palette = () => (
  <More label={`All ${Object.keys(raw).length}`} of="the palette colours">
    <Ruled className="grid gap-x-6 @2xl:grid-cols-2">
      {Object.entries(raw).map(([name, { $value, $description }]) => (
        <li key={name} className="flex gap-4 py-3">
          <span
            aria-hidden="true"
            className="size-14 flex-none rounded-control border border-border [forced-color-adjust:none]"
            style={{ background: $value }}
          />
          <span className="min-w-0">
            <strong className="me-2">{name}</strong>
            <code className="text-small font-code text-muted">{$value}</code>
            <span className="block text-small">{$description}</span>
          </span>
        </li>
      ))}
    </Ruled>
  </More>
)
