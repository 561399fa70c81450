import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonVariants } from '../button/button.tsx'
import { ButtonRow } from './button-row.tsx'

export default { title: 'Components / ButtonRow' }

export const LinksAndButtons = () => (
  <ButtonRow>
    <a href="#start" className={buttonVariants({ variant: 'main' })}>
      Start Free
      <ArrowRight data-nudge aria-hidden="true" />
    </a>
    <Button>Book 15-Min Demo</Button>
  </ButtonRow>
)

export const LongWords = () => (
  <ButtonRow className="max-w-lg">
    <Button variant="main">Start with the template for coaching centres</Button>
    <Button>Ask for a demo in Bengali</Button>
    <Button>See the plans</Button>
  </ButtonRow>
)

/** Press it: the layout does not change. */
export const Pending = () => {
  const [pending, setPending] = useState(false)
  return (
    <ButtonRow>
      <Button variant="main" pending={pending} onClick={() => setPending(true)}>
        Save &amp; Next
      </Button>
      <Button>Previous</Button>
    </ButtonRow>
  )
}
