/** Provides data from the sources as virtual modules. One module per component, so that a page loads only its own. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { packageChangelog } from '../../../design-system/build/manifest.ts'
import { findComponentFolders } from '../../../design-system/testing/component-folders.mjs'
import { documentedFolders, root, writePages } from '../component-pages.mjs'
import { codeOf, literalOf } from './code.ts'
import { highlight } from './highlight.ts'
import { createReader } from './props.ts'
import { listWithStoryAhead, readerOfAddresses, startWithStoryAhead } from './story-ahead.ts'
import { tokensOf } from './tokens-of.ts'

/** The part of Vite's plugin interface that is used here. */
interface DocumentationPlugin {
  name: string
  enforce: 'pre'
  resolveId(id: string, importer?: string): string | undefined
  load(id: string): string | Promise<string> | undefined
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

/** A property of a data file, or of the file that it spreads: `{ ...carousel, component }`. */
function readExport(file: string, name: string): unknown {
  const source = read(file)
  const own = literalOf(source, name)
  if (own !== undefined) return own
  const [, spread] = source.match(/^ {2}\.\.\.(\w+),/m) ?? []
  const [, from] = source.match(new RegExp(`^import ${spread} from '(\\.[^']+)'`, 'm')) ?? []
  return from && readExport(join(dirname(file), from), name)
}

/** The file of a component, below `design-system/`: the one with its name, or the only one. */
export const sourceOf = ({ id, name, files }: ReturnType<typeof documentedFolders>[number]) => {
  const own = files.filter((file) => /^[^.]+\.tsx?$/.test(file))
  return `${id}/${own.find((file) => file.startsWith(`${name}.`)) ?? own[0]}`
}

/** A property of a contract. A component without behaviour has it in the file of its guidance. */
const inContract = ({ name, path, files }: ReturnType<typeof documentedFolders>[number], property: string) =>
  files.includes(`${name}.a11y.ts`)
    ? readExport(`${path}.a11y.ts`, property)
    : literalOf(read(`${path}.docs.ts`), property, 'contract')

/** The data of all components that every page can use. */
export function componentFoldersOf() {
  return documentedFolders().map((componentFolder) => {
    const { id, kind, name, label, page, importPath, path, files } = componentFolder
    const contract = (property: string) => inContract(componentFolder, property)
    return {
      id,
      kind,
      label,
      page,
      importPath,
      source: sourceOf(componentFolder),
      summary: readExport(`${path}.docs.ts`, 'summary') ?? '',
      parts: readExport(`${path}.docs.ts`, 'parts') ?? [],
      // Only its own review: a contract that spreads another one was not reviewed with it.
      review: files.includes(`${name}.a11y.ts`)
        ? literalOf(read(`${path}.a11y.ts`), 'reviewed')
        : contract('reviewed'),
      gaps: contract('gaps') ?? [],
      pattern: contract('pattern'),
      keys: ((contract('keys') ?? []) as unknown[]).length,
    }
  })
}

/** Whether a component has code for the browser, and what it does without JavaScript. */
const renderingOf = () =>
  documentedFolders().map((componentFolder) => {
    const { id, label, page, files } = componentFolder
    const { says } = inContract(componentFolder, 'withoutJavaScript') as { says: string }
    const isClient = files
      .filter((file) => /^[^.]+\.tsx$/.test(file))
      .some((file) => read(`design-system/${id}/${file}`).startsWith("'use client'"))
    return { label, page, isClient, says }
  })

/** Brands with their own tokens. */
const brandsOf = () =>
  readdirSync(`${root}design-system/tokens/brands`).map((file) => basename(file, '.json'))

/** Every icon in use, and the components that use it. */
function iconsOf() {
  const users = new Map<string, Set<string>>()
  for (const { id, name: componentFolder, files } of findComponentFolders())
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
  const modules: Record<string, () => string> = {
    'component-folders': () =>
      `export const componentFolders = ${JSON.stringify(componentFoldersOf())}\nexport const brands = ${JSON.stringify(brandsOf())}`,
    'server-rendering': () => `export const rendering = ${JSON.stringify(renderingOf())}`,
    changelog: () =>
      `export const changelog = ${JSON.stringify(packageChangelog(read('CHANGELOG.md'), '@kaksha/design-system'))}`,
    icons() {
      const icons = iconsOf()
      const list = icons.map(
        ({ name, componentFolders }) =>
          `{ name: '${name}', Icon: ${name}, componentFolders: ${JSON.stringify(componentFolders)} }`,
      )
      const names = icons.map(({ name }) => name).join(', ')
      return `import { ${names} } from 'lucide-react'\nexport const icons = [${list.join(', ')}]`
    },
  }

  async function componentFolder(id: string) {
    const found = documentedFolders().find((candidate) => candidate.id === id)
    if (!found) throw new Error(`There is no component folder ${id} with stories, a contract and docs.`)
    const docs = read(`${found.path}.docs.ts`)
    const stories = read(`${found.path}.stories.tsx`)
    const examples = (literalOf(docs, 'examples') ?? []) as { story: string }[]
    const code = Object.fromEntries(
      examples.flatMap(({ story }) => {
        const text = codeOf(stories, story, found.importPath)
        return text ? [[story, highlight(text)]] : []
      }),
    )
    const names = ['parts', 'types'].flatMap((property) => (literalOf(docs, property) ?? []) as string[])
    const parts = reader.read(names)
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
    load(id) {
      const file = id.match(/^\0code:(.+)\.js$/)?.[1]
      if (file)
        return `export default ${JSON.stringify(highlight(readFileSync(file, 'utf8'), extname(file).slice(1)))}`
      const name = id.startsWith('\0') && id.slice(1).match(own)?.[1]
      if (!name) return
      return modules[name]?.() ?? componentFolder(name.replace('component-folder/', ''))
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
      watcher.on('all', (_, path) => {
        const file = path.replaceAll('\\', '/')
        const watched = /\/design-system\/(components|patterns|brand)\/.+\.tsx?$/
        if (!watched.test(file) || file.includes('.test.')) return
        const componentFolders = documentedFolders()
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
        // Components are hot-replaced. Stories, contracts and guidance need a page reload.
        if (/\.(stories|a11y|docs)\.tsx?$/.test(file)) ws.send({ type: 'full-reload' })
      })
    },
  }
}
