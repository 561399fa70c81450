import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entry } from './exceptions.ts'
import type { Summary } from './summary.ts'

const run = vi.hoisted(() => ({ full: true, written: '', kept: '' }))
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  writeFileSync: (file: string, text: string) => {
    run[file.endsWith('audit.json') ? 'kept' : 'written'] = text
  },
}))
vi.mock('../tier', () => ({
  get full() {
    return run.full
  },
}))
const entry = (id: string, engine: Entry['engine']) => ({ id, engine }) as Entry
vi.mock('./exceptions', () => ({
  exceptions: [
    entry('a-guard', 'axe'),
    entry('a-question', 'equal-access'),
    // Other tests check that exceptions of these two engines are used.
    entry('a-list', 'html-validate'),
    entry('a-click', 'biome'),
  ],
}))
const { default: AuditReporter } = await import('./reporter.ts')
const { summaryType } = await import('./summary.ts')

const finding = (exception?: string) => ({
  engine: 'axe' as const,
  rule: 'region',
  kind: 'fault' as const,
  element: '<p>Words',
  message: 'Not in a landmark.',
  modes: ['light'],
  ...(exception ? { exception } : {}),
})
const summary = (
  subject: string,
  exceptionIds: (string | undefined)[],
  kind: Summary['kind'] = 'story',
): Summary => ({
  subject,
  kind,
  modes: 10,
  rules: { axe: 900, layout: 69 },
  findings: exceptionIds.map(finding),
})

let logged: string[]
beforeEach(() => {
  logged = []
  run.full = true
  Object.assign(run, { written: '', kept: '' })
  vi.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** Runs the reporter over these results. */
async function ended(summaries: Summary[], titles = ['every component has at least two stories', 'a room']) {
  const reporter = new AuditReporter()
  reporter.onBegin({}, { allTests: () => titles.map((title) => ({ title })) } as never)
  for (const one of summaries)
    reporter.onTestEnd({ id: one.subject }, {
      annotations: [
        { type: 'issue', description: 'something else' },
        { type: summaryType, description: JSON.stringify(one) },
      ],
    } as never)
  return await reporter.onEnd()
}

const all = [summary('a', ['a-guard', 'a-question']), summary('b', ['a-guard'])]
const some = [summary('a', ['a-guard'])]

describe('an exception that matched nothing', () => {
  it('fails a run over all subjects, and is named', async () => {
    expect(await ended(some)).toEqual({ status: 'failed' })
    expect(logged.filter((line) => line.includes('matched nothing'))).toEqual([
      'The exception a-question matched nothing: remove it from docs/accessibility/exceptions.json.',
    ])
  })

  it('is not reported when every exception has matched something', async () => {
    expect(await ended(all)).toBeUndefined()
    expect(logged.join()).not.toContain('matched nothing')
  })

  it('is not reported in a run over some subjects', async () => {
    expect(await ended(some, ['a room'])).toBeUndefined()
  })

  it('is not reported in a run in some display modes', async () => {
    run.full = false
    expect(await ended(some)).toBeUndefined()
  })
})

describe('the summary', () => {
  it('counts subjects, audits, rules and findings', async () => {
    await ended([...all, summary('/', [undefined, undefined], 'route')])
    expect(logged[0]).toBe(
      '\nAudited: 2 stories, 1 routes; 30 times; rules applied: axe 2,700, layout 207; findings with an exception: 3; open: 2.',
    )
  })

  it('takes the last attempt of a test that was tried again', async () => {
    await ended([summary('a', [undefined]), summary('a', [])])
    expect(logged[0]).toBe(
      '\nAudited: 1 stories; 10 times; rules applied: axe 900, layout 69; findings with an exception: 0; open: 0.',
    )
  })

  it('lists open findings by rule, with their subjects', async () => {
    await ended([
      ...all,
      summary('/', [undefined, undefined], 'route'),
      summary('/faq', [undefined], 'route'),
    ])
    expect(logged.slice(1)).toEqual(['     3 x axe, region (fault), in 2: /, /faq'])
  })

  it('is written to a file, with the matching exceptions', async () => {
    await ended([summary('a', ['a-guard', undefined])])
    expect(JSON.parse(run.written)).toEqual([
      { subject: 'a', ...finding('a-guard') },
      { subject: 'a', ...finding() },
    ])
  })

  it('of a run over all subjects is kept, if `npm run audit` wants it', async () => {
    await ended(all)
    expect(run.kept).toBe('')
    vi.stubEnv('KEEP_SUMMARY', '1')
    await ended(some, ['a room'])
    expect(run.kept).toBe('')
    await ended([...all, { ...summary('/', [undefined], 'route'), modes: 4 }])
    expect(JSON.parse(run.kept)).toEqual({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      commit: expect.stringMatching(/^[0-9a-f]{7,}(-dirty)?$/),
      subjects: [
        { kind: 'stories', count: 2, leastModes: 10, mostModes: 10 },
        { kind: 'routes', count: 1, leastModes: 4, mostModes: 4 },
      ],
      rules: { axe: 2700, layout: 207 },
      excepted: 3,
      open: 1,
    })
  })

  it('is not printed or written in a run without the audit', async () => {
    expect(await ended([], ['a journey'])).toBeUndefined()
    expect(logged).toEqual([])
    expect(run.written).toBe('')
  })
})
