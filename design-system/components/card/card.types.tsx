import { Card } from './card.tsx'

/** What the types refuse. Checked by `tsc`; nothing runs it. */
export const refused = [
  // @ts-expect-error: a section without a name is a landmark to nobody
  <Card key="1" as="section">
    14 days free
  </Card>,
  // @ts-expect-error: a card is not a control
  <Card key="2" as="button">
    14 days free
  </Card>,
  // @ts-expect-error: colours are those of the system
  <Card key="3" surface="pink">
    14 days free
  </Card>,
]

/** What they take. */
export const taken = [
  <Card key="1" as="section" aria-label="Offer">
    14 days free
  </Card>,
  <Card key="2" as="section" aria-labelledby="offer">
    14 days free
  </Card>,
]
