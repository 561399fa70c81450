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
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  ScrollToTop,
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
    const press = (name: string, role = 'button') => userEvent.click(screen.getByRole(role, { name }))
    const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull())
    const renderStory = async (label: string) => {
      const { stories } = await components.find((one) => one.label === label)!.loadStories()
      const Story = stories.Default!
      render(<Story />)
    }

    it('on an item of a menu shows a toast, and leaves the page', async () => {
      render(
        <>
          <DropdownMenu>
            <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
            <DropdownMenuContent label="Actions">
              <DropdownMenuItem onClick={() => toast.success('Saved.')}>Save</DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
          <Toaster />
        </>,
      )
      await press('Actions')
      await press('Save', 'menuitem')
      await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved.'))
      await press('Dismiss message')
      await gone('status')
      expect(screen.getByRole('button', { name: 'Actions' })).toBeTruthy()
    })

    const pressEscape = () => userEvent.keyboard('{Escape}')
    const pressOutside = () => userEvent.click(document.body)
    it.each<[string, opener: string, role: string, ...leave: (() => Promise<unknown>)[]]>([
      ['Dialog', 'Cancel the trial', 'dialog', () => press('Close'), pressEscape],
      ['AlertDialog', 'Send the fee reminders', 'alertdialog', () => press('Not yet'), pressEscape],
      ['Drawer', 'Menu', 'dialog', () => press('Close menu'), pressEscape],
      ['DropdownMenu', 'Actions', 'menu', () => press('Rename', 'menuitem'), pressEscape],
      ['Popover', 'Filter', 'dialog', () => press('Show the courses'), pressEscape, pressOutside],
    ])('opens a %s, which receives the focus, and closes it', async (label, opener, role, ...ways) => {
      await renderStory(label)
      for (const leave of ways) {
        expect(screen.queryByRole(role)).toBeNull()
        await press(opener)
        const opened = await screen.findByRole(role)
        await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true))
        await leave()
        await gone(role)
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
      await renderStory('Combobox')
      const field = screen.getByRole<HTMLInputElement>('combobox')
      await userEvent.type(field, 'pu')
      await press('Pune', 'option')
      expect(field.value).toBe('Pune')
      await gone('option')
    })

    it('shows the panel of a tab', async () => {
      await renderStory('Tabs')
      await press('Music', 'tab')
      expect(screen.getByRole('tabpanel').textContent).toContain('Tabla')
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
