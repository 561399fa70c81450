import '../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { OfflineBanner } from '../routes/-shell/offline-banner'
import { showFailure } from './offline-banner'

afterEach(async () => {
  cleanup()
  document.documentElement.removeAttribute('dir')
  await page.viewport(1280, 900)
})

it('says for a button that the page is not complete', () => {
  render(<OfflineBanner />)
  showFailure(Object.assign(document.createElement('button'), { textContent: 'Menu' }))
  expect(screen.getByRole('status')).toHaveTextContent(/This page is incomplete\..*press the button again/)
})

describe('away from the focused control', () => {
  const show = (header: number, control: number, type: 'radio' | 'button') => {
    render(
      <>
        <header style={{ position: 'absolute', top: header, height: 68, insetInline: 0 }} />
        <input
          type={type}
          aria-label="Control"
          style={{ position: 'absolute', top: control, left: 20, width: 80, height: 44 }}
        />
        <OfflineBanner />
      </>,
    )
    const focused = screen.getByLabelText('Control')
    const banner = document.querySelector('section')!
    focused.focus({ preventScroll: true })
    showFailure()
    return { focused, banner }
  }
  /** How many pixels of the height of an element are under the banner. */
  const covered = (element: Element | null, banner: Element) => {
    const { top, bottom } = element!.getBoundingClientRect()
    const box = banner.getBoundingClientRect()
    expect(box.top).toBeGreaterThanOrEqual(0)
    expect(box.bottom).toBeLessThanOrEqual(innerHeight)
    return Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top))
  }

  it.each([
    [390, 800, 'ltr'],
    [390, 800, 'rtl'],
    [390, 400, 'ltr'],
    [1280, 720, 'ltr'],
    [320, 640, 'ltr'],
  ] as const)('%i x %i px, %s: it is below the header, also if the page is not scrolled', async (...size) => {
    const [width, height, direction] = size
    await page.viewport(width, height)
    document.documentElement.dir = direction
    for (const header of [75, 0]) {
      const { focused, banner } = show(header, height - 110, 'button')
      expect(banner).toHaveAttribute('data-high')
      expect(covered(document.querySelector('header'), banner)).toBe(0)
      expect(covered(focused, banner)).toBe(0)
      cleanup()
    }
  })

  it.each(['radio', 'button'] as const)('wherever a %s is in a window of 320 x 256 px', async (type) => {
    await page.viewport(320, 256)
    for (const header of [95, 0, -200])
      for (let top = 0; top <= 256 - 44; top += 4) {
        const { focused, banner } = show(header, top, type)
        expect(covered(focused, banner), `${type} at ${top} px, header at ${header} px`).toBeLessThan(5)
        cleanup()
      }
  })
})
