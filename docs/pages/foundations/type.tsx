import { headingDescriptions } from '../../../design-system/components/heading/heading.tsx'
import { textDescriptions } from '../../../design-system/components/text/text.tsx'
import { text } from '../../../design-system/tokens/source/scale.json'
import preset from '../../../design-system/tokens/tailwind.ts'
import { Code, Row, Ruled, Words } from '../text.tsx'

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
export const Sizes = () => (
  <Ruled as="dl">
    {Object.values(preset.theme.extend.fontSize).map(([value, look]) => {
      const name = value.replace(/^var\(--ds-text-|\)$/g, '')
      const size = (text as Record<string, Size>)[name]
      return (
        <Row key={name} term={<Code>--ds-text-{name}</Code>}>
          <p
            className="wrap-anywhere"
            style={{ fontSize: value, ...look, fontWeight: Number(look.fontWeight ?? 400) }}
          >
            {samples[name] ?? 'A good teacher talking to another'}
          </p>
          <p className="mt-2 text-small">
            <Words>{uses[name] ?? size?.$description ?? ''}</Words>
            <span className="block text-muted tabular-nums">
              {size?.$extensions?.css ?? size?.$value}; line {look.lineHeight}
              {look.letterSpacing && `, tracking ${look.letterSpacing}`}
              {look.fontWeight && `, weight ${look.fontWeight}`}
            </span>
          </p>
        </Row>
      )
    })}
  </Ruled>
)
