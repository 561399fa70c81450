// `npm run bench:peers`: the size of a button and of one small page with this design system and with other libraries.
//   --shadcn=FOLDER   a checkout of github.com/shadcn-ui/ui: its components are copied into a site, not installed
// All are bundled by the same Vite for production, without React, which every site has. The documentation shows the
// result, docs/pages/guide/sizes.gen.json; without a checkout the row of shadcn/ui stays as it was.
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { build, type Plugin } from 'vite'
import { ensurePackage, ensurePackages, root } from '../../../site/build/steps.ts'

const folder = fileURLToPath(new URL('./', import.meta.url))
const dist = `${root}design-system/dist/`
const checkout = process.argv.find((arg) => arg.startsWith('--shadcn='))?.slice('--shadcn='.length)
const temporary = join(folder, '.results')

interface Peer {
  name: string
  /** The package whose version is printed. */
  version: () => Promise<string>
  pages: string
  /** The package of its button, and the provider that a site has around it. */
  button: { from: string; provider?: string; variant?: string }
  /** The style sheet that its guide names, and one for the page alone if its guide describes that. */
  styles: { guide?: string; small?: string }
}

const versionIn = (file: string) => async () => JSON.parse(await readFile(file, 'utf8')).version
const installed = (name: string) => versionIn(join(folder, 'node_modules', name, 'package.json'))
const page = (peer: string, file: string) => join(folder, 'pages', peer, file)

/** Its components, and those that they use. */
const copied = ['button', 'dialog', 'input', 'label', 'field', 'separator']
const registry = (name: string) => join(checkout!, 'apps/v4/registry/new-york-v4/ui', `${name}.tsx`)

const colours =
  'background foreground card primary primary-foreground secondary muted muted-foreground accent accent-foreground destructive border input ring'

/** A theme with the names that its components read. */
const shadcnStyles = () => `@import "tailwindcss" source(none);
@import "${join(folder, 'node_modules/tw-animate-css/dist/tw-animate.css')}";
@source "${page('shadcn', 'page.tsx')}";
${copied.map((name) => `@source "${registry(name)}";`).join('\n')}
@theme inline { ${colours
  .split(' ')
  .map((name) => `--color-${name}: var(--${name});`)
  .join(' ')} }
:root { ${colours
  .split(' ')
  .map((name, at) => `--${name}: oklch(${(at / 20).toFixed(2)} 0.01 250);`)
  .join(' ')} }`

const ownStyles = `@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme) prefix(kds);
@import "tailwindcss/utilities.css" layer(components) source(none);
@import "tailwindcss/preflight.css" layer(base);
@import "${dist}theme.css";
@config "${dist}tokens/tailwind.js";
@source "${dist}components/{_internal,button,button-group,spinner,field,input,dialog,layout,heading,link}";`

const peers: Peer[] = [
  {
    name: 'This design system',
    version: versionIn(`${dist}package.json`),
    pages: 'design-system',
    button: { from: '@kaksha/design-system', variant: 'primary' },
    styles: { guide: `@import "${dist}styles.css";`, small: ownStyles },
  },
  {
    name: 'Radix Themes',
    version: installed('@radix-ui/themes'),
    pages: 'radix-themes',
    button: { from: '@radix-ui/themes', provider: 'Theme' },
    styles: { guide: '@import "@radix-ui/themes/styles.css";' },
  },
  {
    name: 'Mantine',
    version: installed('@mantine/core'),
    pages: 'mantine',
    button: { from: '@mantine/core', provider: 'MantineProvider' },
    styles: {
      guide: '@import "@mantine/core/styles.css";',
      small: await readFile(page('mantine', 'small.css'), 'utf8'),
    },
  },
  {
    name: 'React Aria Components',
    version: installed('react-aria-components'),
    pages: 'react-aria',
    button: { from: 'react-aria-components' },
    styles: {},
  },
]
if (checkout)
  peers.push({
    name: 'shadcn/ui (new-york-v4)',
    version: async () =>
      execFileSync('git', ['-C', checkout, 'log', '-1', '--format=%h, %cs'], { encoding: 'utf8' }).trim(),
    pages: 'shadcn',
    button: { from: '@/registry/new-york-v4/ui/button' },
    styles: { small: shadcnStyles() },
  })

/** The packages of the other libraries come from the lock file beside this file, whatever imports them. */
const resolvePeers: Plugin = {
  name: 'resolve-peers',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === '@kaksha/design-system') return `${dist}index.js`
    if (id === '@/lib/utils') return page('shadcn', 'utils.ts')
    if (id.startsWith('@/registry/')) return registry(id.split('/').at(-1)!)
    const isFile = /^[./\0]|^[A-Z]:/.test(id)
    if (isFile || !importer || importer.startsWith(dist) || importer.includes('node_modules')) return
    return this.resolve(id, join(folder, 'entry.js'), { skipSelf: true })
  },
}

/** The gzipped size of everything that Vite writes for an entry, in bytes. */
async function weigh(name: string, source: string) {
  const entry = join(temporary, name)
  await writeFile(entry, source)
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [resolvePeers, tailwindcss()],
    build: {
      write: false,
      rolldownOptions: { input: entry, external: /^react(-dom)?(\/|$)/ },
      assetsInlineLimit: 0,
    },
  })
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const texts = chunks.flatMap((chunk) =>
    chunk.type === 'chunk' ? [chunk.code] : /\.css$/.test(chunk.fileName) ? [chunk.source] : [],
  )
  return texts.reduce((total, text) => total + gzipSync(text).length, 0)
}

/** A script that renders an element with these imports. */
const rendering = (imports: string, element: string) =>
  `import { createRoot } from 'react-dom/client'
import { createElement } from 'react'
${imports}
createRoot(document.body).render(${element})`

function buttonScript({ from, provider, variant }: Peer['button']) {
  const button = `createElement(Button, ${JSON.stringify({ variant })}, 'Send')`
  return rendering(
    `import { ${['Button', provider].filter(Boolean)} } from '${from}'`,
    provider ? `createElement(${provider}, null, ${button})` : button,
  )
}

const pageScript = (file: string) =>
  rendering(`import { Page } from ${JSON.stringify(file)}`, 'createElement(Page)')

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim()).length

interface Row {
  name: string
  version: string
  date: string
  /** Bytes, gzip. */
  button: number
  page: number
  /** The style sheet that its guide names. */
  guide: number | null
  /** A style sheet for the page alone. */
  small: number | null
  lines: number
}

async function measure({ name, version, pages, button, styles }: Peer): Promise<Row> {
  const { guide, small } = styles
  return {
    name,
    version: await version(),
    date: new Date().toISOString().slice(0, 10),
    button: await weigh(`${pages}-button.js`, buttonScript(button)),
    page: await weigh(`${pages}-page.js`, pageScript(page(pages, 'page.tsx'))),
    guide: guide ? await weigh(`${pages}-guide.css`, guide) : null,
    small: small ? await weigh(`${pages}-small.css`, small) : null,
    lines: linesOf(await readFile(page(pages, 'page.tsx'), 'utf8')),
  }
}

const results = join(root, 'docs/pages/guide/sizes.gen.json')

await ensurePackage()
await ensurePackages('Installing the libraries to compare', 'tests/bench/peers', 'react-aria-components')
await mkdir(temporary, { recursive: true })
try {
  const rows: Row[] = []
  for (const peer of peers) rows.push(await measure(peer))
  const before: Row[] = JSON.parse(await readFile(results, 'utf8').catch(() => '[]'))
  const kept = before.filter(({ name }) => !rows.some((row) => row.name === name))
  await writeFile(results, `${JSON.stringify([...rows, ...kept], null, 2)}\n`)
  console.table(rows)
  for (const { name, date } of kept) console.log(`Not measured: ${name}. Its row is from ${date}.`)
} finally {
  await rm(temporary, { recursive: true, force: true })
}
if (checkout) {
  const files = await Promise.all(copied.map((name) => readFile(registry(name), 'utf8')))
  console.log(
    `shadcn/ui copies ${linesOf(files.join('\n'))} lines of ${copied.length} components into the site.`,
  )
}
