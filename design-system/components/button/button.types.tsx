import { X } from 'lucide-react'
import { Button } from './button.tsx'

// What the types of Button refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  // @ts-expect-error: an icon has no words, so it asks for aria-label or aria-labelledby
  <Button key="1" size="icon">
    <X />
  </Button>,
  <Button key="2" size="icon" aria-label="Close">
    <X />
  </Button>,
  <Button key="3" size="icon" aria-labelledby="title">
    <X />
  </Button>,
  // @ts-expect-error: a keyboard does not reach what is disabled; it is `unavailable`, with a reason
  <Button key="4" disabled>
    Save
  </Button>,
  // @ts-expect-error: a link cannot be pending
  <Button key="6" asChild pending>
    <a href="/free">Start</a>
  </Button>,
  // @ts-expect-error: a link that leads nowhere now is left out, or is text
  <Button key="7" asChild unavailable>
    <a href="/free">Start</a>
  </Button>,
  // @ts-expect-error: `asChild` gives its look to one element, not to words
  <Button key="8" asChild>
    Start
  </Button>,
  // @ts-expect-error: `danger` is no variant
  <Button key="9" variant="danger">
    Delete
  </Button>,
]
