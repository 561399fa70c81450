import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, inject, it } from 'vitest'

const home = inject('home')
const installed = join(home, 'node_modules/@kaksha/design-system')

/** Runs a module of a consumer in plain Node, and parses the JSON that it prints. */
async function inNode(name: string, source: string, ...options: string[]) {
  const file = join(home, 'apps', name)
  await writeFile(file, source)
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, file], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return { result: JSON.parse(stdout), complaints: stderr }
}

const modules = (await readdir(installed, { recursive: true }))
  .map((path) => path.replaceAll('\\', '/'))
  // The tests' entry needs Vitest, and the commands are a program.
  .filter((path) => path.endsWith('.js') && !path.startsWith('testing/') && path !== 'commands.js')

describe('in Node, without a DOM', () => {
  it('every module can be imported', async () => {
    const urls = modules.map((path) => pathToFileURL(join(installed, path)).href)
    const { result } = await inNode(
      'import.mjs',
      `const modules = await Promise.all(${JSON.stringify(urls)}.map((url) => import(url)))
       console.log(JSON.stringify({ count: modules.length, document: typeof document }))`,
    )
    expect(result).toEqual({ count: modules.length, document: 'undefined' })
    expect(modules.length).toBeGreaterThan(80)
  })

  it('components render to HTML', async () => {
    const { result, complaints } = await inNode(
      'render.mjs',
      `import { createElement as h } from 'react'
       import { renderToString } from 'react-dom/server'
       import * as ds from '@kaksha/design-system'
       const page = h('main', null,
         h(ds.Button, { variant: 'primary' }, 'Send'),
         h(ds.Field, { label: 'Name', error: 'Enter your name.' }, h(ds.Input, { name: 'name' })),
         h(ds.Accordion, null, h(ds.AccordionItem, { value: 'a' },
           h(ds.AccordionTrigger, null, 'Why?'), h(ds.AccordionContent, null, 'Because.'))),
         h(ds.Tabs, { defaultValue: 'a' }, h(ds.TabsList, { 'aria-label': 'Days' }, h(ds.TabsTrigger, { value: 'a' }, 'Monday')),
           h(ds.TabsContent, { value: 'a' }, 'Algebra')),
         h(ds.Dialog, null, h(ds.DialogTrigger, null, 'Open'), h(ds.DialogContent, null, h(ds.DialogTitle, null, 'Window'))),
         h(ds.Toaster))
       console.log(JSON.stringify(renderToString(page)))`,
    )
    for (const text of ['Send', 'Enter your name.', 'Because.', 'Algebra', 'Open'])
      expect(result).toContain(text)
    expect(result).toContain('class="kds:')
    expect(complaints).toBe('')
  })

  it('a component can be imported by its own entry', async () => {
    const { result } = await inNode(
      'entry.mjs',
      `import * as ds from '@kaksha/design-system'
       import { Button, buttonVariants } from '@kaksha/design-system/button'
       import { PricingCard } from '@kaksha/design-system/pricing-card'
       console.log(JSON.stringify([Button === ds.Button, buttonVariants === ds.buttonVariants, PricingCard === ds.PricingCard]))`,
    )
    expect(result).toEqual([true, true, true])
  })

  it('a theme can be checked', async () => {
    const { result } = await inNode(
      'check.mjs',
      `import { checkTheme } from '@kaksha/design-system/check-theme'
       const { failures } = checkTheme({ light: { page: { link: '#6d8fa6' } } })
       console.log(JSON.stringify({ own: checkTheme().passes, tokens: failures[0].nearest.tokens, all: failures.length }))`,
    )
    expect(result).toEqual({
      own: true,
      tokens: { light: { page: { link: { $value: expect.stringMatching(/^#[\da-f]{6}$/) } } } },
      all: 7,
    })
  })
})

/**
 * Loads modules as a bundler for server components does: modules with "use client" become references, which a server
 * can pass on but not call.
 */
const references = `
import { readFile } from 'node:fs/promises'
const reference = (name) => name === 'default' ? 'export default Symbol("client")' : \`export const \${name} = Symbol("client")\`
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.includes('@kaksha')) return next(url, context)
  const source = await readFile(new URL(url), 'utf8')
  if (!source.startsWith("'use client'")) return next(url, context)
  const names = [
    ...[...source.matchAll(/^export (?:function|const|class) (\\w+)/gm)].map(([, name]) => name),
    ...[...source.matchAll(/^export \\{([^}]+)\\}/gm)].flatMap(([, list]) => list.match(/\\w+/g)),
  ]
  return { format: 'module', shortCircuit: true, source: names.map(reference).join('\\n') }
}`

describe('in server components', () => {
  const index = async () => {
    await writeFile(join(home, 'apps/references.mjs'), references)
    await writeFile(
      join(home, 'apps/register.mjs'),
      `import { register } from 'node:module'\nregister('./references.mjs', import.meta.url)`,
    )
    const { result } = await inNode(
      'components.mjs',
      `import * as ds from '@kaksha/design-system'
       console.log(JSON.stringify(Object.fromEntries(Object.entries(ds).map(([name, value]) => [name, typeof value]))))`,
      '--conditions=react-server',
      '--import',
      pathToFileURL(join(home, 'apps/register.mjs')).href,
    )
    return result as Record<string, string>
  }

  it('everything can be imported, and modules that need the browser are marked "use client"', async () => {
    const types = await index()
    expect(types).toMatchObject({ Dialog: 'symbol', Tabs: 'symbol', Button: 'symbol', useHydrated: 'symbol' })
    expect(types).toMatchObject({
      Badge: 'function',
      WhatsAppIcon: 'function',
      Card: 'function',
      Text: 'function',
      StepList: 'function',
    })
  })

  it('exports that are not components can be called and read', async () => {
    const types = await index()
    const plain = Object.keys(types).filter((name) => /^(?!use[A-Z])[a-z]/.test(name))
    expect(plain).toContain('buttonVariants')
    expect(plain).toContain('createIcon')
    expect(plain.filter((name) => types[name] === 'symbol')).toEqual([])
  })

  it('no server module calls a function of a module marked "use client"', async () => {
    const read = (path: string) => readFile(join(installed, path), 'utf8')
    const client = new Map<string, boolean>()
    for (const path of modules) client.set(path, (await read(path)).startsWith("'use client'"))
    const faults = []
    for (const path of modules.filter((name) => name !== 'index.js' && !client.get(name)))
      for (const [, names = '', from = ''] of (await read(path)).matchAll(
        /^import \{([^}]*)\} from ["'](\.[^"']+)["']/gm,
      )) {
        const called = names.match(/\b[a-z]\w*/g)
        if (client.get(join(dirname(path), from).replaceAll('\\', '/')) && called)
          faults.push(`${path}: ${called}`)
      }
    expect(faults).toEqual([])
  })

  it('no module is marked "use client" without need', async () => {
    const marked = []
    for (const path of modules)
      if ((await readFile(join(installed, path), 'utf8')).startsWith("'use client'")) marked.push(path)
    expect(marked.length).toBeGreaterThan(15)
    expect(marked.length).toBeLessThan(modules.length / 2)
    expect(marked.filter((path) => /variants|^index|^tokens|store/.test(path))).toEqual([])
  })
})
