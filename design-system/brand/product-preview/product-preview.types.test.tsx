import { type Preview, ProductPreview } from './product-preview.tsx'

// Props that ProductPreview rejects. `npm run types` checks this file; it is not executed.
export const rejected = [
  // @ts-expect-error: label is required, because it is the text alternative
  <ProductPreview key="1" site={{} as Preview} />,
]
