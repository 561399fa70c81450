import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { lazy, type ReactElement, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
} from '../components/accordion/accordion.tsx'
import { Button } from '../components/button/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '../components/dialog/dialog.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../components/dropdown-menu/dropdown-menu.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../components/popover/popover.tsx'
import { RadioGroupItem } from '../components/radio-group/radio-group.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../components/tabs/tabs.tsx'
import { toast, toastStore } from '../components/toast/store.ts'
import { ToggleGroupItem } from '../components/toggle-group/toggle-group.tsx'
import { Tooltip } from '../components/tooltip/tooltip.tsx'

let error: MockInstance<typeof console.error>
beforeEach(() => {
  error = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const messages = () => error.mock.calls.map(([message]) => message)

const two = [
  <a key="1" href="#a">
    A
  </a>,
  <a key="2" href="#b">
    B
  </a>,
] as never
const outside: [ReactElement, string, string][] = [
  [<DialogTrigger key="1">Open</DialogTrigger>, 'Open', 'DialogTrigger is outside of a Dialog'],
  [<DialogClose key="2">Close</DialogClose>, 'Close', 'DialogClose is outside of a Dialog'],
  [<DialogTitle key="3">Hours</DialogTitle>, 'Hours', 'DialogTitle is outside of a Dialog'],
  [<DialogDescription key="4">Daily</DialogDescription>, 'Daily', 'DialogDescription is outside of a Dialog'],
  [
    <p key="5">
      Page
      <DialogContent />
    </p>,
    'Page',
    'DialogContent is outside of a Dialog',
  ],
  [
    <AccordionItem key="6" value="a">
      Item
    </AccordionItem>,
    'Item',
    'AccordionItem is outside of an Accordion',
  ],
  [
    <AccordionTrigger key="7">Why?</AccordionTrigger>,
    'Why?',
    'AccordionTrigger is outside of an AccordionItem',
  ],
  [
    <Accordion key="8">
      <AccordionContent>Because.</AccordionContent>
    </Accordion>,
    'Because.',
    'AccordionContent is outside of an AccordionItem',
  ],
  [
    <Tabs key="9" defaultValue="a">
      <TabsTrigger value="a">Monday</TabsTrigger>
      <TabsContent value="a">Algebra</TabsContent>
    </Tabs>,
    'Monday',
    'TabsTrigger is outside of a TabsList',
  ],
  [
    <Button key="10" asChild>
      {two}
    </Button>,
    'A',
    'Button with asChild needs one element',
  ],
  [
    <Popover key="11">
      <PopoverTrigger asChild>Text</PopoverTrigger>
    </Popover>,
    'Text',
    'PopoverTrigger with asChild needs one element',
  ],
  [
    <DropdownMenu key="12">
      <DropdownMenuTrigger asChild>Menu</DropdownMenuTrigger>
    </DropdownMenu>,
    'Menu',
    'DropdownMenuTrigger with asChild needs one element',
  ],
  [
    <Dialog key="13">
      <DialogTrigger asChild>Ask</DialogTrigger>
    </Dialog>,
    'Ask',
    'DialogTrigger with asChild needs one element',
  ],
  [
    <Tooltip key="14" text="Copy">
      {'Copy it' as never}
    </Tooltip>,
    'Copy it',
    'Tooltip with asChild needs one element',
  ],
  [<PopoverTrigger key="15">Help</PopoverTrigger>, 'Help', 'PopoverTrigger is outside of a Popover'],
  [
    <PopoverContent key="16" label="Help">
      Call us.
    </PopoverContent>,
    'Call us.',
    'PopoverContent is outside of a Popover',
  ],
  [<DropdownMenuTrigger key="17">Menu</DropdownMenuTrigger>, 'Menu', 'DropdownMenuTrigger is outside of a'],
  [
    <DropdownMenuContent key="18" label="Actions">
      Rename
    </DropdownMenuContent>,
    'Rename',
    'DropdownMenuContent is outside of a DropdownMenu',
  ],
  [<DropdownMenuItem key="19">Copy</DropdownMenuItem>, 'Copy', 'DropdownMenuItem is outside of a'],
  [
    <TabsTrigger key="20" value="a">
      Monday
    </TabsTrigger>,
    'Monday',
    'TabsTrigger is outside of Tabs',
  ],
  [
    <TabsList key="21" aria-label="Days">
      Days
    </TabsList>,
    'Days',
    'TabsList is outside of Tabs',
  ],
  [
    <TabsContent key="22" value="a">
      Algebra
    </TabsContent>,
    'Algebra',
    'TabsContent is outside of Tabs',
  ],
  [
    <RadioGroupItem key="23" value="FT">
      Free
    </RadioGroupItem>,
    'Free',
    'RadioGroupItem value="FT" is outside of a RadioGroup',
  ],
  [
    <ToggleGroupItem key="24" value="list">
      List
    </ToggleGroupItem>,
    'List',
    'ToggleGroupItem value="list" is outside of a ToggleGroup',
  ],
]

it.each(outside)('a wrong use is reported once and shown: %#', (element, text, message) => {
  const { rerender } = render(element)
  expect(screen.getByText(text)).toBeVisible()
  fireEvent.keyDown(screen.getByText(text), { key: 'ArrowDown' })
  fireEvent.click(screen.getByText(text))
  rerender(<div>{element}</div>)
  expect(messages()).toEqual([expect.stringContaining(message)])
})

it('asChild accepts a component that is loaded lazily', async () => {
  const Later = lazy(async () => ({ default: (props: object) => <a href="#start" {...props} /> }))
  render(
    <Suspense>
      <Button asChild>
        <Later>Start</Later>
      </Button>
    </Suspense>,
  )
  expect(await screen.findByRole('link', { name: 'Start' })).toHaveAttribute('data-slot', 'button')
  expect(messages()).toEqual([])
})

it('a toast that no Toaster shows is reported', () => {
  vi.useFakeTimers()
  const first = toast.success('Saved.')
  const unsubscribe = toastStore.subscribe(() => {})
  vi.runAllTimers()
  expect(messages()).toEqual([])
  unsubscribe()
  toast.success('Saved again.')
  toast.dismiss(first)
  vi.runAllTimers()
  expect(messages()).toEqual([expect.stringContaining('the page has no Toaster')])
  for (const { id } of toastStore.get()) toast.dismiss(id)
})

it.each(['initial', 'white'])('a page without the style sheet is reported: --ds-bg is %s', async (value) => {
  vi.useFakeTimers()
  // The module checks once, so each case has a module of its own.
  const { href } = new URL(`./advise.ts?${value}`, import.meta.url)
  const { adviseStyleSheet }: typeof import('./advise.ts') = await import(/* @vite-ignore */ href)
  const { container } = render(<p className="kds:flex">Text</p>)
  container.style.setProperty('--ds-bg', value)
  adviseStyleSheet()
  adviseStyleSheet()
  vi.runAllTimers()
  expect(messages()).toEqual(
    value === 'white' ? [] : [expect.stringContaining('The components have no styles.')],
  )
})
