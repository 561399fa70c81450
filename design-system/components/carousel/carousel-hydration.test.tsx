import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, exposed, first, freshCarousel, live, viewport } from './carousel.fixture.ts'
import { AsManyAsFit, Autoplay, WithLinks } from './carousel.stories.tsx'

describe('before hydration', () => {
  freshCarousel()

  const server = (ui: ReactElement) => {
    const place = document.createElement('div')
    place.innerHTML = renderToString(ui)
    document.body.append(place)
    onTestFinished(() => place.remove())
    return place
  }

  it('exposes every slide once, without inline style', () => {
    const place = server(<AsManyAsFit />)
    expect(place.querySelector('[style], [inert], [data-copy]')).toBeNull()
    expect(exposed()).toEqual([1, 2, 3, 4])
    expect(button('Next slide').parentElement).toHaveAttribute('data-noscript', 'hide')
    expect(live()).toBeNull()
    expect(viewport().firstElementChild).toHaveAttribute('data-noscript', 'wrap')
  })

  it('continues from a link that was focused before hydration', async () => {
    await page.viewport(320, 900)
    const place = server(<WithLinks />)
    const link = place.querySelectorAll('a')[2]!
    link.focus()
    expect(viewport().scrollLeft).toBeGreaterThan(300)
    render(<WithLinks />, { container: place, hydrate: true })
    expect(viewport().scrollLeft).toBe(0)
    expect(exposed()).toEqual([3])
    expect(first()).toContain('Monsoon')
    expect(link).toHaveFocus()
  })

  it.each([1280, 800, 500, 320])('keeps its layout on hydration, at %i px', async (width) => {
    await page.viewport(width, 900)
    const place = server(<AsManyAsFit />)
    const boxes = () =>
      [...place.querySelectorAll('button, [role=group], section')].map((element) =>
        element.getBoundingClientRect().toJSON(),
      )
    const before = boxes()
    render(<AsManyAsFit />, { container: place, hydrate: true })
    expect(viewport()).toHaveAttribute('data-ready')
    expect(boxes()).toEqual(before)
  })

  it('does not rotate while it has a focus that it got before hydration', async () => {
    const place = server(<Autoplay />)
    await userEvent.keyboard('{Tab}')
    expect(place).toContainElement(document.activeElement as HTMLElement)
    render(<Autoplay />, { container: place, hydrate: true })
    expect(button('Start the slides')).toHaveFocus()
  })

  it('pauses by a press on Pause that the page answers after hydration', async () => {
    const place = server(<Autoplay />)
    const control = place.querySelector('button')!
    await userEvent.keyboard('{Tab}')
    expect(control).toHaveFocus()
    control.ariaBusy = 'true'
    // React reports the unknown attribute in development.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    render(<Autoplay />, { container: place, hydrate: true })
    control.ariaBusy = null
    act(() => control.click())
    expect(button('Start the slides')).toHaveFocus()
  })
})
