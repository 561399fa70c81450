import { useRef } from 'react'
import { headingDescriptions } from '../../design-system/components/heading/heading.tsx'
import { Text, textDescriptions } from '../../design-system/components/text/text.tsx'
import { font, text } from '../../design-system/tokens/scale.json'
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

/** What components say of a size; what only one component uses is said here. */
const uses: Record<string, string> = {
  stat: 'A reading in a row of StatTiles.',
  price: 'The price of a plan.',
  ...headingDescriptions.size,
  ...textDescriptions.size,
}
const samples: Record<string, string> = { stat: '99.9%', 'stat-quarter': '1,000+', price: '₹0' }
const sizes = Object.entries(preset.theme.fontSize)

export const TypePage = () => (
  <Page
    label="Foundations"
    title="Type"
    lead={`One family, ${font.sans.$value[0]}, drawn by the Braille Institute so that letters are not taken for one another. A size brings its line, tracking and weight with it: one utility sets all four.`}
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
    {sizes.map(([name, [, look]]) => (
      <Specimen key={name} name={name} look={look} />
    ))}
  </Ruled>
)

type Look = (typeof sizes)[number][1][1]

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
        <Code>text-{name}</Code>
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
        In rows that are compared, figures have one width: <Code>tabular-nums</Code>. Zeros are slashed by
        design.
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
        Alone and large they keep their own widths. The rupee sign comes in a file of its own, of 1 KB.
      </Text>
      <p className="mt-4 border-t-6 border-ink pt-6 text-stat">₹48,640</p>
    </div>
  </div>
)

const Letters = () => (
  <p className="text-h2 break-all">
    ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 ₹ Il1 O0 rn m &amp; ’“”?!
  </p>
)

const rules = [
  'Sentence case. No capitals for emphasis.',
  'Nothing below 14 px, and running text at 18.',
  'Lines of 36em at most; headlines of 18 letters, balanced.',
  'A level is not a size: choose the level by the outline, then the size by the look.',
]

const Rules = () => <RuledLines of={rules} />
