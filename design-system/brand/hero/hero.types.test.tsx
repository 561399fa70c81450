import { Hero } from './hero.tsx'

const headline = {
  before: 'Put your',
  typed: ['school'] as [string],
  middle: 'online in',
  chalked: 'minutes.',
}

// Props that Hero rejects. `npm run types` checks this file; it is not executed.
export const rejected = [
  // @ts-expect-error: headingId is required, because the headline names the region
  <Hero key="1" headline={headline} lead="" actions={null} preview={null} />,
]
