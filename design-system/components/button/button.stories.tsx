import { ArrowLeft, ArrowRight, Menu, X } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonVariants } from './button.tsx'

export default { title: 'Components / Button' }

const row = 'flex flex-wrap items-center gap-4'

export const Variants = () => (
  <div className={row}>
    <Button variant="main">
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
    <Button variant="main" size="sm">
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

export const IconOnly = () => (
  <div className={row}>
    <Button variant="ghost" size="icon" aria-label="Close">
      <X />
    </Button>
    <Button size="icon" aria-label="Menu">
      <Menu />
    </Button>
    <Button variant="main" size="icon" aria-label="Next">
      <ArrowRight data-nudge />
    </Button>
  </div>
)

export const Pending = () => (
  <div className={row}>
    <Button variant="main" pending>
      Submit & Launch <ArrowRight data-nudge />
    </Button>
    <Button size="sm" pending>
      Send message
    </Button>
    <Button variant="ghost" size="icon" aria-label="Refresh" pending>
      <X />
    </Button>
  </div>
)

/** Press it: it keeps its focus, its label and its size. */
export const BecomesPending = () => {
  const [pending, setPending] = useState(false)
  const send = () => {
    setPending(true)
    setTimeout(() => setPending(false), 2000)
  }
  return (
    <Button variant="main" pending={pending} onClick={send}>
      Send message
    </Button>
  )
}

export const Unavailable = () => (
  <div className={row}>
    <Button unavailable reason="This is the first step.">
      <ArrowLeft data-nudge="back" /> Previous
    </Button>
    <Button variant="main" unavailable reason="Fill in the company details first.">
      Save & Next
    </Button>
  </div>
)

export const AsLink = () => (
  <div className={row}>
    <Button variant="main" asChild>
      <a href="#guide">Start Free</a>
    </Button>
    <a href="#demo" className={buttonVariants()}>
      Book 15-Min Demo
    </a>
  </div>
)

export const OnEverySurface = () => (
  <div className="grid gap-4">
    {(['board', 'board-deep', 'marigold', 'artefact'] as const).map((surface) => (
      <div key={surface} data-surface={surface} className={`${row} p-6`}>
        <Button variant={surface === 'marigold' ? 'solid' : 'main'}>Start Free</Button>
        <Button>Book 15-Min Demo</Button>
        <Button variant="ghost">Not now</Button>
        <Button pending>Send</Button>
        <Button variant="ghost" size="icon" aria-label={`Close ${surface}`}>
          <X />
        </Button>
      </div>
    ))}
  </div>
)

export const LongLabel = () => (
  <div className="w-64">
    <Button variant="main" className="w-full">
      Choose the plan that suits your academy
    </Button>
  </div>
)
