// `npm test`, `npm run test:full` and `npm test -- --changed`: types, lint and imports run beside the build, then Vitest,
// Playwright and, in the full tier, what needs the tools. Prints what ran, how long it took, and what did not run.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensurePackage, ensureSite, ensureStories, root, stop } from '../site/build/steps.ts'
import { ensureChromium } from './chromium.ts'
import { diskIsFull, type Part, type Result, summarize } from './reporter.ts'
import { ensureTools } from './tools/install.ts'

interface Command {
  title: string
  /** A program below node_modules and its arguments, separated by spaces. */
  run: string
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** What has to be built before. */
  needs?: 'site' | 'package'
  /** Runs beside the build, and prints its output only when it has failed. */
  isCheck?: boolean
  /** Writes its results with reporter.ts. */
  hasResults?: boolean
  isFullOnly?: boolean
}

const usage =
  'Options: --strict (a flaky test fails the run), --changed (only tests that import a changed file), --full, --only=PART,PART (parts of the tier).'

function readOptions() {
  try {
    const flag = { type: 'boolean', default: false } as const
    return parseArgs({ options: { full: flag, changed: flag, strict: flag, only: { type: 'string' } } })
      .values
  } catch (error) {
    return stop(`${(error as Error).message} ${usage}`)
  }
}

const { changed, strict, only, ...options } = readOptions()
const full = options.full || process.env.TIER === 'full'
if (full) process.env.TIER = 'full'
const startMs = performance.now()
const folder = join(root, 'tests/.results')

/** The commit where the branch began. Everything after it, and what is not committed, is the change. */
const mergeBase = () =>
  ['origin/main', 'main']
    .map((branch) => spawnSync('git', ['merge-base', 'HEAD', branch], { cwd: root, encoding: 'utf8' }).stdout)
    .find(Boolean)
    ?.trim() ?? 'HEAD'

const vitest = 'vitest/vitest.mjs run --reporter=default --reporter=./tests/reporter.ts'
const since = changed ? mergeBase() : ''
const commands: Record<string, Command> = {
  types: {
    title: 'Types',
    isCheck: true,
    run: `typescript/bin/tsc -p ${full ? 'tests/tools' : '.'}`,
  },
  lint: {
    title: 'Lint and format',
    isCheck: true,
    run: '@biomejs/biome/bin/biome check --error-on-warnings .',
  },
  imports: {
    title: 'Imports',
    isCheck: true,
    run: 'dependency-cruiser/bin/dependency-cruise.mjs --config=tests/dependency-cruiser.mjs --output-type=err-long design-system site docs vite.config.ts',
  },
  units: {
    title: 'Unit, server and component tests',
    hasResults: true,
    run: `${vitest} --project=node --project=server --project=components${changed ? ` --passWithNoTests --changed=${since}` : ''}`,
  },
  postgres: {
    title: 'Server tests on PostgreSQL',
    isFullOnly: true,
    hasResults: true,
    run: `${vitest} --project=postgres`,
    env: { POSTGRES: 'all' },
  },
  pages: {
    title: `Journeys and accessibility audit${full ? ', every display mode' : ''}`,
    needs: 'site',
    hasResults: true,
    run: `@playwright/test/cli.js test --config=tests/e2e/playwright.config.ts${changed ? ` --pass-with-no-tests --only-changed=${since}` : ''}`,
  },
  consumers: {
    title: 'Sites that install the package, and the development server',
    needs: 'package',
    isFullOnly: true,
    hasResults: true,
    run: `${vitest} --project=consumers --project=tools`,
  },
  sizes: {
    title: 'Sizes of the package',
    needs: 'package',
    isFullOnly: true,
    // size-limit finds its plugins through the package.json of the working directory.
    cwd: 'tests/tools',
    run: 'size-limit/bin.js --config ../size/limits.mjs',
  },
  weights: {
    title: 'Page weights',
    needs: 'site',
    isFullOnly: true,
    run: 'tsx/dist/cli.mjs tests/bench/bench.ts --check',
  },
}

const parts: Part[] = []
const results: Result[] = []

/** Runs one part. @returns What went wrong. */
async function measure(title: string, work: () => Promise<string | undefined>) {
  const partStartMs = performance.now()
  console.log(`\n== ${title}`)
  const error = await work().catch((error) => error.message)
  if (error) console.error(error)
  parts.push({ title, isOk: !error, seconds: (performance.now() - partStartMs) / 1000 })
}

/** The arguments of Node. */
const argumentsOf = ({ run, cwd = '' }: Command) => {
  const [program = '', ...args] = run.split(' ')
  return [join(root, cwd, 'node_modules', program), ...args]
}

const run = (command: Command) =>
  measure(command.title, async () => {
    const { title, cwd = '', env, isCheck, hasResults } = command
    const file = join(folder, `${title}.json`)
    const child = spawn(process.execPath, argumentsOf(command), {
      cwd: join(root, cwd),
      stdio: isCheck ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env, TEST_RESULTS: file },
    })
    const end = () => void child.kill()
    process.once('exit', end)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data))
    const [code, signal] = await once(child, 'close')
    process.off('exit', end)
    if (hasResults && !existsSync(file)) return `${title}: no tests have run`
    if (hasResults) results.push(...JSON.parse(readFileSync(file, 'utf8')))
    return code === 0 ? undefined : `${output}\n${title} ended with ${signal ?? code}`
  })

const build = (needs: Command['needs'][]) =>
  measure('Build', async () => {
    await ensureSite()
    await ensureStories()
    if (needs.includes('package')) await ensurePackage()
    return undefined
  })

/** Whether Playwright has a test for the change: if not, the site need not be built. */
const isEmpty = (command: Command) =>
  / 0 tests /.test(
    spawnSync(process.execPath, [...argumentsOf(command), '--list'], { cwd: root, encoding: 'utf8' }).stdout,
  )

// A signal ends Node without the event `exit`, at which the tools are stopped: they would go on beside the next run.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => stop(`Stopped by ${signal}.`))
process.on('uncaughtException', (error) =>
  stop('code' in error && error.code === 'ENOSPC' ? diskIsFull : `${error.stack}`),
)
const names = only?.split(',') ?? Object.keys(commands)
const unknown = names.filter((name) => !(name in commands))
if (unknown.length)
  stop(`No part is named ${unknown.join(', ')}. Parts: ${Object.keys(commands).join(', ')}.`)
if (full) await ensureTools()
ensureChromium()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const chosen = names.map((name) => commands[name]!).filter(({ isFullOnly }) => full || !isFullOnly)
const queue = changed ? chosen.filter((command) => command !== commands.pages || !isEmpty(command)) : chosen
const needs = queue.map((command) => command.needs)
await Promise.all([
  needs.some(Boolean) ? build(needs) : undefined,
  queue
    .filter(({ isCheck }) => isCheck)
    .reduce((before, check) => before.then(() => run(check)), Promise.resolve()),
])
// Parts with a browser run one after another.
for (const command of queue) if (!command.isCheck) await run(command)

const { lines, failedCount } = summarize(parts, results, strict)
const last = lines.pop()
for (const line of lines) console.log(line)
if (only) console.log(`Not run: every part but ${only}.`)
else if (changed)
  console.log('Not run: tests that import no changed file. `npm test` runs all tests of its tier.')
else if (!full)
  console.log(
    'Not run here, but in `npm run test:full`: the other display modes, Firefox and WebKit, the second accessibility engine and the measurement of focus rings; tests of the test tools (*.full.test.ts) and variations (tests marked @full: other pages, window sizes, inputs and faults); crash-recovery and fuzz tests at full counts; the server tests on PostgreSQL; the sites that install the package; the development server; package sizes and page weights.',
  )
console.log(`${((performance.now() - startMs) / 1000).toFixed(0)} s in total`)
console.log(last)
process.exit(failedCount > 0 ? 1 : 0)
