// `npm run audit [-- words of titles]`: runs only the audit, in every display mode, for some subjects or for all.
import { ensureInstalled, ensureSite, ensureStories, root, run } from '../../site/build/steps.mjs'
import { ensureChromium } from '../chromium.mjs'
import { ensureTools } from '../tools/install.mjs'

const args = process.argv.slice(2)

await ensureInstalled()
await ensureTools()
ensureChromium()
await ensureSite()
await ensureStories()
await run(
  process.execPath,
  [
    `${root}node_modules/@playwright/test/cli.js`,
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    'audit/',
    ...(args.length ? ['-g', args.join('|')] : []),
  ],
  { TIER: 'full' },
).catch(() => process.exit(1))
