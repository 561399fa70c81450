import { cleanup, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Call, Circle, Default, Missing } from './chalk.stories.tsx'
import { ChalkCircle, ChalkLedge, ChalkUnderline, ErasedZero } from './chalk.tsx'

it.each([
  ['strokes', <Default key="0" />, 'online in ten minutes.'],
  ['a circle', <Circle key="0" />, 'Most Popular'],
])('%s add nothing to the text for screen readers', (_, element, text) => {
  const { container } = render(element)
  expect(container.textContent).toBe(text)
  expect(screen.queryByRole('img')).toBeNull()
  for (const svg of container.querySelectorAll('svg')) expect(svg).toHaveAttribute('aria-hidden', 'true')
})

it('makes the page no wider while it is drawn', () => {
  const atTheEnd = { display: 'flex', justifyContent: 'end', paddingInline: '1rem' }
  render(
    <div style={atTheEnd}>
      <ChalkUnderline>ten</ChalkUnderline>
    </div>,
  )
  const animations = document.getAnimations()
  expect(animations.length).toBeGreaterThan(0)
  for (const animation of animations) {
    animation.pause()
    animation.currentTime = 0
  }
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
})

it('uses the filter of ChalkGrain', () => {
  const { container } = render(<Default />)
  const used = container.querySelector('[data-slot=chalk-underline] path')?.getAttribute('filter')
  expect(used).toBe('url(#grain)')
  expect(document.querySelectorAll('filter#grain')).toHaveLength(1)
})

describe('ErasedZero', () => {
  it('exposes the headline as it is written', () => {
    render(<Missing />)
    expect(screen.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible()
    expect(screen.getByRole('heading')).toHaveTextContent(/^404 - Page Not Found$/)
  })

  it.each([
    ['404 - Page Not Found', 1],
    ['410 - This class has ended', 1],
    ['Nothing here', 0],
  ])('erases the first zero of %s only', (title, count) => {
    render(<Missing title={title} />)
    const drawings = screen.getByRole('heading').querySelectorAll('svg')
    expect(drawings).toHaveLength(count)
    for (const drawing of drawings) expect(drawing.parentElement?.parentElement).toHaveTextContent(/^0$/)
  })

  it('keeps the order of the digits in right-to-left text', () => {
    render(
      <h1 dir="rtl" lang="ar">
        <ErasedZero>404 - الصفحة غير موجودة</ErasedZero>
      </h1>,
    )
    expect(screen.getByRole('heading', { name: /^404 - / })).toBeVisible()
    const number = screen.getByRole('heading').querySelector('[dir=ltr]')!
    const zero = number.querySelector('span')!.getBoundingClientRect()
    const box = number.getBoundingClientRect()
    expect(number).toHaveTextContent(/^404$/)
    expect(zero.left - box.left).toBeGreaterThan(zero.width / 2)
    expect(box.right - zero.right).toBeGreaterThan(zero.width / 2)
  })
})

it.each([320, 390, 768, 1024, 1280, 1440, 1920])('keeps the gong off the text at %i px', async (width) => {
  await page.viewport(width, 900)
  for (const title of [
    'The bell rings.',
    'Every guardian reads the same notice, every student the same timetable.',
  ]) {
    cleanup()
    render(<Call title={title} />)
    const gong = document.querySelector('[data-slot=call-to-action] > svg')!.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(screen.getByRole('heading').parentElement!)
    const textBox = range.getBoundingClientRect()
    expect(textBox.top >= gong.bottom || textBox.right <= gong.left, 'apart').toBe(true)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

testRootProps(
  <div>
    <ChalkUnderline>ten minutes</ChalkUnderline>
    <ChalkLedge />
  </div>,
)
testRootProps(<ChalkCircle>Popular</ChalkCircle>)
