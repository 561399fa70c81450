import '../../styles.css'
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pressKeys, testKeys } from '../../testing/index.ts'
import { withoutMotion } from '../../testing/page/media.ts'
import meta from './hero.meta.ts'
import { Default, OnePhrase } from './hero.stories.tsx'

const sentence = 'Put your maths tuition online in ten minutes.'
const typed = () => document.querySelector('[data-slot=typewriter]')

describe('the headline', () => {
  it('stays one sentence while the second line is being typed', async () => {
    render(<Default />)
    await vi.waitFor(() => expect(typed()).not.toHaveTextContent('maths tuition'), { timeout: 4000 })
    expect(screen.getByRole('heading', { level: 1, name: sentence })).toBeVisible()
  })

  it('keeps its height when the typed line is empty', () => {
    render(<Default />)
    const before = screen.getByRole('heading').offsetHeight
    typed()!.textContent = ''
    expect(screen.getByRole('heading').offsetHeight).toBe(before)
  })
})

testKeys(
  meta.contract,
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

  it.each([200, 320, 390, 768, 1024, 1440])(
    'has a visible word, beside its line and over no text, at %i px',
    async (width) => {
      await page.viewport(width, 800)
      render(<Default />)
      const button = screen.getByRole('button')
      expect(button.innerText).toBe('Pause')
      const box = button.getBoundingClientRect()
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      expect(box.right).toBeLessThanOrEqual(width)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      const text = document.createTreeWalker(document.querySelector('section')!, NodeFilter.SHOW_TEXT)
      const range = new Range()
      for (let node = text.nextNode(); node; node = text.nextNode()) {
        if (button.contains(node) || node.parentElement!.clientWidth === 1) continue
        range.selectNodeContents(node)
        // The height of the letters: boxes of two lines of a headline overlap.
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const middle = (top + bottom) / 2
          const half = (bottom - top) / 4
          const isApart =
            right <= box.left || left >= box.right || middle + half <= box.top || middle - half >= box.bottom
          expect(
            isApart,
            `${node.textContent}, ${left} to ${right}, button from ${box.left}, ${box.top} to ${box.bottom}, text ${top} to ${bottom}`,
          ).toBe(true)
        }
      }
      if (width < 320) return
      const line = typed()!.getBoundingClientRect()
      expect(box.bottom).toBeLessThanOrEqual(line.bottom + line.height + 1)
    },
  )
})
