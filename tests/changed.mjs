// The tests for a change: `npm test -- --changed` runs only these.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { root } from '../site/build/steps.mjs'

/** @param {string[]} args */
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

/** The commit where the branch began. Everything after it is the change. */
export const mergeBase = () =>
  ['origin/main', 'main'].flatMap((branch) => git('merge-base', 'HEAD', branch))[0] ?? 'HEAD'

/** Changed files that exist, including uncommitted and new ones. @param {string} since */
export const changedFiles = (since) =>
  [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')].filter(
    (file) => existsSync(root + file),
  )

/** The specs of the main journeys: for files that no row matches. */
const journeys = ['pages', 'shell', 'screens', 'onboarding/journey']
const onboarding = ['onboarding/journey', 'onboarding/name-school', 'messages']

/** Folders of the product and the specs in tests/e2e that test them. The first row that matches a file counts. */
/** @type {[folder: RegExp, specs: string[]][]} */
const table = [
  [
    /^site\/(services|server)\/payment\/|^site\/sandbox\/[a-z]+\/payment/,
    ['onboarding/payment', 'status', 'messages'],
  ],
  [/^site\/(services|server)\/contact\//, ['contact']],
  [/^site\/(services|server)\/captcha\/|^site\/sandbox\/browser\/captcha/, ['contact', 'integrations']],
  [/^site\/services\/scheduling\/|^site\/sandbox\/browser\/scheduling/, ['demo']],
  [/^site\/(services|server)\/(auth|onboarding)\/|^site\/sandbox\/(accounts|[a-z]+\/auth)/, onboarding],
  [/^site\/server\/http\/(pages\/|headers|trusted-proxy)/, ['pages', 'security']],
  [/^site\/server\/csp\//, ['security', 'integrations']],
  [/^site\/(routes\/-marketing\/|routes\/)(contact|-?status)/, ['contact', 'status', 'screens']],
  [/^site\/routes\/(-marketing\/guide|\(guides\)\/)/, ['guide', 'pages']],
  [/^site\/routes\/(-marketing\/demo|demo-session)/, ['demo']],
  [/^site\/routes\/-onboarding\//, onboarding],
  [
    /^site\/((services|server)\/(licensing|account|privacy)|routes\/-account)\//,
    ['onboarding/account', 'onboarding/walk'],
  ],
  [/^site\/seo\//, ['search', 'pages']],
  [/^docs\/text\//, ['search']],
  [/^site\/content\//, ['links', ...journeys]],
  [/^site\/(build|browser)\//, ['early', ...journeys]],
  [/^site\//, journeys],
  [/^design-system\/(components|patterns)\/(carousel|logo-carousel)\//, ['carousel']],
  [/^design-system\/(components|patterns)\/popup\//, ['popup']],
]

/**
 * A spec file selects itself; a unit test selects none, because Vitest finds those by their imports. @param {string}
 * file
 */
function specsOf(file) {
  const [, own] = file.match(/^tests\/((?:e2e|audit)\/.+\.spec\.ts)$/) ?? []
  if (own) return [own]
  if (/\.(test|fixture)\.tsx?$|\.md$/.test(file)) return []
  const [, specs = []] = table.find(([folder]) => folder.test(file)) ?? []
  const found = specs.map((name) => `e2e/${name}.spec.ts`)
  const [, componentFolder] = file.match(/^design-system\/((?:components|patterns|brand)\/[^/]+)\//) ?? []
  if (componentFolder) found.push(`audit/stories.spec.ts ${componentFolder}:`)
  else if (file.startsWith('design-system/')) found.push('audit/stories.spec.ts', 'audit/states.spec.ts')
  if (file.startsWith('docs/')) found.push('audit/documentation.spec.ts')
  return found
}

/** The beginnings of the names, file and title, of Playwright's tests for these files. @param {string[]} files */
export const playwrightTests = (files) => [...new Set(files.flatMap(specsOf))].sort()

/** Every spec in the table. */
export const allSpecs = () =>
  [...new Set(table.flatMap(([, specs]) => specs))].map((name) => `e2e/${name}.spec.ts`)
