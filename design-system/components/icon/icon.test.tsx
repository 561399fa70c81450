import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { Check, Mail } from 'lucide-react'
import { type ComponentProps, createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { OwnDrawing, RightToLeft, Sizes, Strokes, WhatsApp, WithLabel } from './icon.stories.tsx'
import { Icon } from './icon.tsx'

afterEach(cleanup)

const icons = () => [...document.querySelectorAll<SVGSVGElement>('[data-slot=icon]')]
const style = (element: Element) => getComputedStyle(element)

it('is decoration: nothing of it is heard', () => {
  render(<Sizes />)
  expect(icons()).toHaveLength(5)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('heading')).toHaveAccessibleName('Beside a title')
  for (const icon of icons()) expect(icon).toHaveAttribute('aria-hidden', 'true')
})

it('is an image with a name where it is given one', () => {
  render(<WithLabel />)
  const icon = screen.getByRole('img', { name: 'Paid' })
  expect(icon).not.toHaveAttribute('aria-hidden')
  expect(screen.getByRole('cell', { name: 'Paid' })).toContainElement(icon)
})

it('is heard by its name, also where the drawing hides itself', () => {
  const Drawing = (props: ComponentProps<'svg'>) => <svg aria-hidden="true" {...props} />
  render(<Icon icon={Drawing} label="Our own" />)
  expect(screen.getByRole('img', { name: 'Our own' })).toBeInTheDocument()
})

it('has a mark that Lucide lacks, drawn with the line of the others', () => {
  render(
    <>
      <WhatsApp />
      <Icon icon={Mail} />
    </>,
  )
  const [own, theirs] = icons()
  expect(own).toHaveAttribute('aria-hidden', 'true')
  for (const trait of ['strokeWidth', 'strokeLinecap', 'strokeLinejoin', 'fill', 'stroke'] as const)
    expect(style(own!)[trait]).toBe(style(theirs!)[trait])
})

it('grows with its words, or has the size that it is given', () => {
  render(<Sizes />)
  const [inBody, inLead, ...fixed] = icons().map((icon) => icon.getBoundingClientRect().width)
  expect(inBody).toBeCloseTo(18 * 1.25, 1)
  expect(inLead).toBeGreaterThan(inBody!)
  expect(fixed).toEqual([20, 24, 28])
})

it('stands in its line without making it higher', () => {
  render(<Sizes />)
  const line = icons()[0]!.parentElement!
  expect(line.offsetHeight).toBeLessThanOrEqual(Math.ceil(18 * 1.6))
})

it('is drawn in the colour of its words, a tick in a stronger line', () => {
  render(<Strokes />)
  const [plain, tick] = icons()
  expect(style(plain!).stroke).toBe(style(plain!.parentElement!).color)
  expect(style(plain!).strokeWidth).toBe('1.75px')
  expect(style(tick!).strokeWidth).toBe('2.25px')
})

it('draws what is not of lucide too', () => {
  render(<OwnDrawing />)
  expect(icons()[0]).toHaveAttribute('viewBox', '0 0 34 34')
  expect(icons()[0]).toHaveAttribute('aria-hidden', 'true')
  expect(icons()[0]!.getBoundingClientRect().width).toBe(28)
})

it('turns arrows round from right to left, and nothing else', () => {
  render(<RightToLeft />)
  expect(icons().map((icon) => style(icon).scale)).toEqual(['-1 1', 'none'])
})

it('passes other props and its ref to its root', () => {
  const ref = createRef<SVGSVGElement>()
  render(<Icon icon={Mail} ref={ref} id="mail" className="mt-4" data-nudge />)
  expect(ref.current).toBe(icons()[0])
  expect(ref.current).toHaveAttribute('id', 'mail')
  expect(ref.current).toHaveAttribute('data-nudge')
  expect(ref.current).toHaveClass('mt-4')
})

it('is whole in the server’s markup', () => {
  expect(renderToString(<Icon icon={Check} label="Paid" />)).toMatch(/^<svg .*role="img".*aria-label="Paid"/)
})
