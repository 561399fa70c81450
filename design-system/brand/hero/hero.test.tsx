import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pressKeys, testKeys } from '../../testing/index.ts'
import { withoutMotion } from '../../testing/page/media.ts'
import contract from './hero.a11y.ts'
import { Default, OnePhrase } from './hero.stories.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

const sentence = 'Put your maths tuition online in ten minutes.'
const typed = () => document.querySelector('[data-slot=typewriter]')

describe('the headline', () => {
  it('is exposed once, as one sentence, and names the section', () => {
    render(<Default />)
    expect(screen.getByRole('heading', { level: 1, name: sentence })).toBeVisible()
    expect(screen.getByRole('region', { name: sentence })).toBeVisible()
  })

  it('stays one sentence while the second line is being typed', async () => {
    render(<Default />)
    await vi.waitFor(() => expect(typed()).not.toHaveTextContent('maths tuition'), { timeout: 4000 })
    expect(screen.getByRole('heading', { level: 1, name: sentence })).toBeVisible()
  })

  it('is complete in the server markup', () => {
    const html = renderToString(<Default />)
    expect(html).toContain(sentence)
    expect(html).toContain('>maths tuition</span>')
  })

  it('shrinks less than the lead and the gaps on a low screen', async () => {
    const sizes = async (width: number, height: number) => {
      await page.viewport(width, height)
      const { unmount } = render(<Default />)
      const heading = screen.getByRole('heading', { level: 1 })
      const lead = heading.nextElementSibling!
      const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
      const found = {
        heading: size(heading),
        lead: size(lead),
        gap: Number.parseFloat(getComputedStyle(lead).marginTop),
      }
      unmount()
      return found
    }
    const high = await sizes(1366, 900)
    const low = await sizes(1366, 650)
    expect(low.heading).toBeGreaterThanOrEqual(64)
    expect(low.lead / high.lead).toBeLessThan(low.heading / high.heading)
    expect(low.gap / high.gap).toBeLessThan(low.heading / high.heading)
  })

  it('keeps its height when the typed line is empty', () => {
    render(<Default />)
    const before = screen.getByRole('heading').offsetHeight
    typed()!.textContent = ''
    expect(screen.getByRole('heading').offsetHeight).toBe(before)
  })
})

testKeys(
  contract,
  pressKeys(async (press) => {
    render(<Default />)
    await press(screen.getByRole('button', { name: 'Pause the headline' }))
    await vi.waitFor(() => expect(typed()).toHaveAttribute('data-paused'))
    const play = screen.getByRole('button', { name: 'Play the headline' })
    expect(play).toHaveFocus()
    await press(play)
    await vi.waitFor(() => expect(typed()).not.toHaveAttribute('data-paused'))
  }, 'the pause button'),
)

describe('the pause button', () => {
  it('is not rendered if nothing is animated', () => {
    render(<OnePhrase />)
    expect(screen.getByRole('heading', { name: /tabla class/ })).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is hidden with reduced motion', async () => {
    await withoutMotion()
    render(<Default />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is 44 px wide and within the screen at 320 px', async () => {
    await page.viewport(320, 800)
    render(<Default />)
    const { width, right } = screen.getByRole('button').getBoundingClientRect()
    expect(width).toBeGreaterThanOrEqual(44)
    expect(right).toBeLessThanOrEqual(320)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
