import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { emulateMedia } from '../../testing/page/page.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import { contrast, parseColour } from '../../tokens/colour.ts'
import { Default, Edges, InAList, Offer, WithShadow } from './card.stories.tsx'
import { Card } from './card.tsx'

afterEach(() => {
  delete document.documentElement.dataset.theme
})

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-slot=card]')]
const style = (element: Element) => getComputedStyle(element)

it('has no role itself, and exposes its heading', () => {
  render(<WithShadow />)
  expect(cards()[0]!.localName).toBe('div')
  expect(cards()[0]).not.toHaveAttribute('role')
  expect(screen.getByRole('heading', { name: 'Fee register' })).toBeVisible()
})

it('is a named region if it is a section', () => {
  render(<Offer />)
  const region = screen.getByRole('region', { name: '14 days free' })
  expect(within(region).getByRole('button', { name: 'Start Free Trial' })).toBeVisible()
})

it('is an article or a list item with `as`', () => {
  render(
    <>
      <InAList />
      <Card as="article">Words</Card>
    </>,
  )
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('article')).toHaveTextContent('Words')
})

it.each([
  ['chosen', async () => document.documentElement.setAttribute('data-theme', 'contrast')],
  ['of the device', () => emulateMedia('prefers-contrast', 'more')],
])(
  'is seen by its border on all sides in high contrast, %s, where backgrounds are the same',
  async (_, enter) => {
    await enter()
    render(
      <>
        <Default />
        <Edges />
      </>,
    )
    expect(cards()).toHaveLength(12)
    for (const card of cards()) {
      const { backgroundColor } = style(card)
      for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
        expect(style(card)[`border${side}Width`], card.textContent!).toMatch(/^[12]px$/)
        const edge = style(card)[`border${side}Color`]
        expect(contrast(parseColour(edge)!.rgb, parseColour(backgroundColor)!.rgb)).toBeGreaterThanOrEqual(3)
      }
    }
  },
)

it('has a border in forced colours, which remove its background', async () => {
  render(<Edges />)
  await emulateMedia('forced-colors', 'active')
  for (const card of cards()) expect(style(card).borderTopWidth).not.toBe('0px')
})

testRootProps(<Card as="article">Words</Card>)

testTypes(() => [
  // @ts-expect-error: a section needs a name to be a landmark
  <Card key="1" as="section">
    14 days free
  </Card>,
  <Card key="4" as="section" aria-label="Offer">
    14 days free
  </Card>,
  <Card key="5" as="section" aria-labelledby="offer">
    14 days free
  </Card>,
])
