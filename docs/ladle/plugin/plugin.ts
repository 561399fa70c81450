/** Provides data from the sources as virtual modules. One module per component, so that a page loads only its own. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { packageChangelog } from '../../../design-system/build/manifest.ts'
import { type DocumentedFolder, documentedFolders, root, writePages } from '../component-pages.mjs'
import { codeOf } from './code.ts'
import { highlight } from './highlight.ts'
import { createReader } from './props.ts'
import { listWithStoryAhead, readerOfAddresses, startWithStoryAhead } from './story-ahead.ts'
import { tokensOf } from './tokens-of.ts'

/** The part of Vite's plugin interface that is used here. */
interface DocumentationPlugin {
  name: string
  enforce: 'pre'
  resolveId(id: string, importer?: string): string | undefined
  load(id: string): Promise<string | undefined>
  transform(code: string, id: string): string | undefined
  configureServer(server: DevServer): void
}

interface DevServer {
  middlewares: {
    use(
      handler: (
        request: { url?: string },
        response: {
          statusCode: number
          setHeader(name: string, value: string): void
          end(body: string): void
        },
        next: (error?: unknown) => void,
      ) => void,
    ): void
  }
  watcher: {
    add(paths: string[]): void
    on(event: 'all', listener: (event: string, path: string) => void): void
  }
  moduleGraph: { getModuleById(id: string): unknown; invalidateModule(found: never): void }
  ws: { send(message: { type: 'full-reload' }): void }
}

const system = `${root}design-system`
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const own = /^virtual:(component-folders|icons|server-rendering|changelog|component-folder\/.+)$/

/** The file of a component, below `design-system/`: the one with its name, or the only one. */
export const sourceOf = ({ id, name, files }: DocumentedFolder) => {
  const own = files.filter((file) => /^[^.]+\.tsx?$/.test(file))
  return `${id}/${own.find((file) => file.startsWith(`${name}.`)) ?? own[0]}`
}

/** The data of all components that every page can use. */
export const componentFoldersOf = (folders: DocumentedFolder[]) =>
  folders.map((folder) => {
    const { id, kind, label, page, importPath, meta } = folder
    const { reviewed, gaps = [], pattern, keys } = meta.contract
    return {
      id,
      kind,
      label,
      page,
      importPath,
      source: sourceOf(folder),
      summary: meta.summary,
      parts: meta.parts,
      review: reviewed,
      gaps,
      pattern,
      keys: keys.length,
    }
  })

/** Whether a component has code for the browser, and what it does without JavaScript. */
const renderingOf = (folders: DocumentedFolder[]) =>
  folders.map(({ id, label, page, files, meta }) => {
    const isClient = files
      .filter((file) => /^[^.]+\.tsx$/.test(file))
      .some((file) => read(`design-system/${id}/${file}`).startsWith("'use client'"))
    return { label, page, isClient, says: meta.contract.withoutJavaScript.says }
  })

/** Brands with their own tokens. */
const brandsOf = () =>
  readdirSync(`${root}design-system/tokens/brands`).map((file) => basename(file, '.json'))

/** Every icon in use, and the components that use it. */
function iconsOf(folders: DocumentedFolder[]) {
  const users = new Map<string, Set<string>>()
  for (const { id, name: componentFolder, files } of folders)
    for (const file of files.filter((file) => /(?<!\.(test|stories))\.tsx$/.test(file)))
      for (const [, names = ''] of read(`design-system/${id}/${file}`).matchAll(
        /import \{([^}]+)\} from 'lucide'/g,
      ))
        for (const name of names.split(',').map((part) => part.trim()))
          users.set(name, (users.get(name) ?? new Set()).add(componentFolder))
  return [...users]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, componentFolders]) => ({ name, componentFolders: [...componentFolders].sort() }))
}

let written: Promise<unknown> | undefined

/** What the search knows, in development: written at the first search. A build writes it for itself. */
const serveSearch: Parameters<DevServer['middlewares']['use']>[0] = async ({ url }, response, next) => {
  if (!url?.endsWith('/search.json')) return next()
  try {
    written ??= promisify(execFile)(process.execPath, ['--import', 'tsx', 'docs/text/write.ts'], {
      cwd: root,
    })
    await written
    // Ladle's server answers 404 unless a status is set.
    response.statusCode = 200
    response.setHeader('content-type', 'application/json')
    response.end(read('docs/dist/ladle/search.json'))
  } catch (error) {
    written = undefined
    next(error)
  }
}

export function documentation(): DocumentationPlugin {
  const reader = createReader(root)
  let folders = documentedFolders()
  const modules: Record<string, (folders: DocumentedFolder[]) => string> = {
    'component-folders': (folders) =>
      `export const componentFolders = ${JSON.stringify(componentFoldersOf(folders))}\nexport const brands = ${JSON.stringify(brandsOf())}`,
    'server-rendering': (folders) => `export const rendering = ${JSON.stringify(renderingOf(folders))}`,
    changelog: () =>
      `export const changelog = ${JSON.stringify(packageChangelog(read('CHANGELOG.md'), '@kaksha/design-system'))}`,
    icons(folders) {
      const icons = iconsOf(folders)
      const list = icons.map(
        ({ name, componentFolders }) =>
          `{ name: '${name}', Icon: ${name}, componentFolders: ${JSON.stringify(componentFolders)} }`,
      )
      const names = icons.map(({ name }) => name).join(', ')
      return `import { ${names} } from 'lucide-react'\nexport const icons = [${list.join(', ')}]`
    },
  }

  async function componentFolder(id: string) {
    const found = (await folders).find((candidate) => candidate.id === id)
    if (!found) throw new Error(`There is no component folder ${id} with a meta.ts.`)
    const { examples, parts: names, types = [] } = found.meta
    const stories = read(`${found.path}.stories.tsx`)
    const code = Object.fromEntries(
      examples.flatMap(({ story }) => {
        const text = codeOf(stories, story, found.importPath)
        return text ? [[story, highlight(text)]] : []
      }),
    )
    const parts = reader.read([...names, ...types])
    const exported = { code, parts, tokens: await tokensOf(found) }
    return Object.entries(exported)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  }

  return {
    name: 'documentation',
    // Before Vite's own plugins, which would resolve an id with ?code to the file itself.
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (own.test(id)) return `\0${id}`
      // The id ends in .js, or Vite would process it as HTML or CSS.
      if (id.endsWith('?code')) return `\0code:${join(importer, '..', id.slice(0, -'?code'.length))}.js`
    },
    async load(id) {
      const file = id.match(/^\0code:(.+)\.js$/)?.[1]
      if (file)
        return `export default ${JSON.stringify(highlight(readFileSync(file, 'utf8'), extname(file).slice(1)))}`
      const name = id.startsWith('\0') && id.slice(1).match(own)?.[1]
      if (!name) return
      return modules[name]?.(await folders) ?? componentFolder(name.replace('component-folder/', ''))
    },
    transform(code, id) {
      if (id === '\0virtual:generated-list') return listWithStoryAhead(code)
      if (/\/@ladle\/react\/.+\/src\/index\.[jt]sx?$/.test(id)) return startWithStoryAhead(code)
      if (/\/@ladle\/react\/.+\/src\/story-name\.[jt]s$/.test(id)) return readerOfAddresses(code)
    },
    configureServer({ middlewares, watcher, moduleGraph, ws }) {
      middlewares.use(serveSearch)
      // Vite watches only its root, which is Ladle's folder. The components are outside it.
      watcher.add(['components', 'patterns', 'brand'].map((folder) => `${system}/${folder}`))
      watcher.on('all', async (_, path) => {
        const file = path.replaceAll('\\', '/')
        const watched = /\/design-system\/(components|patterns|brand)\/.+\.tsx?$/
        if (!watched.test(file) || file.includes('.test.')) return
        folders = documentedFolders()
        const componentFolders = await folders
        writePages(componentFolders)
        reader.refresh()
        const ours = [
          'virtual:component-folders',
          'virtual:icons',
          'virtual:server-rendering',
          ...componentFolders.map(({ id }) => `virtual:component-folder/${id}`),
        ]
        for (const id of [...ours, 'virtual:generated-list']) {
          const found = moduleGraph.getModuleById(`\0${id}`)
          if (found) moduleGraph.invalidateModule(found as never)
        }
        // Components are hot-replaced. Stories and their documentation need a page reload.
        if (/\.(stories|meta)\.tsx?$/.test(file)) ws.send({ type: 'full-reload' })
      })
    },
  }
}
