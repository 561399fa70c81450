/** Provides data from the sources as virtual modules, one for each component page, and compiles the pages writing in MDX. */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { codeOf } from './code.ts'
import { documentedFolders, type Folder, read, root } from './folders.ts'
import { highlight } from './highlight.ts'
import { compilePage } from './mdx.ts'
import { createReader } from './props.ts'
import { tokensOf } from './tokens-of.ts'

const virtual = 'virtual:documentation'

const effects = { none: 'is met', partial: 'is not met here', author: 'depends on the page' }

/** What every page knows of each component. */
const summaryOf = ({ path, files, meta, loadStories: _, ...folder }: Folder) => {
  const { gaps = [], keys, pattern, reviewed, withoutJavaScript } = meta.contract
  return {
    ...folder,
    storyNames: [...read(`${path}.stories.tsx`).matchAll(/^export const (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
    summary: meta.summary,
    parts: meta.parts,
    gaps: gaps.map(({ criterion, effect, text }) => `${text} (WCAG ${criterion} ${effects[effect]}.)`),
    /** The number of keys in its contract. Each has a test. */
    keys: keys.length,
    pattern,
    review: reviewed,
    withoutJavaScript: withoutJavaScript.says,
    /** Whether one of its modules starts with 'use client'. */
    isClient: files.some(
      (file) =>
        /^[^.]+\.tsx$/.test(file) && read(`design-system/${folder.id}/${file}`).startsWith("'use client'"),
    ),
  }
}

export type Component = ReturnType<typeof summaryOf>

/** Every icon in use, and the components that use it. */
function iconsModule(folders: Folder[]) {
  const users = new Map<string, Set<string>>()
  for (const { id, name, files } of folders)
    for (const file of files.filter((file) => /^[^.]+\.tsx$/.test(file)))
      for (const [, list = ''] of read(`design-system/${id}/${file}`).matchAll(
        /import \{([^}]+)\} from 'lucide'/g,
      ))
        for (const icon of list.split(',').map((part) => part.trim()))
          users.set(icon, (users.get(icon) ?? new Set()).add(name))
  const icons = [...users].sort(([a], [b]) => (a < b ? -1 : 1))
  const list = icons.map(
    ([icon, names]) => `{ name: '${icon}', Icon: ${icon}, users: ${JSON.stringify([...names].sort())} }`,
  )
  return `import { ${icons.map(([icon]) => icon).join(', ')} } from 'lucide-react'\nexport const icons = [${list}]`
}

/** The data of all components, and the names of the brands. */
async function documentationModule() {
  const folders = await documentedFolders()
  const brands = readdirSync(`${root}design-system/tokens/brands`).map((file) => basename(file, '.json'))
  return `export const components = ${JSON.stringify(folders.map(summaryOf))}
export const brands = ${JSON.stringify(brands)}`
}

/** Everything that the page of one component shows. */
async function componentModule(id: string, reader: ReturnType<typeof createReader>) {
  const folder = (await documentedFolders()).find((candidate) => candidate.id === id)
  if (!folder) throw new Error(`There is no component folder ${id}.`)
  const { path, name, meta, importPath } = folder
  const stories = read(`${path}.stories.tsx`)
  const code = Object.fromEntries(
    meta.examples.flatMap(({ story }) => {
      const text = codeOf(stories, story, importPath)
      return text ? [[story, highlight(text)]] : []
    }),
  )
  const parts = reader.read([...meta.parts, ...(meta.types ?? [])])
  // A new component has no transcript until its test has recorded one.
  const transcript = `design-system/testing/transcripts/__snapshots__/${name}.txt`
  const from = (file: string) => JSON.stringify(`${root}${file}`)
  return `import meta from ${from(`${path}.meta.ts`)}
import * as stories from ${from(`${path}.stories.tsx`)}
export { meta, stories }
export const transcript = ${JSON.stringify(existsSync(root + transcript) ? read(transcript) : '')}
export const code = ${JSON.stringify(code)}
export const parts = ${JSON.stringify(parts)}
export const tokens = ${JSON.stringify(await tokensOf(folder))}`
}

export function documentation(): Plugin {
  const reader = createReader(root)
  const modules: Record<string, () => string | Promise<string>> = {
    '': documentationModule,
    '/icons': async () => iconsModule(await documentedFolders()),
    '/pages': async () =>
      `export const loadComponent = {${(await documentedFolders()).map(({ id }) => `'${id}': () => import('${virtual}/${id}')`)}}`,
  }
  let writing: Promise<unknown> | undefined

  return {
    name: 'documentation',
    // Before Ladle's own plugin for MDX.
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${virtual}`)) return
      const name = id.slice(virtual.length + 1)
      return modules[name]?.() ?? componentModule(name.slice(1), reader)
    },
    transform: (code, id) => (id.endsWith('.mdx?page') ? compilePage(code) : undefined),
    configureServer({ middlewares, watcher, moduleGraph, ws }) {
      /** What the search knows, and the pictures of the components, in development: writing when asked for. */
      middlewares.use(async ({ url }, response, next) => {
        const [, file] = url?.match(/\/((?:search|pictures)\.json)$/) ?? []
        if (!file) return next()
        writing ??= promisify(execFile)(process.execPath, ['--import', 'tsx', 'docs/text/write.ts'], {
          cwd: root,
        })
        await writing.catch(next)
        // Ladle's server answers 404 unless a status is set.
        response.statusCode = 200
        response.end(read(`docs/dist/ladle/${file}`))
      })
      // Vite watches only its root, which is Ladle's folder.
      watcher.add(`${root}design-system`)
      watcher.on('change', (path) => {
        if (!/design-system\/(components|patterns|brand)\/.+\.tsx?$/.test(path)) return
        reader.refresh()
        documentedFolders(true)
        for (const [id, node] of moduleGraph.idToModuleMap)
          if (id.startsWith(`\0${virtual}`)) moduleGraph.invalidateModule(node)
        // Components are hot-replaced. What the pages say about them is not.
        if (/\.(stories|meta)\.tsx?$/.test(path)) ws.send({ type: 'full-reload' })
      })
    },
  }
}
