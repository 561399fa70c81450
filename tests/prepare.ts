// `node site/build/run.mjs tests/prepare.ts PART…`: installs or builds what a command needs before it starts.
import { ensurePackage, ensureSite, ensureStories, stop } from '../site/build/steps.ts'
import { ensureChromium } from './chromium.ts'
import { ensureTools } from './tools/install.ts'

const parts: Record<string, () => unknown> = {
  tools: ensureTools,
  chromium: ensureChromium,
  site: ensureSite,
  stories: ensureStories,
  package: ensurePackage,
}
for (const name of process.argv.slice(2))
  await (parts[name] ?? stop(`${name} is no part: ${Object.keys(parts)}`))()
