import { ArrowLeft, ArrowRight, Menu, X } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonVariants } from './button.tsx'

export default { title: 'Components / Button' }

const row = 'flex flex-wrap items-center gap-4'

export const Default = () => (
  <div className={row}>
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
  <div className={row}>
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
  <div className={row}>
    <Button variant="primary" size="lg">
      Start Free Trial <ArrowRight data-nudge />
    </Button>
    <Button size="lg">Book a demo</Button>
  </div>
)

export const Destructive = () => (
  <div className={row}>
    <Button variant="destructive">Delete the batch</Button>
    <Button variant="destructive" size="sm">
      Delete
    </Button>
  </div>
)

export const LinkVariant = () => (
  <div className={row}>
    <Button variant="link">Show all batches</Button>
    <Button variant="link" size="sm">
      Undo
    </Button>
  </div>
)

export const IconOnly = () => (
  <div className={row}>
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
  <div className={row}>
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

/** Press it: it keeps its focus, its label and its size. */
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
  <div className={row}>
    <Button inactive inactiveReason="This is the first step.">
      <ArrowLeft data-nudge="back" /> Previous
    </Button>
    <Button variant="primary" inactive inactiveReason="Fill in the company details first.">
      Save & Next
    </Button>
  </div>
)

export const AsLink = () => (
  <div className={row}>
    <Button variant="primary" asChild>
      <a href="#guide">Start Free</a>
    </Button>
    <a href="#demo" className={buttonVariants()}>
      Book 15-Min Demo
    </a>
  </div>
)

export const OnEverySurface = () => (
  <div className="grid gap-4">
    {(['inverse', 'inverse-strong', 'accent', 'paper'] as const).map((surface) => (
      <div key={surface} data-surface={surface} className={`${row} p-6`}>
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
  <div className="w-64">
    <Button variant="primary" className="w-full">
      Choose the plan that suits your academy
    </Button>
  </div>
)
