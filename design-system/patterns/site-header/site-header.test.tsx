import '../../styles.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NowhereInTheList, OnAPage } from './site-header.stories.tsx'
import { SiteHeader } from './site-header.tsx'

beforeEach(() => page.viewport(390, 800))
afterEach(() => {
  cleanup()
  history.replaceState(null, '', location.pathname + location.search)
})

const menu = () => screen.getByRole('button', { name: 'Menu' })
const dialog = () => screen.queryByRole('dialog', { name: 'Menu' })

describe('on a wide screen', () => {
  beforeEach(() => page.viewport(1440, 900))

  it('shows the links, marks the current one, and has no menu', () => {
    render(<OnAPage />)
    const nav = screen.getByRole('navigation', { name: 'Main' })
    expect(within(nav).getAllByRole('link')).toHaveLength(5)
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Pricing')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('marks nothing where the page is not in the list', () => {
    render(<NowhereInTheList />)
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
  })

  it('opens the other application in a new tab, and says so', () => {
    render(<OnAPage />)
    const admin = screen.getByRole('link', { name: 'Admin (opens in a new tab)' })
    expect(admin).toHaveAttribute('target', '_blank')
    expect(admin).toHaveAttribute('rel', 'noopener')
  })
})

describe('the menu of a small screen', () => {
  it('opens as a modal dialog with the links, the current one marked', async () => {
    render(<OnAPage />)
    expect(menu()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(menu())
    const links = within(dialog()!).getByRole('navigation', { name: 'Menu' })
    expect(within(links).getAllByRole('link')).toHaveLength(5)
    expect(within(links).getByRole('link', { current: 'page' })).toHaveTextContent('Pricing')
    expect(dialog()).toBeVisible()
    expect(dialog()!.matches(':modal')).toBe(true)
    expect(document.querySelector('[data-opens-dialog]')).toHaveAttribute('aria-expanded', 'true')
  })

  it.each(['Enter', 'Space'])('%s: opens it', async (key) => {
    render(<OnAPage />)
    menu().focus()
    await userEvent.keyboard(key === 'Space' ? ' ' : '{Enter}')
    expect(dialog()).toBeVisible()
  })

  it('Escape: closes it, and the focus returns', async () => {
    render(<OnAPage />)
    await userEvent.click(menu())
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(menu()).toHaveAttribute('aria-expanded', 'false'))
    expect(dialog()).toBeNull()
    expect(menu()).toHaveFocus()
  })

  it('Tab: stays in the menu', async () => {
    render(<OnAPage />)
    await userEvent.click(menu())
    const seen = new Set<string>()
    for (let step = 0; step < 12; step++) {
      const { activeElement } = document
      // The browser's own interface may take its turn, the page behind may not.
      if (activeElement !== document.body) expect(dialog()).toContainElement(activeElement as HTMLElement)
      seen.add(activeElement?.textContent || (activeElement?.getAttribute('aria-label') ?? ''))
      await userEvent.keyboard('{Tab}')
    }
    expect(seen).toContain('Close menu')
    expect(seen).toContain('Book a Free 30-Min Demo')
  })

  it('closes by its button, by a link, and by a press beside it', async () => {
    await page.viewport(900, 800)
    render(<OnAPage />)
    const presses = [
      () => userEvent.click(screen.getByRole('button', { name: 'Close menu' })),
      () => userEvent.click(within(dialog()!).getByRole('link', { name: 'About Us' })),
      () => userEvent.click(document.body, { position: { x: 20, y: 20 }, force: true }),
    ]
    for (const press of presses) {
      await userEvent.click(menu())
      expect(dialog()).toBeVisible()
      await press()
      await vi.waitFor(() => expect(dialog()).toBeNull())
      await vi.waitFor(() => expect(menu()).toHaveAttribute('aria-expanded', 'false'))
    }
    expect(location.hash).toBe('#about')
  })

  it('closes when the screen grows wide enough for the links', async () => {
    render(<OnAPage />)
    await userEvent.click(menu())
    await page.viewport(1440, 900)
    await vi.waitFor(() => expect(document.querySelector('dialog')).not.toHaveAttribute('open'))
  })

  it('can be opened before hydration: the button says which dialog, and opening twice is harmless', async () => {
    render(<OnAPage />)
    const early = document.getElementById(menu().dataset.opensDialog!) as HTMLDialogElement
    expect(menu()).toHaveAttribute('aria-controls', early.id)
    early.showModal()
    // Browsers before 2024 throw at a second showModal().
    const again = vi.spyOn(early, 'showModal')
    document.querySelector<HTMLElement>('[data-opens-dialog]')!.click()
    expect(again).not.toHaveBeenCalled()
    expect(early.open).toBe(true)
  })
})

it('has all links in the server’s markup, in a list that a noscript style can show', () => {
  const html = renderToString(<OnAPage />)
  expect(html).toMatch(/<nav[^>]*data-noscript="show"[^>]*>.*Get in Touch/)
  expect(html).toMatch(/<button[^>]*data-noscript="hide"/)
  expect(html).not.toMatch(/<dialog[^>]* open/)
})

it('has controls of 44 px at least', async () => {
  render(<OnAPage />)
  await userEvent.click(menu())
  for (const control of dialog()!.querySelectorAll('a, button')) {
    const { width, height } = control.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

it('passes other props to its root', () => {
  render(
    <SiteHeader
      brand="K"
      links={[]}
      admin={{ label: 'Admin', href: '#' }}
      id="top"
      className="static!"
      label="Site"
    />,
  )
  expect(screen.getByRole('banner')).toHaveAttribute('id', 'top')
  expect(screen.getByRole('banner')).toHaveClass('static!')
})
