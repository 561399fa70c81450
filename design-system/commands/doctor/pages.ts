import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import type { Root } from 'postcss'
import parse from 'postcss/lib/parse'
import { installedPackage, isSource, lineAt, linkedPackage, type Project, packageName } from './project.ts'

/** A static import of a module or of a style sheet. */
interface Import {
  specifier: string
  line: number
  /** The text between `import` or `export` and `from`. */
  clause: string
}

/**
 * Replaces comments by spaces, so that all places stay the same. Strings are matched first, because `'src/*.ts'`
 * contains the start of a comment. So does an address in `url()` or in a text.
 */
export const withoutComments = (text: string) =>
  text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|(?<!:|\burl\()\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (match, string?: string) => string ?? match.replace(/[^\n]/g, ' '),
  )

/**
 * An import or an export from a module. Between its first word and `from` no line starts with another import or export:
 * after `export type A = B` without a semicolon, the next line is another statement.
 */
const statement =
  /^[ \t]*(?:import|export)\b((?:(?!\n[ \t]*(?:import|export)\b)[^'"`;()=])*?\bfrom)?\s*(['"])([^'"\n]+)\2/gm

const sheetStatement = /@(?:import|use|forward)\s+(?:url\()?\s*()(["'])([^"'\n]+)/g

const importsBy = (pattern: RegExp, text: string): Import[] =>
  [...withoutComments(text).matchAll(pattern)].map(
    ({ 0: match, 1: clause = '', 3: specifier = '', index }) => ({
      specifier,
      clause,
      line: lineAt(text, index + match.length),
    }),
  )

const isScript = (path: string) => /\.[cm]?[jt]sx?$/.test(path)
const isStyleSheet = (path: string) => /\.(css|scss|sass|less|styl)$/.test(path)

/** The static imports of a script or a style sheet, or of the frontmatter of an Astro file. */
function importsOf(path: string, text: string): Import[] {
  if (isStyleSheet(path)) return importsBy(sheetStatement, text)
  const script = path.endsWith('.astro') ? text.match(/^\s*---[\s\S]*?^---/m)?.[0] : isScript(path) && text
  return importsBy(statement, script || '')
}

const endings = ['tsx', 'ts', 'jsx', 'js', 'mjs', 'css', 'astro']

function fileAt({ files }: Project, path: string) {
  const normal = posix.normalize(path)
  // `./app.js` means `app.ts` in TypeScript.
  const bare = normal.replace(/\.[cm]?jsx?$/, '')
  return [
    normal,
    ...[normal, bare, `${normal}/index`].flatMap((start) => endings.map((ending) => `${start}.${ending}`)),
  ].find((candidate) => files.has(candidate))
}

/** The file of the project that an import means: by a path, or by `@/`, `~/` and `#/`, which mean the usual folders. */
function fileOf(project: Project, specifier: string, importer: string): string | undefined {
  const beside = posix.dirname(importer)
  const [, rest] = specifier.match(/^[@~#]\/(.*)$/) ?? []
  if (rest)
    return ['src', 'app', '.', 'src/app']
      .map((folder) => fileAt(project, posix.join(folder, rest)))
      .find(Boolean)
  // In a style sheet, `reset.css` is a file beside it.
  if (specifier.startsWith('.') || importer.endsWith('.css'))
    return fileAt(project, posix.join(beside, specifier))
}

/**
 * Whether an import leads where this command does not look: to a package that is a link to sources, or to a name or a
 * path that is not found, such as an alias.
 */
export function isElsewhere(project: Project, specifier: string, importer: string) {
  if (isBuiltin(specifier) || /^(astro|sass|virtual):/.test(specifier)) return false
  if (fileOf(project, specifier, importer)) return false
  // Images and other files that are no sources are not read.
  if (/^[./]/.test(specifier)) return posix.extname(specifier) === '' || isSource(specifier)
  const [name = ''] = specifier.match(/^(?:@[^/]+\/)?[^/]+/) ?? []
  if (name === packageName) return false
  return !installedPackage(name, project.folder) || linkedPackage(name, project.folder) !== undefined
}

/** The static imports of each file. */
export type Imports = ReadonlyMap<string, readonly Import[]>

export const readImports = ({ files }: Project): Imports =>
  new Map([...files].map(([path, text]) => [path, importsOf(path, text)]))

/** A place in a file of the project. Lines start at 1. */
export interface Place {
  file: string
  line: number
}

/** The import of a style sheet of the design system. */
interface SheetImport extends Place {
  /** `styles.css`, or `parts` where Tailwind generates the styles of chosen components. */
  sheet: string
  /** A module is loaded once however often it is imported; a style sheet is copied into each one that imports it. */
  isByModule: boolean
}

/** The layers of the design system and of Tailwind 4, from the weakest to the strongest. */
export const layerOrder = ['theme', 'base', 'components', 'utilities']

/** A style sheet of the design system, also by its path. */
const sheetPattern = /@kaksha\/design-system\/((?:styles\/)?[\w.-]+\.css)/

/** Undefined for a style sheet with an error, which the build reports. */
function parseSheet(css: string) {
  try {
    return parse(css) as Root
  } catch {
    return undefined
  }
}

/** All that one file loads before it runs: the static imports, and the imports of these files. */
export class Page {
  readonly sheets: SheetImport[] = []
  /** The cascade layers in the order of their first occurrence. */
  readonly layers = new Map<string, Place>()
  private readonly files = new Set<string>()
  /** False after an import that cannot be followed: it may declare layers. */
  private isOrderKnown = true

  constructor(
    private readonly project: Project,
    private readonly imports: Imports,
    /** Tailwind 3 has rules of the same name, which are no cascade layers. */
    private readonly isTailwind3: boolean,
    file: string,
  ) {
    this.visit(file)
  }

  private declare(names: readonly string[], place: Place) {
    for (const name of names) if (this.isOrderKnown && !this.layers.has(name)) this.layers.set(name, place)
  }

  private follow(specifier: string, place: Place, layer?: string) {
    const isByModule = isScript(place.file) || place.file.endsWith('.astro')
    const sheet = specifier.match(sheetPattern)?.[1]
    // With a query, as in `styles.css?url`, the module decides where the style sheet is loaded.
    if (/\?/.test(specifier)) this.isOrderKnown = false
    else if (sheet) {
      this.sheets.push({ sheet, isByModule, ...place })
      if (!layer) this.declare(layerOrder, place)
    } else if (/^tailwindcss(\/index\.css)?$/.test(specifier)) this.declare(layerOrder, place)
    else {
      const file = fileOf(this.project, specifier, place.file)
      if (file) this.visit(file, layer)
      else if (isStyleSheet(specifier) || isElsewhere(this.project, specifier, place.file))
        this.isOrderKnown &&= specifier.startsWith('tailwindcss/')
    }
  }

  /** @param layer The layer that the style sheet is imported into. */
  private styleSheet(sheet: Root, file: string, layer?: string) {
    for (const node of sheet.nodes) {
      if (node.type !== 'atrule') continue
      const place = { file, line: node.source?.start?.line ?? 1 }
      const { name, params } = node
      if (name === 'import') {
        const [, specifier = ''] = params.match(/^(?:url\()?\s*["']?([^"')\s]+)/) ?? []
        const [isIntoLayer, names = ''] = params.match(/\blayer(?:\(\s*([^)]*)\))?/) ?? []
        const outer = layer ?? (isIntoLayer && (names.split('.')[0] || '(anonymous)'))
        if (outer) this.declare([outer], place)
        if (/^tailwindcss\b/.test(specifier) && params.includes('prefix(kds)'))
          this.sheets.push({ sheet: 'parts', isByModule: false, ...place })
        this.follow(specifier, place, outer)
      } else if (name === 'layer' && !layer && !(this.isTailwind3 && node.nodes))
        this.declare(params.match(/(?<![\w.-])[\w-]+/g) ?? [], place)
      // Whether the layers in a condition are declared depends on the device.
      else if (/@layer\b/.test(String(node.nodes))) this.isOrderKnown = false
    }
  }

  private visit(file: string, layer?: string) {
    const text = this.project.files.get(file)
    if (text === undefined || this.files.has(file)) return
    this.files.add(file)
    const sheet = file.endsWith('.css') && parseSheet(text)
    if (sheet) return this.styleSheet(sheet, file, layer)
    // Sass, and style elements with layers: where the framework puts these is not known.
    if (isStyleSheet(file) || /<style\b[^>]*>[^<]*@(layer|import)\b/.test(text)) this.isOrderKnown = false
    for (const { specifier, line, clause } of this.imports.get(file) ?? [])
      if (!/^\s*type\b/.test(clause)) this.follow(specifier, { file, line })
  }
}

/** What each file loads that no other file imports. */
export function readPages(project: Project, imports: Imports): Page[] {
  const isTailwind3 = [...project.files.values()].some((text) => /@tailwind\b/.test(text))
  const imported = new Set(
    [...imports].flatMap(([path, list]) =>
      list.flatMap(({ specifier }) => {
        const file = fileOf(project, specifier, path)
        return file && file !== path ? [file] : []
      }),
    ),
  )
  return [...imports.keys()]
    .filter((path) => !isStyleSheet(path) && !imported.has(path))
    .map((path) => new Page(project, imports, isTailwind3, path))
}
