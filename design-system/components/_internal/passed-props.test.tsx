import { render } from '@testing-library/react'
import type { CSSProperties, ReactNode, RefCallback } from 'react'
import { expect, it, vi } from 'vitest'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { DisclosureNavMenu } from '../disclosure-nav/disclosure-nav.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../dropdown-menu/dropdown-menu.tsx'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { HoverCard, HoverCardContent } from '../hover-card/hover-card.tsx'
import { Input } from '../input/input.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../popover/popover.tsx'
import { Popup } from '../popup/popup.tsx'
import { ProgressBar } from '../progress/progress.tsx'
import { RadioGroup, RadioGroupItem } from '../radio-group/radio-group.tsx'
import { Select } from '../select/select.tsx'
import { Slider } from '../slider/slider.tsx'
import { StepperHeading } from '../stepper/stepper.tsx'
import { Switch } from '../switch/switch.tsx'
import { ToggleGroup, ToggleGroupItem } from '../toggle-group/toggle-group.tsx'
import { NativeVideo } from '../video-player/native-video.tsx'

interface Passed {
  // biome-ignore lint/suspicious/noExplicitAny: a ref of each kind of element
  ref: RefCallback<any>
  lang: string
  className: string
  style: CSSProperties
}

/**
 * Components that `testRootProps` cannot test: class and style are for another element than the ref; it is in a part
 * without an element; it appears later; or the component needs the element itself.
 */
const components: Record<string, (passed: Passed) => ReactNode> = {
  Checkbox: (passed) => <Checkbox {...passed}>Terms</Checkbox>,
  Combobox: (passed) => <Combobox aria-label="City" options={['Agra']} {...passed} />,
  DisclosureNavMenu: (passed) => <DisclosureNavMenu label="Courses" {...passed} />,
  Drawer: (passed) => <Drawer open {...passed} />,
  DropdownMenuContent: (passed) => (
    <DropdownMenu>
      <DropdownMenuContent label="Actions" {...passed} />
    </DropdownMenu>
  ),
  DropdownMenuItem: (passed) => (
    <DropdownMenu>
      <DropdownMenuContent label="Actions">
        <DropdownMenuItem {...passed}>Rename</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  DropdownMenuTrigger: (passed) => (
    <DropdownMenu>
      <DropdownMenuTrigger {...passed}>Actions</DropdownMenuTrigger>
    </DropdownMenu>
  ),
  ErrorSummary: (passed) => <ErrorSummary errors={[{ message: 'Enter a name.' }]} {...passed} />,
  HoverCardContent: (passed) => (
    <HoverCard>
      <HoverCardContent {...passed} />
    </HoverCard>
  ),
  Input: (passed) => <Input aria-label="Name" {...passed} />,
  'Input with a suffix': (passed) => <Input aria-label="Name" suffix=".in" {...passed} />,
  NativeVideo: (passed) => (
    <NativeVideo label="Tour" sources={[{ src: 'data:video/mp4,', type: 'video/mp4' }]} {...passed} />
  ),
  PopoverContent: (passed) => (
    <Popover>
      <PopoverContent label="Filter" {...passed} />
    </Popover>
  ),
  PopoverTrigger: (passed) => (
    <Popover>
      <PopoverTrigger {...passed}>Filter</PopoverTrigger>
    </Popover>
  ),
  Popup: (passed) => (
    <Popup title="New here?" link={{ label: 'Guide', href: '#guide' }} onClose={() => {}} {...passed}>
      See the guide.
    </Popup>
  ),
  ProgressBar: (passed) => <ProgressBar label="Import" value={1} {...passed} />,
  RadioGroupItem: (passed) => (
    <RadioGroup name="plan" label="Plan">
      <RadioGroupItem value="FT" {...passed}>
        Free Trial
      </RadioGroupItem>
    </RadioGroup>
  ),
  Select: (passed) => <Select aria-label="Plan" {...passed} />,
  Slider: (passed) => <Slider aria-label="Length" {...passed} />,
  StepperHeading: (passed) => <StepperHeading {...passed}>Company</StepperHeading>,
  Switch: (passed) => <Switch {...passed}>Reminders</Switch>,
  ToggleGroupItem: (passed) => (
    <ToggleGroup label="View">
      <ToggleGroupItem value="list" {...passed}>
        List
      </ToggleGroupItem>
    </ToggleGroup>
  ),
}

it.each(Object.entries(components))(
  '%s passes its ref, once over two renders, with other props; class and style are on one element',
  async (_, element) => {
    const attached = vi.fn()
    const ref: Passed['ref'] = (root) => {
      if (root) attached(root)
    }
    const passed = { ref, lang: 'bn', className: 'passed', style: { order: 7 } }
    const view = render(element(passed))
    // A Popup appears later.
    await vi.waitFor(() => expect(attached).toHaveBeenCalledOnce())
    view.rerender(element(passed))
    expect(attached).toHaveBeenCalledOnce()
    const root: Element = attached.mock.lastCall![0]
    expect(document.querySelectorAll('[lang=bn]')).toHaveLength(1)
    expect(root).toHaveAttribute('lang', 'bn')
    const styled = [...document.querySelectorAll<HTMLElement>('[style], .passed')].filter(
      (one) => one.matches('.passed') || one.style.order === '7',
    )
    expect(styled).toHaveLength(1)
    expect(styled[0]).toHaveClass('passed')
    expect(styled[0]).toHaveStyle({ order: '7' })
    expect(styled[0]!.contains(root)).toBe(true)
  },
)

it('ErrorSummary attaches and detaches a ref with its element', () => {
  const ref = vi.fn()
  const view = render(<ErrorSummary ref={ref} errors={[]} />)
  view.rerender(<ErrorSummary ref={ref} errors={[{ message: 'Enter a name.' }]} />)
  expect(ref.mock.lastCall![0]).toHaveAttribute('data-slot', 'error-summary')
  view.rerender(<ErrorSummary ref={ref} errors={[]} />)
  expect(ref).toHaveBeenLastCalledWith(null)
})
