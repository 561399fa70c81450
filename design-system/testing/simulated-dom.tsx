/** What a site's own tests in jsdom or happy-dom do with the components: both lack layout and many functions. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toastStore } from '../components/toast/store.ts'
import { startCarousel, startDrawer } from '../controllers.ts'
import {
  Button,
  Carousel,
  CarouselItem,
  Combobox,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  Field,
  Popover,
  PopoverClose,
  PopoverContent,
  PopoverTrigger,
  ScrollToTop,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  Toaster,
  Tooltip,
  toast,
} from '../index.ts'
import { components } from './components.ts'

const controls = 'button, input, select, textarea, summary, a[href], [role=tab], [role=option]'

/** Tests of every story, and of what each part does at a press. Consumers test a form as the documentation does. */
export function testInSimulatedDom() {
  let errors: unknown[] = []
  const onError = (event: ErrorEvent) => {
    errors.push(event.error ?? event.message)
  }
  // A link would leave the page, which jsdom reports as not implemented.
  const stay = (event: Event) => {
    const target = event.target as Element
    if (event.type === 'submit' || target.closest?.('a[href]')) event.preventDefault()
  }
  beforeEach(() => {
    errors = []
    window.addEventListener('error', onError)
    for (const type of ['click', 'submit']) window.addEventListener(type, stay)
  })
  afterEach(() => {
    act(() => {
      for (const { id } of toastStore.get()) toast.dismiss(id)
    })
    cleanup()
    window.removeEventListener('error', onError)
    for (const type of ['click', 'submit']) window.removeEventListener(type, stay)
    document.body.replaceChildren()
    expect(errors).toEqual([])
  })

  describe.each(components)('$id', ({ loadStories }) => {
    it('renders its stories, which stay after a press of each control, keys and text', async () => {
      const user = userEvent.setup({ pointerEventsCheck: 0 })
      const { stories } = await loadStories()
      for (const [name, Story] of Object.entries(stories)) {
        const { container } = render(<Story />)
        const before = container.childElementCount
        for (const control of document.querySelectorAll<HTMLElement>(controls)) {
          if (!control.isConnected) continue
          await user.click(control)
          // user-event itself fails at an arrow key on a radio button in jsdom, which has no `CSS`.
          await user.keyboard(control.matches('[type=radio]') ? '{Escape}' : 'a{ArrowDown}{Escape}')
        }
        expect([name, container.childElementCount]).toEqual([name, before])
        expect(errors).toEqual([])
        cleanup()
      }
    })
  })

  describe('a press', () => {
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull())

    it('shows a toast, and leaves the page', async () => {
      render(
        <>
          <Button onClick={() => toast.success('Saved.')}>Save</Button>
          <Toaster />
        </>,
      )
      await press('Save')
      await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved.'))
      await press('Dismiss message')
      await gone('status')
      expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
    })

    it.each([
      ['Dialog', 'Cancel the trial', 'dialog', 'Close'],
      ['AlertDialog', 'Send the fee reminders', 'alertdialog', 'Not yet'],
      ['Drawer', 'Menu', 'dialog', 'Close menu'],
    ])('opens a %s, which a button and Escape close', async (label, opener, role, close) => {
      const { stories } = await components.find((one) => one.label === label)!.loadStories()
      const Story = stories.Default!
      render(<Story />)
      for (const leave of [() => press(close), () => userEvent.keyboard('{Escape}')]) {
        expect(screen.queryByRole(role)).toBeNull()
        await press(opener)
        expect(await screen.findByRole(role)).toBeTruthy()
        await leave()
        await gone(role)
      }
    })

    it('opens a menu and presses its item, which closes it', async () => {
      const pressed: string[] = []
      render(
        <DropdownMenu>
          <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
          <DropdownMenuContent label="Actions">
            <DropdownMenuItem onClick={() => pressed.push('Rename')}>Rename</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>,
      )
      expect(screen.queryByRole('menu')).toBeNull()
      await press('Actions')
      await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
      await gone('menu')
      await press('Actions')
      await userEvent.keyboard('{Escape}')
      await gone('menu')
      expect(pressed).toEqual(['Rename'])
    })

    it('opens a popover, which its button and a press outside close', async () => {
      render(
        <>
          <p>Page</p>
          <Popover>
            <PopoverTrigger>Filter</PopoverTrigger>
            <PopoverContent label="Filter">
              <PopoverClose>Show</PopoverClose>
            </PopoverContent>
          </Popover>
        </>,
      )
      expect(screen.queryByRole('dialog')).toBeNull()
      for (const close of [() => press('Show'), () => userEvent.click(screen.getByText('Page'))]) {
        await press('Filter')
        const panel = await screen.findByRole('dialog', { name: 'Filter' })
        await waitFor(() => expect(document.activeElement).toBe(panel))
        await close()
        await gone('dialog')
      }
    })

    it('shows a tooltip at the keyboard focus', async () => {
      render(
        <Tooltip text="Copies the link">
          <Button>Copy</Button>
        </Tooltip>,
      )
      expect(screen.queryByRole('tooltip')).toBeNull()
      await userEvent.tab()
      expect(await screen.findByRole('tooltip')).toBeTruthy()
      await userEvent.tab()
      await gone('tooltip')
    })

    it('chooses an option of a combobox', async () => {
      render(
        <Field label="City">
          <Combobox options={['Kolkata', 'Pune']} />
        </Field>,
      )
      const field = screen.getByRole<HTMLInputElement>('combobox')
      await userEvent.type(field, 'pu')
      await userEvent.click(screen.getByRole('option', { name: 'Pune' }))
      expect(field.value).toBe('Pune')
      await gone('option')
    })

    it('shows the panel of a tab', async () => {
      render(
        <Tabs defaultValue="one">
          <TabsList aria-label="Parts">
            <TabsTrigger value="one">One</TabsTrigger>
            <TabsTrigger value="two">Two</TabsTrigger>
          </TabsList>
          <TabsContent value="one">First</TabsContent>
          <TabsContent value="two">Second</TabsContent>
        </Tabs>,
      )
      await userEvent.click(screen.getByRole('tab', { name: 'Two' }))
      expect(screen.getByRole('tabpanel').textContent).toBe('Second')
    })

    it('moves a carousel, and scrolls to the top', async () => {
      render(
        <main id="main">
          <Carousel aria-label="Work">
            <CarouselItem>One</CarouselItem>
            <CarouselItem>Two</CarouselItem>
          </Carousel>
          <ScrollToTop />
        </main>,
      )
      await press('Next slide')
      await press('Back to top')
      expect(document.activeElement).toBe(screen.getByRole('main'))
    })

    it('moves a carousel and opens a drawer of a page without React', async () => {
      const { container } = render(
        <Carousel aria-label="Work" autoplay>
          <CarouselItem>One</CarouselItem>
          <CarouselItem>Two</CarouselItem>
        </Carousel>,
      )
      const html = container.innerHTML
      cleanup()
      document.body.innerHTML = `${html}<button>Menu</button><dialog><a href="#a">A</a></dialog>`
      const dialog = document.querySelector('dialog')!
      const stops = [
        startCarousel(document.querySelector<HTMLElement>('[data-slot=carousel]')!).stop,
        startDrawer(dialog, screen.getByRole('button', { name: 'Menu' })),
      ]
      await press('Next slide')
      await press('Menu')
      expect(dialog.open).toBe(true)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(dialog.open).toBe(false))
      for (const stop of stops) stop()
    })
  })
}
