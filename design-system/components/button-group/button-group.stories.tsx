import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonVariants } from '../button/button.tsx'
import { ButtonGroup } from './button-group.tsx'

export default { title: 'Components / ButtonGroup' }

export const Default = () => (
  <ButtonGroup>
    <a href="#start" className={buttonVariants({ variant: 'primary' })}>
      Start Free
      <ArrowRight data-nudge aria-hidden="true" />
    </a>
    <Button>Book 15-Min Demo</Button>
  </ButtonGroup>
)

export const LongWords = () => (
  <ButtonGroup style={{ maxWidth: '32rem' }}>
    <Button variant="primary">Start with the template for coaching centres</Button>
    <Button>Ask for a demo in Bengali</Button>
    <Button>See the plans</Button>
  </ButtonGroup>
)

export const Loading = () => {
  const [loading, setLoading] = useState(false)
  return (
    <ButtonGroup>
      <Button variant="primary" loading={loading} onClick={() => setLoading(true)}>
        Save &amp; Next
      </Button>
      <Button>Previous</Button>
    </ButtonGroup>
  )
}
