import { ArrowLeft, ArrowRight, Menu, X } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonVariants } from './button.tsx'

export default { title: 'Components / Button' }

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' } as const

export const Default = () => (
  <div style={row}>
    <Button variant="primary">
      Save & Next <ArrowRight data-nudge />
    </Button>
    <Button>
      <ArrowLeft data-nudge="back" /> Previous
    </Button>
    <Button variant="solid">Open the demo school</Button>
    <Button variant="ghost">Start afresh</Button>
  </div>
)

export const Small = () => (
  <div style={row}>
    <Button variant="primary" size="sm">
      Start FREE
    </Button>
    <Button size="sm">Admin</Button>
    <Button variant="solid" size="sm">
      Copy
    </Button>
    <Button variant="ghost" size="sm">
      Sign Out
    </Button>
  </div>
)

export const Large = () => (
  <div style={row}>
    <Button variant="primary" size="lg">
      Start Free Trial <ArrowRight data-nudge />
    </Button>
    <Button size="lg">Book a demo</Button>
  </div>
)

export const Destructive = () => (
  <div style={row}>
    <Button variant="destructive">Delete the batch</Button>
    <Button variant="destructive" size="sm">
      Delete
    </Button>
  </div>
)

export const LinkVariant = () => (
  <div style={row}>
    <Button variant="link">Show all batches</Button>
    <Button variant="link" size="sm">
      Undo
    </Button>
  </div>
)

export const IconOnly = () => (
  <div style={row}>
    <Button variant="ghost" size="icon" aria-label="Close">
      <X />
    </Button>
    <Button size="icon" aria-label="Menu">
      <Menu />
    </Button>
    <Button variant="primary" size="icon" aria-label="Next">
      <ArrowRight data-nudge />
    </Button>
  </div>
)

export const Loading = () => (
  <div style={row}>
    <Button variant="primary" loading>
      Submit & Launch <ArrowRight data-nudge />
    </Button>
    <Button size="sm" loading>
      Send message
    </Button>
    <Button variant="ghost" size="icon" aria-label="Refresh" loading>
      <X />
    </Button>
  </div>
)

export const BecomesLoading = () => {
  const [loading, setLoading] = useState(false)
  const send = () => {
    setLoading(true)
    setTimeout(() => setLoading(false), 2000)
  }
  return (
    <Button variant="primary" loading={loading} onClick={send}>
      Send message
    </Button>
  )
}

export const Inactive = () => (
  <div style={row}>
    <Button inactive inactiveReason="This is the first step.">
      <ArrowLeft data-nudge="back" /> Previous
    </Button>
    <Button variant="primary" inactive inactiveReason="Fill in the company details first.">
      Save & Next
    </Button>
  </div>
)

export const AsLink = () => (
  <div style={row}>
    <Button variant="primary" asChild>
      <a href="#guide">Start Free</a>
    </Button>
    <a href="#demo" className={buttonVariants()}>
      Book 15-Min Demo
    </a>
  </div>
)

export const OnEverySurface = () => (
  <div style={{ display: 'grid', gap: '1rem' }}>
    {(['inverse', 'inverse-strong', 'accent', 'paper'] as const).map((surface) => (
      <div key={surface} data-surface={surface} style={{ ...row, padding: '1.5rem' }}>
        <Button variant={surface === 'accent' ? 'solid' : 'primary'}>Start Free</Button>
        <Button>Book 15-Min Demo</Button>
        <Button variant="ghost">Not now</Button>
        <Button variant="link">Read more</Button>
        <Button variant="destructive">Delete</Button>
        <Button loading>Send</Button>
        <Button variant="ghost" size="icon" aria-label={`Close ${surface}`}>
          <X />
        </Button>
      </div>
    ))}
  </div>
)

export const LongLabel = () => (
  <div style={{ width: '16rem' }}>
    <Button variant="primary" style={{ width: '100%' }}>
      Choose the plan that suits your academy
    </Button>
  </div>
)
