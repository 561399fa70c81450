import { X } from 'lucide-react'
import { Button, type ButtonProps } from './button.tsx'

// Props that the types of Button reject. Checked by `npm run types`, never run.
export const rejected = [
  // @ts-expect-error: an icon without text needs aria-label or aria-labelledby
  <Button key="1" size="icon">
    <X />
  </Button>,
  <Button key="2" size="icon" aria-label="Close">
    <X />
  </Button>,
  <Button key="3" size="icon" aria-labelledby="title">
    <X />
  </Button>,
  // @ts-expect-error: a disabled button cannot be focused; use `inactive` with an `inactiveReason`
  <Button key="4" disabled>
    Save
  </Button>,
  // @ts-expect-error: a link cannot be loading
  <Button key="6" asChild loading>
    <a href="/free">Start</a>
  </Button>,
  // @ts-expect-error: a link cannot be inactive; leave it out or write text
  <Button key="7" asChild inactive>
    <a href="/free">Start</a>
  </Button>,
  // @ts-expect-error: `asChild` needs one element, not text
  <Button key="8" asChild>
    Start
  </Button>,
  // @ts-expect-error: `danger` is not a variant
  <Button key="9" variant="danger">
    Delete
  </Button>,
]

interface SaveProps extends ButtonProps {
  saved: boolean
}

type PlainProps = Omit<ButtonProps, 'variant'>

// A component of a site can wrap Button.
export const Save = ({ saved, ...rest }: SaveProps) => <Button {...rest} inactive={saved} />
export const Plain = (props: PlainProps) => <Button {...props} variant="ghost" />
export const dynamic = (size: 'md' | 'icon', asChild: boolean | undefined) => (
  <Button size={size} asChild={asChild} onClick={(event) => event.currentTarget.blur()}>
    <X />
  </Button>
)
