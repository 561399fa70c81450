// `npm run audit [-- words of titles]`: runs only the audit, in every display mode, for some subjects or for all.
// A run over all writes `audit.json` into `site/content/` and `docs/accessibility/`: commit both.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureSite, ensureStories, root, run, stop } from '../../site/build/steps.ts'
import { ensureChromium } from '../chromium.ts'

const usage = 'Use words of titles: `npm run audit -- tooltip`.'

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true }).positionals
  } catch (error) {
    return stop(`${(error as Error).message.split('\n')[0]} ${usage}`)
  }
}

const words = readArguments()
const subjects = words.join('|')
const command = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config=tests/e2e/playwright.config.ts',
  'audit/',
  ...(subjects ? ['-g', subjects] : []),
]
const env = { TIER: 'full', AUDIT: '1', AUDIT_SUBJECTS: subjects, ...(!subjects && { KEEP_SUMMARY: '1' }) }

ensureChromium()
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
