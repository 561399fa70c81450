import { Card } from './card.tsx'

/** Props that the types reject. Checked by `tsc`, never run. */
export const rejected = [
  // @ts-expect-error: a section needs a name to be a landmark
  <Card key="1" as="section">
    14 days free
  </Card>,
  // @ts-expect-error: a card is not a control
  <Card key="2" as="button">
    14 days free
  </Card>,
  // @ts-expect-error: surfaces are those of the design system
  <Card key="3" surface="pink">
    14 days free
  </Card>,
]

/** Props that the types accept. */
export const accepted = [
  <Card key="1" as="section" aria-label="Offer">
    14 days free
  </Card>,
  <Card key="2" as="section" aria-labelledby="offer">
    14 days free
  </Card>,
]
