import { act, cleanup, render, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button } from '../components/button/button.tsx'
import { Combobox } from '../components/combobox/combobox.tsx'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '../components/dialog/dialog.tsx'
import { Default as Navigation } from '../components/disclosure-nav/disclosure-nav.stories.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../components/dropdown-menu/dropdown-menu.tsx'
import { Field } from '../components/field/field.tsx'
import { Input } from '../components/input/input.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../components/tabs/tabs.tsx'
import { toast } from '../components/toast/store.ts'
import { Toaster } from '../components/toast/toaster.tsx'
import { DesignSystemProvider } from '../provider/provider.tsx'
import { click, type } from './index.ts'

const logError = vi.fn()
beforeEach(() => {
  logError.mockClear()
  vi.spyOn(console, 'error').mockImplementation(logError)
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  expect(logError.mock.calls).toEqual([])
  vi.restoreAllMocks()
})

/** Renders it inside a shadow root, between two buttons of the page. */
function inShadow(ui: ReactNode) {
  document.body.innerHTML = '<button>Before</button><div id="host"></div><button>After</button>'
  const shadow = document.querySelector('#host')!.attachShadow({ mode: 'open' })
  const place = document.createElement('div')
  const portal = document.createElement('div')
  shadow.append(place, portal)
  render(<DesignSystemProvider portalContainer={portal}>{ui}</DesignSystemProvider>, { container: place })
  const part = (element: HTMLElement) => ({
    ...within(element),
    button: (name: string) => within(element).getByRole('button', { name }),
  })
  return { shadow, place: part(place), portal: part(portal), focused: () => shadow.activeElement }
}

const Course = () => (
  <>
    <Toaster />
    <Dialog>
      <DialogTrigger asChild>
        <Button>Edit</Button>
      </DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Course</DialogTitle>
        <Field label="Name" hint="As on the certificate." error="Enter a name.">
          <Input name="name" />
        </Field>
        <Button>Save</Button>
      </DialogContent>
    </Dialog>
  </>
)

it('opens a dialog in the portal container, which keeps the focus and returns it', async () => {
  const { place, portal, focused } = inShadow(<Course />)
  await click(place.button('Edit'))
  const name = await portal.findByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(focused()).toBe(name))
  const order = [name, portal.button('Save'), portal.button('Close')]
  for (const next of [...order.slice(1), ...order]) {
    await type('Tab')
    expect(focused()).toBe(next)
  }
  for (const previous of [order[1], order[0], order[2]]) {
    await type('Shift+Tab')
    expect(focused()).toBe(previous)
  }
  expect(place.button('Edit').closest('[inert]')).not.toBeNull()
  for (const outside of document.querySelectorAll('body > button')) expect(outside).toHaveAttribute('inert')
  await type('Escape')
  await waitFor(() => expect(focused()).toBe(place.button('Edit')))
  expect(document.querySelector('[inert]')).toBeNull()
  expect(portal.queryByRole('dialog')).toBeNull()
})

it('returns the focus of a dialog that is opened through `open`', async () => {
  const Renamed = () => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button>Add</Button>
        <Button onClick={() => setOpen(true)}>Rename</Button>
        <Dialog open={open} onOpenChange={setOpen}>
          <DialogContent aria-describedby={undefined}>
            <DialogTitle>Rename the batch</DialogTitle>
          </DialogContent>
        </Dialog>
      </>
    )
  }
  const { place, portal, focused } = inShadow(<Renamed />)
  await click(place.button('Rename'))
  await portal.findByRole('dialog')
  await type('Escape')
  await waitFor(() => expect(focused()).toBe(place.button('Rename')))
})

it('connects a field with its label, hint and error', async () => {
  const { place, portal } = inShadow(<Course />)
  await click(place.button('Edit'))
  const name = await portal.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  expect(name).toHaveAccessibleDescription('As on the certificate. Enter a name.')
  await click(name.labels![0]!)
  expect((name.getRootNode() as ShadowRoot).activeElement).toBe(name)
})

it('shows toasts in the portal container, reached by F8 and left by Escape', async () => {
  const { place, portal, focused } = inShadow(<Course />)
  act(() => void toast.success('Saved.', { duration: 600_000 }))
  const message = await portal.findByText('Saved.')
  place.button('Edit').focus()
  await type('F8')
  expect(focused()).toContainElement(message)
  await type('Tab')
  expect(message.closest('[data-toast]')).toContainElement(focused() as HTMLElement)
  await type('Escape')
  await waitFor(() => expect(focused()).toBe(place.button('Edit')))
  expect(portal.queryByText('Saved.')).toBeNull()
})

it('moves through a menu and a list of options', async () => {
  const { place, shadow, focused } = inShadow(
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
        <DropdownMenuContent label="Actions">
          {['Rename', 'Copy', 'Delete'].map((name) => (
            <DropdownMenuItem key={name}>{name}</DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <Combobox aria-label="City" options={['Agra', 'Delhi']} />
    </>,
  )
  await click(place.button('Actions'))
  await waitFor(() => expect(focused()).toHaveTextContent('Rename'))
  await type('ArrowDown')
  expect(focused()).toHaveTextContent('Copy')
  await type('Escape')
  await waitFor(() => expect(focused()).toBe(place.button('Actions')))

  const city = place.getByRole<HTMLInputElement>('combobox', { name: 'City' })
  city.focus()
  for (const key of ['d', 'ArrowDown']) await type(key)
  expect(shadow.getElementById(city.getAttribute('aria-activedescendant')!)).toHaveTextContent('Delhi')
  await type('Enter')
  expect(city).toHaveValue('Delhi')
})

it('moves between tabs', async () => {
  const { place, focused } = inShadow(
    <Tabs defaultValue="a">
      <TabsList aria-label="Views">
        {['a', 'b', 'c'].map((value) => (
          <TabsTrigger key={value} value={value}>
            {value}
          </TabsTrigger>
        ))}
      </TabsList>
      {['a', 'b', 'c'].map((value) => (
        <TabsContent key={value} value={value}>
          {value}
        </TabsContent>
      ))}
    </Tabs>,
  )
  place.getByRole('tab', { name: 'a' }).focus()
  for (const [key, name] of [
    ['ArrowRight', 'b'],
    ['End', 'c'],
    ['ArrowRight', 'a'],
    ['ArrowLeft', 'c'],
    ['Home', 'a'],
  ] as const) {
    await type(key)
    await waitFor(() => expect(focused()).toBe(place.getByRole('tab', { name })))
    expect(place.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  }
})

it('leaves a disclosure open for a press inside it, and closes it by a press outside', async () => {
  const { place, shadow } = inShadow(<Navigation />)
  const courses = place.button('Courses')
  const open = async () => {
    await click(courses)
    await waitFor(() => expect(courses).toHaveAttribute('aria-expanded', 'true'))
  }
  const followed: (string | null)[] = []
  shadow.addEventListener('click', (event) => {
    event.preventDefault()
    followed.push((event.target as Element).closest('a')?.getAttribute('href') ?? null)
  })
  await open()
  await click(place.getByRole('link', { name: 'Mathematics' }))
  expect(followed).toEqual([null, '#maths'])
  await open()
  await click(document.querySelector('body > button')!)
  await waitFor(() => expect(courses).toHaveAttribute('aria-expanded', 'false'))
})
