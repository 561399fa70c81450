import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { CurrentPageNotListed, Default } from './site-header.stories.tsx'
import { SiteHeader } from './site-header.tsx'

beforeEach(() => page.viewport(390, 800))

const menu = () => screen.getByRole('button', { name: 'Menu' })

describe('on a wide screen', () => {
  beforeEach(() => page.viewport(1440, 900))

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
    await page.viewport(320, 800)
    await waitFor(() => expect(menu().getBoundingClientRect().right).toBeGreaterThan(270))
  })

  it('shows its actions beside the menu at every width', async () => {
    render(<Default />)
    const admin = screen.getByRole('link', { name: 'Admin (opens in a new tab)' })
    expect(admin).toBeVisible()
    await page.viewport(390, 800)
    expect(admin).toBeVisible()
    await waitFor(() => expect(menu()).toBeVisible())
    expect(menu().getBoundingClientRect().right).toBeGreaterThan(340)
  })
})

describe('links that', () => {
  const links = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ label: `Course ${index + 1}`, href: `/${index}` }))
  const inRow = () => screen.queryByRole('navigation', { name: 'Main' })

  it.each([
    ['fit are in the row', 3, 768, true],
    ['fit beside the actions are in the row', 5, 1024, true],
    ['do not fit are in the menu', 5, 640, false],
    ['do not fit into a wide window are in the menu', 16, 1440, false],
  ])('%s: %i at %i px', async (_, count, width, fit) => {
    await page.viewport(width, 800)
    render(
      <SiteHeader brand="Torsha Music Room" links={links(count)}>
        <a href="/admin">Admin</a>
      </SiteHeader>,
    )
    expect(Boolean(inRow())).toBe(fit)
    expect(Boolean(screen.queryByRole('button', { name: 'Menu' }))).toBe(!fit)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const { top, bottom } = screen.getByRole('banner').getBoundingClientRect()
    expect(bottom - top, 'one row').toBeLessThan(80)
  })

  it('fit stay in a menu below 78rem that has more links', async () => {
    await page.viewport(1024, 800)
    render(
      <SiteHeader brand="Torsha" links={links(2)} menuLinks={[{ label: 'Account', href: '/account' }]} />,
    )
    expect(inRow()).toBeNull()
    expect(menu()).toBeVisible()
    await page.viewport(1280, 800)
    expect(inRow()).toBeVisible()
  })

  it('no longer fit move to the menu when the window changes, and back', async () => {
    await page.viewport(900, 800)
    render(<SiteHeader brand="Torsha" links={links(5)} />)
    expect(inRow()).toBeVisible()
    await page.viewport(390, 800)
    await waitFor(() => expect(menu()).toBeVisible())
    expect(inRow()).toBeNull()
    await page.viewport(900, 800)
    await waitFor(() => expect(inRow()).toBeVisible())
  })
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
