import { render, screen } from '@testing-library/react'
import { ChevronRight, Cpu, Sun } from 'lucide'
import { Check, Mail, ChevronRight as PeerChevron, Cpu as PeerCpu, Sun as PeerSun } from 'lucide-react'
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { emulateMedia } from '../../testing/page/page.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import { createIcon } from './create-icon.ts'
import { Default, OwnDrawing, RightToLeft, WithLabel } from './icon.stories.tsx'
import { Icon } from './icon.tsx'
import { WhatsAppIcon } from './whatsapp-icon.tsx'

const icons = () => [...document.querySelectorAll<SVGSVGElement>('[data-slot=icon]')]
const style = (element: Element) => getComputedStyle(element)

it('is decorative and hidden from screen readers', () => {
  render(<Default />)
  expect(icons()).toHaveLength(5)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('heading')).toHaveAccessibleName('Beside a title')
  for (const icon of icons()) expect(icon).toHaveAttribute('aria-hidden', 'true')
})

it('is a named image if it has a label', () => {
  render(<WithLabel />)
  const icon = screen.getByRole('img', { name: 'Paid' })
  expect(icon).not.toHaveAttribute('aria-hidden')
  expect(screen.getByRole('cell', { name: 'Paid' })).toContainElement(icon)
})

it('is exposed by its label, also if the drawing hides itself', () => {
  const Drawing = (props: ComponentProps<'svg'>) => <svg aria-hidden="true" {...props} />
  render(<Icon icon={Drawing} label="Our own" />)
  expect(screen.getByRole('img', { name: 'Our own' })).toBeInTheDocument()
})

it.each([
  ['cpu', createIcon('cpu', Cpu), PeerCpu],
  ['sun', createIcon('sun', Sun), PeerSun],
  ['chevron-right', createIcon('chevron-right', ChevronRight), PeerChevron],
])('draws the paths of %s where lucide-react draws them', (_, Own, Peer) => {
  const { container } = render([<Own key="own" />, <Peer key="peer" strokeWidth={1.75} />])
  const shapes = Array.from(container.querySelectorAll('svg'), (svg) => {
    const lines = [...svg.querySelectorAll<SVGGeometryElement>('*')]
    const { x, y, width, height } = svg.getBBox()
    return { x, y, width, height, length: lines.reduce((sum, line) => sum + line.getTotalLength(), 0) }
  })
  const [own, peer] = shapes
  expect(own!.length).toBeCloseTo(peer!.length, 1)
  expect(own).toMatchObject({ x: peer!.x, y: peer!.y, width: peer!.width, height: peer!.height })
})

it('draws components that are not of lucide-react too', () => {
  render(<OwnDrawing />)
  expect(icons()[0]).toHaveAttribute('viewBox', '0 0 34 34')
  expect(icons()[0]).toHaveAttribute('aria-hidden', 'true')
  expect(icons()[0]!.getBoundingClientRect().width).toBe(28)
})

it('mirrors arrows in right-to-left text, and nothing else', () => {
  render(<RightToLeft />)
  expect(icons().map((icon) => style(icon).scale)).toEqual(['-1 1', 'none'])
})

it('has the colour of the text beside it in forced colours, whatever its own colour is', async () => {
  render(
    <p>
      <Icon icon={Check} className="text-ok" /> <Check className="text-ok" />
    </p>,
  )
  await emulateMedia('forced-colors', 'active')
  for (const icon of document.querySelectorAll('svg'))
    expect(style(icon).color).toBe(style(icon.parentElement!).color)
})

testRootProps(
  <p>
    <Icon icon={Mail} /> <Icon icon={WhatsAppIcon} />
  </p>,
)

testTypes(() => [
  // @ts-expect-error: the accessible name comes from `label`
  <Icon key="2" icon={Mail} aria-label="Mail" />,
  // @ts-expect-error: `label` decides whether it is hidden
  <Icon key="3" icon={Mail} label="Mail" aria-hidden="true" />,
])
