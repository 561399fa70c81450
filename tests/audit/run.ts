// `npm run audit [-- words of titles]`: runs only the audit, in every display mode, for some subjects or for all.
// A run over all writes `site/content/audit.gen.json` and `docs/accessibility/audit.gen.json`: commit both. With `--report`,
// `--worksheet` or `--reviewed FILE` it writes or reads what is made from the evidence of the last run.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureSite, ensureStories, root, run, stop } from '../../site/build/steps.ts'
import { ensureChromium } from '../chromium.ts'
import { pictures } from './findings/evidence.ts'

const usage =
  'Use words of titles (`npm run audit -- tooltip`), or --report [--final], --worksheet or --reviewed FILE.'

function readArguments() {
  try {
    const flag = { type: 'boolean', default: false } as const
    return parseArgs({
      options: { report: flag, final: flag, worksheet: flag, reviewed: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (error) {
    return stop(`${(error as Error).message.split('\n')[0]} ${usage}`)
  }
}

const { values, positionals: words } = readArguments()
if (values.final && !values.report) stop(`--final belongs to --report. ${usage}`)
const subjects = words.join('|')
const command = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config=tests/e2e/playwright.config.ts',
  'audit/',
  ...(subjects ? ['-g', subjects] : []),
]
const env = { TIER: 'full', AUDIT: '1', AUDIT_SUBJECTS: subjects, ...(!subjects && { KEEP_SUMMARY: '1' }) }

if (values.report || values.worksheet || values.reviewed) {
  const { report, readWorksheet, writeWorksheet } = await import('./report/report.ts')
  if (values.reviewed) await readWorksheet(values.reviewed)
  if (values.worksheet) await writeWorksheet()
  if (values.report) await report(values.final)
} else {
  ensureChromium()
  if (!subjects) rmSync(pictures, { recursive: true, force: true })
  await ensureSite()
  await ensureStories()
  const listed = spawnSync(process.execPath, [...command, '--list'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (/ 0 tests /.test(listed.stdout))
    stop(`No subject is named ‘${words.join(' ')}’: use a part of a component’s, page’s or story’s name.`)
  await run(command, env).catch(() => process.exit(1))
}
