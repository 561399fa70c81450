import { useRef } from 'react'
import { headingDescriptions } from '../../design-system/components/heading/heading.tsx'
import { Text, textDescriptions } from '../../design-system/components/text/text.tsx'
import { font, text } from '../../design-system/tokens/source/scale.json'
import preset from '../../design-system/tokens/tailwind.ts'
import { Page } from './page.tsx'
import { Ruled, RuledLines } from './ruled.tsx'
import { useMeasured } from './use-measured.ts'
import { Code, Words } from './words.tsx'

interface Size {
  $value: string
  $description?: string
  $extensions?: { css: string }
}

/** Uses of the text sizes: from the descriptions of Heading and Text, or here for a size of one component. */
const uses: Record<string, string> = {
  stat: 'The figure of a Stat.',
  price: 'The price of a plan.',
  ...headingDescriptions.size,
  ...textDescriptions.size,
}
const samples: Record<string, string> = { stat: '99.9%', 'stat-quarter': '1,000+', price: '₹0' }
/** Each size by the name of its token, with what the preset sets together with it. */
const sizes = Object.values(preset.theme.extend.fontSize).map(
  ([value, look]) => [value.replace(/^var\(--ds-text-|\)$/g, ''), look] as const,
)

export const TypePage = () => (
  <Page
    label="Foundations"
    title="Type"
    lead={
      <>
        One font family, {font.sans.$value[0]}, designed by the Braille Institute so that characters are easy
        to tell apart. Heading and Text set font size, line height, letter spacing and weight together.
      </>
    }
    sections={[
      { id: 'sizes', title: 'Sizes', content: <Sizes /> },
      { id: 'figures', title: 'Figures', content: <Figures /> },
      { id: 'letters', title: 'Letters', content: <Letters /> },
      { id: 'rules', title: 'Rules', content: <Rules /> },
    ]}
  />
)

const Sizes = () => (
  <Ruled>
    {sizes.map(([name, look]) => (
      <Specimen key={name} name={name} look={look} />
    ))}
  </Ruled>
)

type Look = (typeof sizes)[number][1]

function Specimen({ name, look }: { name: string; look: Look }) {
  const sample = useRef<HTMLParagraphElement>(null)
  const pixels = useMeasured(sample, ({ fontSize }) => fontSize)
  const size = (text as Record<string, Size>)[name]
  return (
    <li className="py-6">
      <p
        ref={sample}
        className="wrap-anywhere"
        style={{ fontSize: `var(--ds-text-${name})`, ...look, fontWeight: Number(look.fontWeight ?? 400) }}
      >
        {samples[name] ?? 'A good teacher talking to another'}
      </p>
      <div className="mt-4 grid gap-x-6 gap-y-1 text-small @2xl:grid-cols-[15rem_minmax(0,1fr)]">
        <Code>--ds-text-{name}</Code>
        <p>
          <Words>{uses[name] ?? size?.$description ?? ''}</Words>
          <span className="block text-muted tabular-nums">
            {pixels && `Now ${pixels} px. `}
            {size?.$extensions?.css ?? size?.$value}; line {look.lineHeight}
            {look.letterSpacing && `, tracking ${look.letterSpacing}`}
            {look.fontWeight && `, weight ${look.fontWeight}`}
          </span>
        </p>
      </div>
    </li>
  )
}

const Figures = () => (
  <div className="grid gap-8 @2xl:grid-cols-2">
    <div>
      <Text measure="full">
        Use <Code>tabular-nums</Code> for figures in columns, so that digits align. The font draws zero with a
        slash.
      </Text>
      <Ruled className="mt-4 text-h3 tabular-nums">
        {['₹1,111', '₹2,000', '₹48,640'].map((amount) => (
          <li key={amount} className="py-2 text-end">
            {amount}
          </li>
        ))}
      </Ruled>
    </div>
    <div>
      <Text measure="full">
        Use proportional figures for a single large figure. The rupee sign is in a separate font file of 1 KB.
      </Text>
      <p className="mt-4 border-t-6 border-fg pt-6 text-stat">₹48,640</p>
    </div>
  </div>
)

const Letters = () => (
  <p className="text-h2 break-all">
    ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 ₹ Il1 O0 rn m &amp; ’“”?!
  </p>
)

const rules = [
  'Use sentence case. Do not use capitals for emphasis.',
  'Use at least 14 px, and 18 px for body text.',
  'Limit lines of text to 36em. Headlines wrap after about 18 characters, in balanced lines.',
  'Choose a heading level by the structure of the page, and its size by the design.',
]

const Rules = () => <RuledLines of={rules} />
