// `npm run test:repeat -- [--times N] [--load] [--slow N] [--full] [PATTERN]`: runs the tests that use a browser, a timer
// or a process several times, without trying any of them again, and lists those that failed at least once.
import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureInstalled, ensureSite, ensureStories, root, stop } from '../site/build/steps.mjs'
import { ensureChromium } from './chromium.mjs'
import { emptyResults, resultFile, runPlaywright, runVitest } from './runners.mjs'
import { ensureTools } from './tools/install.mjs'

const usage =
  'Usage: npm run test:repeat -- [--times N, 10 if absent] [--load: every core is kept busy] [--slow N: the CPU of a page is N times slower] [--full: the full tier] [PATTERN: a part of the path of the test files]'

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        times: { type: 'string', default: '10' },
        load: { type: 'boolean', default: false },
        slow: { type: 'string', default: '1' },
        full: { type: 'boolean', default: false },
      },
    })
    const times = Number(values.times)
    const slow = Number(values.slow)
    if (!Number.isInteger(times) || times < 1 || !(slow >= 1) || positionals.length > 1) return stop(usage)
    return { ...values, times, slow, pattern: positionals[0] }
  } catch (error) {
    return stop(`${/** @type {Error} */ (error).message} ${usage}`)
  }
}

/** Keeps every core busy until it is called again. The processes end with this one, whose pipe they read. */
function startLoad() {
  const code =
    'process.stdin.on("end", () => process.exit()).resume(); setInterval(() => { const end = Date.now() + 90; while (Date.now() < end); }, 0)'
  const children = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'ignore', 'inherit'] }),
  )
  return () => {
    for (const child of children) child.stdin.end()
  }
}

const { times, load, slow, full, pattern } = readOptions()
await ensureInstalled()
if (full) await ensureTools()
ensureChromium()
await ensureSite()
await ensureStories()
await emptyResults()

const log = fileURLToPath(resultFile('repeat.log'))
const env = {
  TEST_RETRIES: '0',
  ...(slow > 1 && { PAGE_SLOWDOWN: String(slow) }),
  ...(full && { TIER: 'full' }),
}
const settings = { env, log }
const projects = ['--project=node', '--project=server', '--project=components', '--passWithNoTests']
// Vitest takes a part of the path, Playwright a regular expression.
const escaped = pattern?.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const conditions = [load && 'every core busy', slow > 1 && `pages ${slow} times slower`].filter(Boolean)

/** @type {Map<string, { count: number, why?: string }>} */
const failed = new Map()
let tests = 0
const stopLoad = load ? startLoad() : () => {}
for (let run = 1; run <= times; run += 1) {
  const start = performance.now()
  const outcomes = [
    await runVitest('vitest', [...projects, ...(pattern ? [pattern] : [])], settings),
    await runPlaywright(['--pass-with-no-tests', ...(escaped ? [escaped] : [])], settings),
  ]
  // A tool that ends with an error but without a failed test has failed as a whole.
  for (const { error, results } of outcomes)
    if (error && !results.some(({ status }) => status === 'failed'))
      results.push({
        title: error,
        file: '',
        status: 'failed',
        seconds: 0,
        why: `see ${log.replace(root, '')}`,
      })
  const results = outcomes.flatMap((outcome) => outcome.results)
  const red = results.filter(({ status }) => status === 'failed')
  for (const { title, why } of red) {
    const before = failed.get(title) ?? { count: 0, why }
    failed.set(title, { ...before, count: before.count + 1 })
  }
  tests = Math.max(tests, results.filter(({ status }) => status !== 'skipped').length)
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(`Run ${run} of ${times}: ${red.length} of ${results.length} failed, ${seconds} s`)
  if (tests === 0) stop(`No test file has ${pattern} in its path.`)
}
stopLoad()

const rows = [...failed].sort(([, a], [, b]) => b.count - a.count)
await writeFile(resultFile('repeat.json'), JSON.stringify(Object.fromEntries(rows), null, 1))
console.log(`\n${times} runs of ${tests} tests${conditions.length ? `, ${conditions.join(', ')}` : ', idle'}`)
for (const [title, { count, why }] of rows)
  console.log(`${`${count}/${times}`.padStart(7)}  ${title}\n         ${why}`)
console.log(rows.length ? `${rows.length} tests failed at least once.` : 'No test failed.')
process.exit(rows.length ? 1 : 0)
