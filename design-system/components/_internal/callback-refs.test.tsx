import { render } from '@testing-library/react'
import type { ReactNode, RefCallback } from 'react'
import { expect, it, vi } from 'vitest'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { DisclosureNavMenu } from '../disclosure-nav/disclosure-nav.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { DropdownMenu, DropdownMenuContent } from '../dropdown-menu/dropdown-menu.tsx'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { HoverCard, HoverCardContent } from '../hover-card/hover-card.tsx'
import { Popover, PopoverContent } from '../popover/popover.tsx'
import { Popup } from '../popup/popup.tsx'
import { StepperHeading } from '../stepper/stepper.tsx'
import { NativeVideo } from '../video-player/native-video.tsx'

type Ref = RefCallback<Element>

/** Components that need the element themselves and pass the ref of the caller on. */
const components: [string, (ref: Ref) => ReactNode][] = [
  ['Checkbox', (ref) => <Checkbox ref={ref}>Terms</Checkbox>],
  ['DisclosureNavMenu', (ref) => <DisclosureNavMenu ref={ref} label="Courses" />],
  ['Drawer', (ref) => <Drawer open ref={ref} />],
  [
    'DropdownMenuContent',
    (ref) => (
      <DropdownMenu>
        <DropdownMenuContent ref={ref} label="Actions" />
      </DropdownMenu>
    ),
  ],
  ['ErrorSummary', (ref) => <ErrorSummary ref={ref} errors={[{ message: 'Enter a name.' }]} />],
  [
    'HoverCardContent',
    (ref) => (
      <HoverCard>
        <HoverCardContent ref={ref} />
      </HoverCard>
    ),
  ],
  [
    'NativeVideo',
    (ref) => <NativeVideo ref={ref} label="Tour" sources={[{ src: 'data:video/mp4,', type: 'video/mp4' }]} />,
  ],
  [
    'PopoverContent',
    (ref) => (
      <Popover>
        <PopoverContent ref={ref} label="Filter" />
      </Popover>
    ),
  ],
  [
    'Popup',
    (ref) => (
      <Popup ref={ref} title="New here?" link={{ label: 'Guide', href: '#guide' }} onClose={() => {}}>
        See the guide.
      </Popup>
    ),
  ],
  ['StepperHeading', (ref) => <StepperHeading ref={ref}>Company</StepperHeading>],
]

it.each(components)('%s calls a stable callback ref once over two renders', async (_, element) => {
  const attached = vi.fn()
  const ref: Ref = (given) => {
    if (given) attached(given)
  }
  const view = render(element(ref))
  // A Popup appears later.
  await vi.waitFor(() => expect(attached).toHaveBeenCalledOnce())
  view.rerender(element(ref))
  expect(attached).toHaveBeenCalledOnce()
  expect(attached.mock.lastCall![0].isConnected).toBe(true)
})

it('ErrorSummary attaches and detaches a ref with its element', () => {
  const ref = vi.fn()
  const view = render(<ErrorSummary ref={ref} errors={[]} />)
  view.rerender(<ErrorSummary ref={ref} errors={[{ message: 'Enter a name.' }]} />)
  expect(ref.mock.lastCall![0]).toHaveAttribute('data-slot', 'error-summary')
  view.rerender(<ErrorSummary ref={ref} errors={[]} />)
  expect(ref).toHaveBeenLastCalledWith(null)
})
