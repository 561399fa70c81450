import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import ts from 'typescript'
import { build, type Plugin } from 'vite'
import { describe, expect, inject, it } from 'vitest'
import { prefixClasses } from '../../design-system/build/classes.ts'
import { utilitiesAmong } from '../../design-system/build/styles.ts'
import { root } from '../../site/build/steps.mjs'
import { fromThePackage, sources } from './package-stories.ts'

const home = inject('home')

/**
 * Renders every story of the workspace on the server. It is a build of its own, so it lists the stories
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
  const virtual: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? everyStory : null),
  }
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [virtual, ...plugins, react()],
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
  const [workspace, published] = [
    await draw('workspace', []),
    await draw('published', [fromThePackage, markStories]),
  ]

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
