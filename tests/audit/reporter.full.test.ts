import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entry } from './ledger.ts'
import type { Tally } from './tally.ts'

const run = vi.hoisted(() => ({ full: true, written: '' }))
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  writeFileSync: (_file: string, text: string) => {
    run.written = text
  },
}))
vi.mock('./tier', () => ({
  get full() {
    return run.full
  },
}))
const entry = (id: string, engine: Entry['engine']) => ({ id, engine }) as Entry
vi.mock('./ledger', () => ({
  ledger: [
    entry('a-guard', 'axe'),
    entry('a-question', 'equal-access'),
    // These two answer to tests of their own.
    entry('a-list', 'html-validate'),
    entry('a-click', 'biome'),
  ],
}))
const { default: AuditReporter } = await import('./reporter.ts')
const { tallyType } = await import('./tally.ts')

const finding = (answer?: string) => ({
  engine: 'axe' as const,
  rule: 'region',
  kind: 'fault' as const,
  element: '<p>Words',
  message: 'Not in a landmark.',
  cells: ['light'],
  ...(answer ? { answer } : {}),
})
const tally = (subject: string, answers: (string | undefined)[], kind: Tally['kind'] = 'story'): Tally => ({
  subject,
  kind,
  cells: 10,
  rules: { axe: 900, layout: 69 },
  findings: answers.map(finding),
})

let said: string[]
beforeEach(() => {
  said = []
  run.full = true
  run.written = ''
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
})
afterEach(() => void vi.restoreAllMocks())

/** What the reporter makes of a run in which these were looked at. */
async function ended(
  tallies: Tally[],
  titles = ['every component has at least two stories', 'a room'],
  { retry = 1, status = 'passed' as 'passed' | 'failed' } = {},
) {
  const reporter = new AuditReporter()
  reporter.onBegin({}, { allTests: () => titles.map((title) => ({ title })) } as never)
  for (const one of tallies)
    reporter.onTestEnd({ retries: 1 }, {
      retry,
      status,
      annotations: [
        { type: 'issue', description: 'something else' },
        { type: tallyType, description: JSON.stringify(one) },
      ],
    } as never)
  return await reporter.onEnd()
}

const all = [tally('a', ['a-guard', 'a-question']), tally('b', ['a-guard'])]
const some = [tally('a', ['a-guard'])]

describe('an entry of the ledger that answered nothing', () => {
  it('fails the run over everything, and is named', async () => {
    expect(await ended(some)).toEqual({ status: 'failed' })
    expect(said.filter((line) => line.includes('answered nothing'))).toEqual([
      "The ledger's entry a-question answered nothing: take it out.",
    ])
  })

  it('is not missed where each has answered something', async () => {
    expect(await ended(all)).toBeUndefined()
    expect(said.join()).not.toContain('answered nothing')
  })

  it('says nothing after a look at some subjects', async () => {
    expect(await ended(some, ['a room'])).toBeUndefined()
  })

  it('says nothing after a look in some cells', async () => {
    run.full = false
    expect(await ended(some)).toBeUndefined()
  })
})

describe('what was looked at', () => {
  it('is counted: subjects, looks, rules, and what was found', async () => {
    await ended([...all, tally('/', [undefined, undefined], 'route')])
    expect(said[0]).toBe(
      '\nLooked at: 2 stories, 1 routes; 30 looks; rules applied: axe 2,700, layout 207; found and answered by the ledger: 3; open: 2.',
    )
  })

  it('is not counted where it is tried again', async () => {
    await ended(all, [], { retry: 0, status: 'failed' })
    expect(said).toEqual([])
    await ended(all, [], { retry: 1, status: 'failed' })
    expect(said[0]).toContain('2 stories')
  })

  it('is told open finding by open finding, and where', async () => {
    await ended([...all, tally('/', [undefined, undefined], 'route'), tally('/faq', [undefined], 'route')])
    expect(said.slice(1)).toEqual(['     3 x axe, region (fault), in 2: /, /faq'])
  })

  it('is kept with its answers', async () => {
    await ended([tally('a', ['a-guard', undefined])])
    expect(JSON.parse(run.written)).toEqual([
      { subject: 'a', ...finding('a-guard') },
      { subject: 'a', ...finding() },
    ])
  })

  it('is nothing in a run without the audit: neither said nor written', async () => {
    expect(await ended([], ['a journey'])).toBeUndefined()
    expect(said).toEqual([])
    expect(run.written).toBe('')
  })
})
