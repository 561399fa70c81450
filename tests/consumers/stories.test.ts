import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import ts from 'typescript'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { prefixClasses } from '../../design-system/build/classes.ts'
import { utilitiesAmong } from '../../design-system/build/styles.ts'
import { codeOf } from '../../docs/ladle/plugin/code.ts'
import { documentedFolders } from '../../docs/ladle/plugin/folders.ts'
import { root } from '../../site/build/steps.ts'
import { Site } from './browser.ts'
import { compile, fromThePackage, installed, sources, virtualModule } from './build.ts'

const home = inject('home')

/**
 * Renders every story of the workspace on the server. It is a separate build, so it lists the stories
 * itself.
 */
const entry = `${root}tests/consumers/every-story.js`
const everyStory = `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
const files = import.meta.glob('/design-system/**/*.stories.tsx', { eager: true })
export const pages = Object.entries(files).flatMap(([file, stories]) =>
  Object.entries(stories)
    .filter(([name, story]) => /^[A-Z]/.test(name) && typeof story === 'function')
    .map(([name, Story]) => [file.split('/').at(-1) + ' ' + name, renderToString(createElement(Story))]))`

/** Prefixes the classes in the stories themselves, so that all other classes are known to be the package's. */
const markStories: Plugin = {
  name: 'mark-stories',
  enforce: 'pre',
  async transform(code, id) {
    if (!id.startsWith(sources) || !id.endsWith('.tsx')) return null
    const file = ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    const { before } = await prefixClasses([file], 'story', (candidates) =>
      utilitiesAmong(candidates, sources),
    )
    const [marked] = ts.transform(file, before as ts.TransformerFactory<ts.SourceFile>[]).transformed
    return ts.createPrinter().printFile(marked!)
  },
}

async function draw(name: string, plugins: Plugin[]): Promise<Map<string, string>> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [virtualModule(entry, everyStory), ...plugins, react()],
    // Next to the installed package, and next to each other, so that both builds use the same React, icons and Radix,
    // and load the same files.
    build: {
      ssr: entry,
      outDir: join(home, 'apps/stories'),
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: `${name}.js` } },
    },
    ssr: { external: true },
  })
  const { pages } = await import(pathToFileURL(join(home, 'apps/stories', `${name}.js`)).href)
  return new Map(pages)
}

/**
 * The markup without the prefixes that the package and `markStories` add to classes. An element that has the prefix
 * alone has no class in the workspace.
 */
const withoutPrefix = (html: string) =>
  html
    .replace(/ class="[^"]*"/g, (attribute) => attribute.replaceAll(/\b(kds|story):/g, '').replace('" ', '"'))
    .replaceAll(' class=""', '')

/** The first difference between two texts, with its context; undefined if they are equal. */
function difference(one: string, other: string) {
  const at = [...one].findIndex((character, index) => character !== other[index])
  if (at < 0 && one.length === other.length) return undefined
  const from = Math.max(0, at - 30)
  return [one.slice(from, from + 90), other.slice(from, from + 90)]
}

describe('the package', async () => {
  const workspace = await draw('workspace', [])
  const published = await draw('published', [fromThePackage, markStories])

  it('has as many stories as the workspace', () => {
    expect(workspace.size).toBeGreaterThan(150)
    expect([...published.keys()]).toEqual([...workspace.keys()])
  })

  it.each([...workspace.keys()])('renders %s like the workspace', (name) => {
    expect(
      difference(withoutPrefix(published.get(name)!), withoutPrefix(workspace.get(name)!)),
    ).toBeUndefined()
  })

  it('renders with prefixed classes', async () => {
    const all = [...published.values()].join('')
    expect(all.match(/kds:/g)!.length).toBeGreaterThan(5000)
    // The prefix occurs only in class attributes.
    expect(withoutPrefix(all)).not.toContain('kds:')
    const classes = [...all.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    const others = new Set(classes.filter((name) => !/^(kds|story):/.test(name)))
    expect(await utilitiesAmong([...others], sources)).toEqual(new Set())
  })
})

/** Every example as the documentation copies it (docs/ladle/plugin), by the name of its file in the app. */
async function copiedExamples() {
  const examples = new Map<string, { name: string; story: string; code: string }>()
  for (const { name, path, importPath, meta } of await documentedFolders()) {
    const stories = await readFile(`${root}${path}.stories.tsx`, 'utf8')
    for (const { story } of meta.examples) {
      const code = codeOf(stories, story, importPath)
      if (code) examples.set(`${name}-${story}`, { name, story, code })
    }
  }
  return examples
}

/** The folder of each export: a site that imports it imports the folder's style sheet. */
async function foldersOfExports(names: readonly string[]) {
  const folders = new Map<string, string>()
  for (const name of names)
    for (const kind of ['components', 'patterns']) {
      const text = await readFile(join(installed, kind, name, 'index.js'), 'utf8').catch(() => '')
      for (const [, list = ''] of text.matchAll(/\{([^}]*)\}/g))
        for (const word of list.match(/\w+/g) ?? []) folders.set(word, name)
    }
  return folders
}

describe('the examples of the documentation, as it copies them', async () => {
  const examples = await copiedExamples()
  const app = join(home, 'apps/examples')
  const sheetNames = (await readdir(join(installed, 'styles'))).map((file) => file.replace('.css', ''))
  const folders = await foldersOfExports(sheetNames)
  let site: Site
  /** Calls a function of the app. */
  const call = <Result>(name: string, ...args: unknown[]): Promise<Result> =>
    site.page.evaluate(`${name}(${args.map((one) => JSON.stringify(one)).join()})`)
  beforeAll(async () => {
    await mkdir(join(app, 'copied'), { recursive: true })
    for (const [file, { code }] of examples) await writeFile(join(app, `copied/${file}.tsx`), code)
    // The video of an example, which a site replaces by its own.
    await cp(`${sources}components/video-player/fixture`, join(app, 'copied/fixture'), { recursive: true })
    site = await Site.open('examples')
    await site.page.waitForFunction(() => 'show' in window)
    for (const path of ['styles.css', ...sheetNames.map((name) => `styles/${name}.css`)]) {
      const text = await readFile(join(installed, path), 'utf8')
      // Fonts load when they are used, so that a text could change its size between two measurements.
      await call('addSheet', path, text.replace(/@font-face\s*\{[^}]*\}/g, ''))
    }
  }, 120_000)
  afterAll(() => site?.close())

  it('compile', async () => {
    expect(examples.size).toBeGreaterThan(150)
    expect(await compile(app, ['copied'], { noUnusedLocals: true })).toEqual([])
  })

  it.each([...examples.keys()])(
    'render %s in Arabic without an error, with classes of the package and no English word of it',
    async (file) => {
      const before = site.faults.length
      const { story = '', code = '' } = examples.get(file) ?? {}
      const shown = await call<{ elements: number; unknown: string[]; words: string[] }>('show', file, story)
      expect(shown.elements).toBeGreaterThan(1)
      // The sample site of the brand is in English.
      if (!code.includes('@kaksha/design-system/brand'))
        expect(shown.words.filter((word) => !code.toLowerCase().includes(word.toLowerCase()))).toEqual([])
      // Lucide names its icons. The others of the package only mark an element.
      const unknown = shown.unknown.filter((name) => !/^(lucide\b|kds:((group|peer)\b|$))/.test(name))
      expect([unknown, site.faults.slice(before)]).toEqual([[], []])
    },
  )

  const sheetOf = (name: string) => `styles/${name}.css`
  it.each(sheetNames.filter((name) => name !== 'base'))(
    'the style sheets of %s have all its styles, in any order',
    async (name) => {
      const { story, code } = [...examples.values()].find((one) => one.name === name)!
      const imported = code.match(/^import \{[^}]*\} from '@kaksha\/design-system'/gm)?.join() ?? ''
      const used = (imported.match(/\w+/g) ?? []).flatMap((word) => folders.get(word) ?? [])
      expect(used).toContain(name)
      for (const parts of [['base', ...new Set(used)], [...sheetNames].reverse()]) {
        const different = await call<string[]>(
          'compare',
          [`${name}-${story}`, story],
          ['styles.css'],
          parts.map(sheetOf),
        )
        expect(different.slice(0, 5)).toEqual([])
      }
    },
  )
})
