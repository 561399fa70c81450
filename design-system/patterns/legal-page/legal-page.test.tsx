import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { followed, pressKeys, testKeys, type } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './legal-page.meta.ts'
import { Default, Draft } from './legal-page.stories.tsx'
import { LegalPage } from './legal-page.tsx'

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

it('links to the heading of each clause', () => {
  render(<Default />)
  for (const link of clauses() as HTMLAnchorElement[]) {
    const clause = document.getElementById(link.hash.slice(1))
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
