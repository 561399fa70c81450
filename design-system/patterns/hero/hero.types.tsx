import { Hero } from './hero.tsx'
import { type Preview, ProductPreview } from './product-preview.tsx'

const headline = {
  before: 'Put your',
  typed: ['school'] as [string],
  middle: 'online in',
  chalked: 'minutes.',
}

// What the types of Hero refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  // @ts-expect-error: the headline names the region by its id
  <Hero key="1" headline={headline} lead="" actions={null} preview={null} />,
  // @ts-expect-error: a picture of the product says what it shows
  <ProductPreview key="2" site={{} as Preview} />,
]
