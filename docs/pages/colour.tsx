import { Check, X } from 'lucide-react'
import { useRef } from 'react'
import { Heading } from '../../design-system/components/heading/heading.tsx'
import { Icon } from '../../design-system/components/icon/icon.tsx'
import { Text } from '../../design-system/components/text/text.tsx'
import { type SinglePair, singlePairs } from '../../design-system/tokens/pairs.ts'
import { palette } from '../../design-system/tokens/source/palette.json'
import preset from '../../design-system/tokens/tailwind.ts'
import { type Surface, surfaces } from '../../design-system/tokens/themes.ts'
import { More } from './component/more.tsx'
import { colours, contrast, fixedColours, useTokens } from './contrast.ts'
import { Page } from './page.tsx'
import { Ruled } from './ruled.tsx'
import { Code, named, Words } from './words.tsx'

const uses: Record<Surface, string> = {
  page: 'The default surface: light paper in the light theme, a blackboard in the dark theme.',
  inverse: 'A dark slate surface. Text may have the colour `--ds-accent-border` here.',
  'inverse-strong': 'The darkest slate, for banners and footers.',
  accent: 'The accent colour as a background, with dark text. Use it at most once on a page.',
  paper: 'Paper in every theme, dimmed in the dark theme. For illustrations of real objects.',
}

/** The utility name of a token in the Tailwind preset. */
const utilities = Object.fromEntries(
  Object.entries(preset.theme.extend.colors).map(([name, value]) => [value, name]),
)
const utility = (token: string) => utilities[`var(--ds-${token})`]

export const ColourPage = () => (
  <Page
    label="Foundations"
    title="Colour"
    lead={
      <>
        A token names the purpose of a colour, not the colour itself. Five surfaces set other values for the
        same tokens, so a component works on a light and on a dark background without extra code. The contrast
        ratios are computed from the colours of this page. The Tailwind preset has shorter names for some.
        Change the theme or the brand in the header to see others.
      </>
    }
    sections={[
      ...surfaces.map((surface) => ({
        id: surface,
        title: named(surface.replace('-', ' ')),
        content: <OnSurface surface={surface} />,
      })),
      { id: 'palette', title: 'Palette', content: <Palette /> },
    ]}
  />
)

const allColours = [...colours, ...fixedColours]

const OnSurface = ({ surface }: { surface: Surface }) => (
  <>
    <Text measure="full">
      <Words>{uses[surface]}</Words> {surface !== 'page' && <Code>{`data-surface="${surface}"`}</Code>}
    </Text>
    {surface === 'page' ? (
      <Tokens surface={surface} />
    ) : (
      <More label="Colours and permitted pairs" of={`the surface ${surface}`}>
        <Tokens surface={surface} />
      </More>
    )}
  </>
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

function Palette() {
  return (
    <>
      <Text measure="full">
        The palette colours of the default brand. Only themes refer to them. Another brand has another
        palette.
      </Text>
      <More label={`All ${Object.keys(raw).length}`} of="the palette colours">
        <Ruled className="mt-6 grid gap-x-6 @2xl:grid-cols-2">
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
    </>
  )
}
