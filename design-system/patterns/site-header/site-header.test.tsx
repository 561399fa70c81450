import '../../styles.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { click } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { CurrentPageNotListed, Default } from './site-header.stories.tsx'
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
    render(<Default />)
    expect(getComputedStyle(screen.getByRole('banner')).position).toBe('sticky')
    const nav = screen.getByRole('navigation', { name: 'Main' })
    expect(within(nav).getAllByRole('link')).toHaveLength(5)
    for (const link of within(nav).getAllByRole('link'))
      expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Pricing')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('marks no link if the current page is not in the list', () => {
    render(<CurrentPageNotListed />)
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
  })

  it('has no link to another application unless there is one, and then the menu is at the end', async () => {
    render(<SiteHeader brand="Torsha Music Room" links={[{ label: 'Lessons', href: '/lessons' }]} />)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Torsha Music Room',
      'Lessons',
    ])
    await page.viewport(390, 800)
    expect(menu().getBoundingClientRect().right).toBeGreaterThan(340)
  })

  it('shows its actions beside the menu at every width', async () => {
    render(<Default />)
    const admin = screen.getByRole('link', { name: 'Admin (opens in a new tab)' })
    expect(admin).toBeVisible()
    await page.viewport(390, 800)
    expect(admin).toBeVisible()
    expect(menu().getBoundingClientRect().right).toBeGreaterThan(340)
  })
})

describe('the menu of a small screen', () => {
  it('opens as a modal dialog with the links, the current one marked', async () => {
    render(<Default />)
    await click(menu())
    const links = within(dialog()!).getByRole('navigation', { name: 'Menu' })
    expect(within(links).getAllByRole('link')).toHaveLength(5)
    expect(within(links).getByRole('link', { current: 'page' })).toHaveTextContent('Pricing')
    expect(menu().closest('[inert]')).not.toBeNull()
  })
})

it('has all links in the server markup, in a list that a noscript style can show', () => {
  const html = renderToString(<Default />)
  expect(html).toMatch(/<nav[^>]*data-noscript="show"[^>]*>.*Get in Touch/)
  expect(html).toMatch(/<button[^>]*data-noscript="hide"/)
  expect(html).not.toMatch(/<dialog[^>]* open/)
})

testRootProps(<SiteHeader brand="K" links={[]} />)

it('marks a link on the pages below it if it asks for that', () => {
  const links = [
    { label: 'Home', href: '/', match: 'prefix' },
    { label: 'Courses', href: '/courses/', match: 'prefix' },
    { label: 'Prices', href: '/prices' },
  ] as const
  const currentOn = (currentPath: string) => {
    render(<SiteHeader brand="K" links={links} currentPath={currentPath} />)
    const marked = [...document.querySelectorAll('nav[aria-label=Main] [aria-current]')].map(
      (link) => `${link.textContent}: ${link.getAttribute('aria-current')}`,
    )
    cleanup()
    return marked
  }
  expect(currentOn('/courses/maths')).toEqual(['Courses: true'])
  expect(currentOn('/courses/')).toEqual(['Courses: page'])
  expect(currentOn('/coursesx')).toEqual([])
  expect(currentOn('/prices/2026')).toEqual([])
  expect(currentOn('/')).toEqual(['Home: page'])
})
