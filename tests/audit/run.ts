// `npm run audit [-- words of titles]`: runs only the audit, in every display mode, for some subjects or for all.
// A run over all writes `docs/accessibility/audit.json`, which the documentation prints: commit it.
import { ensureSite, ensureStories, run } from '../../site/build/steps.ts'
import { ensureChromium } from '../chromium.ts'
import { ensureTools } from '../tools/install.ts'

const args = process.argv.slice(2)

await ensureTools()
ensureChromium()
await ensureSite()
await ensureStories()
await run(
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    'audit/',
    ...(args.length ? ['-g', args.join('|')] : []),
  ],
  { TIER: 'full', ...(args.length === 0 && { KEEP_SUMMARY: '1' }) },
).catch(() => process.exit(1))
