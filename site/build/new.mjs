// `npm run new -- component|pattern|page|call NAME`: writes the files of `new/KIND/`, with the name in the place of
// `__name__`, and adds them to the lists that name them. The path of a template is the path it is written to.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ensureInstalled, root, run, stop } from './steps.mjs'

/**
 * Text that is added to an existing file: before or after an anchor that occurs in it once, or at its end without one.
 */
/** @typedef {{ file: string, before?: string, after?: string, add: string }} Entry */

const [kind = '', name = '', ...rest] = process.argv.slice(2)

const words = name.split('-')
const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1)
const names = {
  __name__: name,
  __Name__: words.map(capital).join(''),
  __camelName__: words.map((word, index) => (index ? capital(word) : word)).join(''),
  __call__: words.join('_'),
  __Words__: capital(words.join(' ')),
}
const named = (/** @type {string} */ text) =>
  Object.entries(names).reduce((all, [placeholder, value]) => all.replaceAll(placeholder, value), text)

const at = (/** @type {string} */ file) => join(root, file)
const read = (/** @type {string} */ file) => readFileSync(at(file), 'utf8')

const entriesOfComponent = (/** @type {string} */ layer) => [
  {
    file: 'design-system/index.ts',
    add: `export { __Name__, type __Name__Props } from './${layer}/__name__/__name__.tsx'\n`,
  },
]

/** @type {Record<string, { entries: Entry[], next: string[] }>} */
const kinds = {
  component: {
    entries: entriesOfComponent('components'),
    next: [
      'npm run ladle',
      'npx vitest run --project components design-system/components/__name__',
      'npx vitest run --project server tests/conventions/component-folders',
    ],
  },
  pattern: {
    entries: entriesOfComponent('patterns'),
    next: [
      'npm run ladle',
      'npx vitest run --project components design-system/patterns/__name__',
      'npx vitest run --project server tests/conventions/component-folders',
    ],
  },
  page: {
    entries: [
      { file: 'site/content/types.ts', before: "  | '/terms'\n", add: "  | '/__name__'\n" },
      {
        file: 'site/content/pages.ts',
        before: "  {\n    path: '/terms',",
        add: `  {
    path: '/__name__',
    title: titled('__Words__'),
    description: 'Say here in fifty to one hundred and fifty characters what this page holds: __Words__.',
    h1: '__Words__',
    label: '__Words__',
  },
`,
      },
    ],
    next: ['npm run dev', 'npm run cards', 'npx vitest run --project node site/content site/seo site/routes'],
  },
  call: {
    entries: [
      { file: 'site/services/contract.ts', before: "  | 'payment_webhook'\n", add: "  | '__call__'\n" },
      {
        file: 'site/server/http/api/call-limits.ts',
        before: '  sandbox_pay: {\n',
        add: `  __call__: {
    address: per10Minutes(600),
    reason: 'Say here why this limit is enough.',
  },
`,
      },
      {
        file: 'site/server/test-requests.ts',
        before: '  sandbox_pay: {',
        add: "  __call__: { subject: 'Plans' },\n",
      },
      {
        file: 'site/server/app.ts',
        before: "import { statusForm } from './payment/status/status-page'\n",
        add: "import { __camelName__Calls } from './__name__/calls'\n",
      },
      {
        file: 'site/server/app.ts',
        after: '  contactCalls(api, saveMessage)\n',
        add: '  __camelName__Calls(api)\n',
      },
    ],
    next: [
      'npx vitest run --project node --project server site/services/__name__ site/server/__name__ site/server/http/api/fuzz.test.ts',
    ],
  },
}

const usage = `npm run new -- ${Object.keys(kinds).join('|')} NAME`
const asked = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
if (!asked || !name || rest.length > 0)
  stop(`Say what to write and its name: ${usage}, for example npm run new -- component price-tag`)
if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name) || name.length > 30)
  stop(
    `'${name}' cannot be used: write at most 30 small letters and digits, words joined by hyphens, such as price-tag.`,
  )

/** Reserved words of JavaScript, and names that the server or the build uses for something else than a page. */
const reserved =
  /^(default|delete|function|import|export|new|return|switch|typeof|void|class|const|enum|null|true|false|this|index|home|assets|social|status|metrics|healthz|v1|design-system|sandbox|server|client|contract)$/
if (reserved.test(name)) stop(`'${name}' is reserved: choose another name, for example my-${name}.`)

const templates = join(root, 'site', 'build', 'new', kind)
const files = readdirSync(templates, { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(join(templates, file)).isFile())
  .map((file) => ({ template: join(templates, file), file: named(file).replace(/\.template$/, '') }))

const taken = [
  ...files.map(({ file }) => file),
  ...(kind === 'call'
    ? [`site/services/${name}`, `site/services/${name}.ts`, `site/server/${name}`, `site/server/${name}.ts`]
    : []),
].find((file) => existsSync(at(file)))
if (taken) stop(`${taken} is there already: choose another name, or remove it first.`)
if (kind === 'page' && existsSync(at(`site/public/${name}`)))
  stop(`site/public/${name} is served at /${name}: choose another name.`)
if (
  /^(component|pattern)$/.test(kind) &&
  new RegExp(`\\b${names.__Name__}\\b`).test(read('design-system/index.ts'))
)
  stop(`design-system/index.ts exports ${names.__Name__} already: choose another name.`)

await ensureInstalled()

for (const { template, file } of files) {
  await mkdir(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), named(readFileSync(template, 'utf8')))
}
for (const { file, before, after, add } of asked.entries) {
  const text = read(file)
  const anchor = before ?? after ?? ''
  if (anchor && text.split(anchor).length !== 2)
    stop(
      `${file} no longer contains this text exactly once: ${anchor.trim()}. Fix its entry in site/build/new.mjs.`,
    )
  const added = named(add)
  const written = anchor
    ? text.replace(anchor, () => (before ? added + anchor : anchor + added))
    : text + added
  writeFileSync(at(file), written)
}

const changed = [...new Set([...files.map(({ file }) => file), ...asked.entries.map(({ file }) => file)])]
// The name can change line breaks and the order of sorted lists.
await run(process.execPath, [
  at('node_modules/@biomejs/biome/bin/biome'),
  ...['check', '--write', '--no-errors-on-unmatched', '--log-level=error'],
  ...changed.filter((file) => /\.tsx?$/.test(file)),
])
if (kind === 'page') {
  // The router's plugin writes site/routeTree.gen.ts when Vite reads its configuration.
  await (await import('vite')).resolveConfig({ root, logLevel: 'error' }, 'serve')
  changed.push('site/routeTree.gen.ts')
}
console.log(`Files written:\n${changed.map((file) => `  ${file}`).join('\n')}`)
console.log(
  `Next: replace the placeholder texts in them, then run\n${asked.next.map((line) => `  ${named(line)}`).join('\n')}`,
)
