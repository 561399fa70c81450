import '../../styles.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { followed, pressKeys, testKeys, type } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import meta from './legal-page.meta.ts'
import { Default, Draft } from './legal-page.stories.tsx'
import { LegalPage } from './legal-page.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

const contents = () => screen.getByRole('navigation', { name: 'Contents' })

const clauses = () => within(contents()).getAllByRole('link')

testKeys(meta.contract, {
  Tab: async () => {
    render(<Default />)
    for (const link of clauses()) {
      await type('Tab')
      expect(link).toHaveFocus()
    }
  },
  'Shift+Tab': async () => {
    render(<Default />)
    clauses().at(-1)!.focus()
    for (const link of clauses().reverse().slice(1)) {
      await type('Shift+Tab')
      expect(link).toHaveFocus()
    }
  },
  ...pressKeys(
    async (press) => {
      render(<Default />)
      await followed(within(contents()).getByRole('link', { name: 'How to ask' }), press)
    },
    undefined,
    ['Enter'],
  ),
})

it('has a title, and for every clause a heading that the contents link to', () => {
  render(<Default />)
  expect(screen.getByRole('heading', { level: 1, name: 'Refund policy' })).toBeVisible()
  const links = within(contents()).getAllByRole('link') as HTMLAnchorElement[]
  expect(links).toHaveLength(3)
  expect(within(within(contents()).getByRole('list')).getAllByRole('listitem')).toHaveLength(3)
  for (const link of links) {
    const clause = document.getElementById(link.hash.slice(1))
    expect(clause).toHaveTextContent(link.textContent!)
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(screen.getByRole('region', { name: link.textContent! })).toContainElement(clause)
  }
})

it('shows its date as text and in machine-readable form', () => {
  render(<Default />)
  expect(screen.getByText('21 November 2026')).toHaveAttribute('datetime', '2026-11-21')
})

it('shows the draft notice before the text', () => {
  render(<Draft />)
  const notice = screen.getByText(/A lawyer has yet/)
  const clause = screen.getByRole('heading', { name: 'How to ask' })
  expect(notice.compareDocumentPosition(clause) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('shows its contents in the margin on wide screens, above the text on narrow ones', async () => {
  render(<Default />)
  const text = screen.getByRole('region', { name: 'How to ask' })
  expect(contents().getBoundingClientRect().right).toBeLessThan(text.getBoundingClientRect().left)
  expect(getComputedStyle(contents()).position).toBe('sticky')
  await page.viewport(390, 800)
  expect(contents().getBoundingClientRect().bottom).toBeLessThan(text.getBoundingClientRect().top)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

it('has the margin on the right side in right-to-left text', () => {
  render(
    <div dir="rtl">
      <LegalPage
        title="Privacy"
        intro="Words."
        updated={{ iso: '2026-11-21', text: 'today' }}
        labels={{ contents: 'المحتويات', updated: 'آخر تحديث' }}
        sections={[{ id: 'data', heading: 'Data', body: ['Words.'] }]}
      />
    </div>,
  )
  const list = screen.getByRole('navigation', { name: 'المحتويات' }).getBoundingClientRect()
  const text = screen.getByRole('region', { name: 'Data' }).getBoundingClientRect()
  expect(list.left).toBeGreaterThan(text.right)
})

it('has lines of at most 80 characters', () => {
  const longText = 'The person who paid may ask for it back, and gets an answer within some days. '.repeat(6)
  render(
    <LegalPage
      title="Refund"
      intro="Words."
      updated={{ iso: '2026-11-21', text: 'today' }}
      sections={[{ id: 'long', heading: 'Long', body: [longText] }]}
    />,
  )
  const text = screen.getByText(longText.trim())
  const range = document.createRange()
  range.selectNodeContents(text)
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
  expect(lines.size).toBeGreaterThan(4)
  expect(longText.length / lines.size).toBeLessThanOrEqual(80)
})

testRootProps(
  <LegalPage title="Terms" intro="Words." updated={{ iso: '2026-11-21', text: 'today' }} sections={[]} />,
)

it('does not break a short word at its hyphen', async () => {
  const text =
    'The details must be true and kept up to date. We send notices to the e-mail address that you give.'
  render(
    <LegalPage
      title="Terms"
      intro="Sample."
      updated={{ iso: '2026-11-21', text: '21 November 2026' }}
      sections={[{ id: 'all', heading: 'All', body: [text], list: [text] }]}
    />,
  )
  const range = new Range()
  for (let width = 320; width <= 480; width += 10) {
    await page.viewport(width, 800)
    for (const word of screen.getAllByText('e-mail')) {
      range.selectNodeContents(word)
      expect(range.getClientRects(), `at ${width} px`).toHaveLength(1)
    }
  }
})

testTypes(() => {
  const updated = { iso: '2026-11-21', text: '21 November 2026' }
  return [
    <LegalPage key="1" title="Terms" intro="Words." updated={updated} sections={[]} />,
    // @ts-expect-error: the date is required
    <LegalPage key="2" title="Terms" intro="Words." sections={[]} />,
    // @ts-expect-error: the date needs a machine-readable form
    <LegalPage key="3" title="Terms" intro="Words." updated={{ text: 'today' }} sections={[]} />,
    // @ts-expect-error: a clause needs an id to link to
    <LegalPage key="4" title="Terms" intro="" updated={updated} sections={[{ heading: 'Who', body: [] }]} />,
  ]
})
