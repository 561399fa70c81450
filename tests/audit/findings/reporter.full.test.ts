import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Summary } from './evidence.ts'
import type { Entry } from './exceptions.ts'

const run = vi.hoisted(() => ({ isDiskFull: false, files: {} as Record<string, string> }))
vi.mock('node:fs', async (original) => {
  const write = (isAppended: boolean) => (file: string, text: string) => {
    if (run.isDiskFull) throw Object.assign(new Error(), { code: 'ENOSPC' })
    const name = file.replaceAll('\\', '/').match(/[^/]+\/[^/]+$/)![0]
    run.files[name] = (isAppended ? (run.files[name] ?? '') : '') + text
  }
  return {
    ...(await original<typeof import('node:fs')>()),
    mkdirSync: () => {},
    writeFileSync: write(false),
    appendFileSync: write(true),
  }
})
vi.mock('../tier', () => ({ chosenModes: [{ name: 'light' }], full: true }))
const entry = (id: string, engine: Entry['engine']) => ({ id, engine, since: '2026-01-01' }) as Entry
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
const { summaryType } = await import('./evidence.ts')

/** The rows of the evidence, without its header. */
const evidence = () =>
  (run.files['.results/evidence.jsonl'] ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

const finding = (exception?: string) => ({
  engine: 'axe' as const,
  rule: 'region',
  kind: 'fault' as const,
  criteria: ['1.3.1'],
  impact: 'moderate',
  element: '<p>Words',
  selector: 'main > p',
  html: '<p>Words</p>',
  message: 'Not in a landmark.',
  modes: ['light'],
  ...(exception ? { exception } : {}),
})
const summary = (
  subject: string,
  exceptionIds: (string | undefined)[],
  kind: Summary['kind'] = 'story',
  browser = 'chromium 153',
): Summary => ({
  subject,
  kind,
  url: `/${subject}`,
  browser,
  plannedModes: 10,
  modes: 10,
  passes: [{ engine: 'axe', rule: 'image-alt', criteria: ['1.1.1'], modes: 10 }],
  rules: { axe: 900, layout: 69 },
  findings: exceptionIds.map(finding),
})

let logged: string[]
beforeEach(() => {
  logged = []
  Object.assign(run, { isDiskFull: false, files: {} })
  vi.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** Runs the reporter over these results. */
async function ended(
  summaries: Summary[],
  titles = ['every component has at least two stories', 'components/badge'],
  errors: { message: string }[] = [],
) {
  const reporter = new AuditReporter()
  reporter.onBegin({}, { allTests: () => titles.map((title) => ({ title })) } as never)
  for (const one of summaries)
    reporter.onTestEnd(
      {
        id: one.subject + one.browser,
        location: { file: 'tests/audit/routes.spec.ts' },
        titlePath: () => ['', '', 'audit/routes.spec.ts', one.subject, 'has no findings'],
      } as never,
      {
        errors,
        annotations: [
          { type: 'issue', description: 'something else' },
          ...(one.plannedModes ? [{ type: summaryType, description: JSON.stringify(one) }] : []),
        ],
      } as never,
    )
  return await reporter.onEnd()
}

it('an exception that matched nothing fails a run over all subjects, and is named', async () => {
  const some = [summary('a', ['a-guard'])]
  expect(await ended(some)).toEqual({ status: 'failed' })
  expect(logged.filter((line) => line.includes('matched nothing'))).toEqual([
    'The exception a-question matched nothing: remove it from docs/accessibility/exceptions.json.',
  ])
  expect(await ended(some, ['components/badge'])).toBeUndefined()
})

it('the last attempt of a test that was tried again counts', async () => {
  await ended([summary('a', [undefined]), summary('a', [])])
  expect(logged[0]).toMatch(/^\nAudited: 1 stories; 10 times; .* open: 0\.$/)
})

it('the summary of a complete run is kept, if `npm run audit` wants it', async () => {
  const all = [summary('a', ['a-guard', 'a-question'])]
  await ended(all)
  vi.stubEnv('KEEP_SUMMARY', '1')
  await ended(all, ['components/badge'])
  await ended([...all, { ...summary('/', [], 'route'), modes: 4 }])
  expect(run.files['content/audit.gen.json']).toBeUndefined()
  const button = summary('components--button--default', ['a-guard'])
  const route = { ...summary('/', [undefined, 'a-question'], 'route'), modes: 4, plannedModes: 4 }
  const firefox = { ...summary('/', [], 'route', 'Firefox 153'), modes: 1, plannedModes: 1 }
  expect(await ended([button, route, firefox])).toBeUndefined()
  expect(JSON.parse(run.files['content/audit.gen.json']!)).toEqual({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    commit: expect.stringMatching(/^[0-9a-f]{7,}(-dirty)?$/),
    subjects: [
      { browser: 'chromium 153', kind: 'routes', count: 1, leastModes: 4, mostModes: 4 },
      { browser: 'Firefox 153', kind: 'routes', count: 1, leastModes: 1, mostModes: 1 },
      { browser: 'chromium 153', kind: 'stories', count: 1, leastModes: 10, mostModes: 10 },
    ],
    rules: { axe: 2700, layout: 207 },
    excepted: 2,
    open: 1,
  })
  expect(JSON.parse(run.files['accessibility/audit.gen.json']!)).toEqual({
    exceptions: { 'a-guard': 1, 'a-question': 1, 'a-list': 0, 'a-click': 0 },
    components: { 'components--button': { '1.1.1': [1, 0, 0], '1.3.1': [0, 1, 0] } },
  })
})

it('the evidence of a page that hangs or fails is kept, and is called partial', async () => {
  const hanging = { ...summary('b', [undefined]), modes: 3 }
  await ended([hanging, summary('a', ['a-guard'])], undefined, [{ message: 'Test timeout.\nat x' }])
  const [header, ...rows] = evidence()
  expect(header).toMatchObject({ engines: { chromium: '153' }, scope: 'all', isComplete: false })
  expect(header.unfinished).toContainEqual({ subject: 'b', reason: 'Test timeout.' })
  const failed = { kind: 'story', engine: 'axe', criteria: ['1.3.1'], outcome: 'failed', modes: ['light'] }
  expect(rows).toMatchObject([
    { subject: 'a', ...failed, exception: 'a-guard', since: '2026-01-01' },
    { subject: 'a', rule: 'image-alt', criteria: ['1.1.1'], outcome: 'passed', modes: 10 },
    { subject: 'b', ...failed, selector: 'main > p', html: '<p>Words</p>', since: header.date },
    { subject: 'b', rule: 'image-alt', outcome: 'passed' },
  ])
  const failure = [{ message: '\u001b[31mError: expect(locator).toHaveCount(1)' }]
  await ended([{ ...summary('/faq', [], 'route'), plannedModes: 0 }], undefined, failure)
  expect(logged).toContain(
    'Not audited to the end: /faq, has no findings: Error: expect(locator).toHaveCount(1) The evidence is partial; run it again.',
  )
})

it('a full disk fails the run in one line', async () => {
  run.isDiskFull = true
  expect(await ended([summary('a', []), summary('b', [])])).toEqual({ status: 'failed' })
  expect(logged.filter((line) => /disk is full/.test(line))).toHaveLength(1)
})
