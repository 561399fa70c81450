import type { NotExamined, Place } from './files.ts'
import { styleElements } from './imports.ts'
import type { Project } from './project.ts'
import { fileOf, packageStyleSheet } from './resolve.ts'
import { type Part, styleSheetParts } from './style-sheet.ts'
import { isScript, type ProjectImports, readImports, type Use } from './uses.ts'

/** The import of a style sheet of the design system. */
export interface SheetImport extends Place {
  /** `styles.css`, or `parts` where Tailwind generates the styles of chosen components. */
  sheet: string
  /**
   * A module is loaded once however often it is imported; a style sheet is repeated in the output for each
   * style sheet that imports it.
   */
  by: 'module' | 'style sheet' | 'HTML'
}

/** A rule or a declaration of layers, with the place and the layer that its file is imported into. */
export type PlacedPart = Place & { file: string } & (
    | { kind: 'sheet'; sheet: string }
    | { kind: 'layers'; names: readonly string[] }
    | { kind: 'tailwind'; name: string }
    | (Extract<Part, { kind: 'rule' }> & { file: string })
  )

/** All that one document loads, in the order of the cascade. */
export interface Page {
  /** The file that starts it. */
  name: string
  files: ReadonlySet<string>
  parts: readonly PlacedPart[]
  sheets: readonly SheetImport[]
  uses: readonly Use[]
}

export interface Pages {
  pages: Page[]
  /** The imports of components in all files, also those that no page loads. */
  uses: Use[]
  notExamined: NotExamined[]
}

/** The layers of the design system, which are those of Tailwind 4, from the weakest to the strongest. */
export const layers = ['theme', 'base', 'components', 'utilities']

export const isUnparsed = (path: string) => /\.(scss|sass|less|styl)$/.test(path)
const isStyle = (path: string) => path.endsWith('.css') || isUnparsed(path)
/** Programs and tests, which are not part of a page. */
const isTool =
  /\.(test|spec|stories|story|config|setup)\.[cm]?[jt]sx?$|(^|\/)(tests?|e2e|__tests__|__mocks__|cypress|scripts)\//

/** Follows the imports of a project from a list of files. */
class Reader {
  readonly files = new Set<string>()
  readonly parts: PlacedPart[] = []
  readonly sheets: SheetImport[] = []
  readonly uses: Use[] = []

  constructor(
    private readonly project: Project,
    private readonly imports: ProjectImports,
    private readonly note: (what: string, why: string) => void,
  ) {}

  private sheet(entry: SheetImport) {
    const { sheet, file, line } = entry
    this.sheets.push(entry)
    this.parts.push({ kind: 'sheet', sheet, file, line })
    this.parts.push({ kind: 'layers', names: layers, file, line })
  }

  /** A style sheet or a module that a file imports. */
  private follow(specifier: string, place: Place & { line: number }, by: SheetImport['by'], layer?: string) {
    const sheet = packageStyleSheet(specifier, this.project)
    if (sheet) return this.sheet({ sheet, ...place, by })
    const found = fileOf(this.project, specifier, place.file, by === 'style sheet')
    if (found === undefined) {
      if (/^(?![a-z]+:|\/\/).*\.(css|scss|sass|less)(\?|$)/i.test(specifier))
        this.note(`${place.file}:${place.line}`, `The style sheet “${specifier}” was not found.`)
    } else if ('path' in found) this.visit(found.path, layer)
    else if (found.text !== undefined) this.styles(found.text, found.name, 0, layer)
    else if (/^tailwindcss(\/index\.css)?$/.test(specifier))
      this.parts.push({ kind: 'layers', names: layers, ...place })
    else if (!specifier.startsWith('tailwindcss/'))
      this.note(`${place.file}:${place.line}`, `The style sheet “${specifier}” is not installed.`)
  }

  /** The parts of a style sheet, or of a style element. */
  private styles(css: string, file: string, offset: number, layer?: string) {
    const { parts, problem } = styleSheetParts(css, offset)
    if (problem) this.note(file, `The style sheet cannot be parsed: ${problem}`)
    for (const part of parts) {
      const { line } = part
      if (part.kind === 'import') {
        const { specifier, prefix } = part
        if (part.layer) this.parts.push({ kind: 'layers', names: [layer ?? part.layer], file, line })
        // The prefix is given to Tailwind's theme, its utilities, or both.
        if (prefix === 'kds' && /^tailwindcss\b/.test(specifier))
          this.sheet({ sheet: 'parts', file, line, by: 'style sheet' })
        this.follow(specifier, { file, line }, 'style sheet', layer ?? part.layer)
      } else if (part.kind === 'layers') {
        if (!layer) this.parts.push({ ...part, file })
      } else if (part.kind === 'rule') this.parts.push({ ...part, layer: layer ?? part.layer, file })
      else this.parts.push({ ...part, file })
    }
  }

  visit(path: string, layer?: string) {
    const text = this.project.files.get(path)
    if (text === undefined || this.files.has(path)) return
    this.files.add(path)
    if (isUnparsed(path)) return this.note(path, 'Only plain CSS is examined, not Sass, Less or Stylus.')
    if (isStyle(path)) return this.styles(text, path, 0, layer)
    for (const { specifier, line, use } of this.imports.get(path) ?? []) {
      if (use) this.uses.push(use)
      this.follow(specifier, { file: path, line }, isScript(path) ? 'module' : 'HTML')
    }
    if (!isScript(path))
      for (const { css, line } of styleElements(text, path.endsWith('.astro')))
        this.styles(css, path, line - 1)
  }

  page(name: string): Page {
    const { files, parts, sheets, uses } = this
    return { name, files, parts, sheets, uses }
  }
}

/** Files that no other file imports. */
function roots(project: Project, imports: ProjectImports) {
  const candidates = [...project.files.keys()].filter((path) => !isStyle(path) && !isTool.test(path))
  const imported = new Set<string>()
  for (const path of candidates)
    for (const { specifier } of imports.get(path) ?? []) {
      const found = fileOf(project, specifier, path, false)
      if (found && 'path' in found && found.path !== path) imported.add(found.path)
    }
  return candidates.filter((path) => !imported.has(path))
}

/** Layout and entry files of a framework, whose style sheets are loaded before those of a page. */
const layoutFile = /(^|\/)(main|root|__root|_app|layout|_layout|entry\.client|index)\.\w+$|\.astro$/i

/** Files in which a framework has the document, the layout of a page, or the page itself. */
const pageFile = /(^|\/)(app\/(.+\/)?(layout|page)|app\/root|__root|_app)\.[jt]sx?$|\.(html|astro)$/

/** Whether it is a page of a site. The files of a library are none: they are loaded by a page of another project. */
export const isOfSite = ({ files }: Page) => [...files].some((file) => pageFile.test(file))

/**
 * What the visitors of a project load. Each HTML page that loads sources is a page. Where a framework writes the HTML,
 * all files that nothing imports are taken as one page: the layout, and the routes.
 */
export function readPages(project: Project): Pages {
  const imports = readImports(project)
  const uses = [...imports.values()].flat().flatMap(({ use }) => use ?? [])
  const notes = new Map<string, NotExamined>()
  const note = (what: string, why: string) => notes.set(`${what} ${why}`, { what, why })
  const read = (files: readonly string[], name = files[0] ?? '') => {
    const reader = new Reader(project, imports, note)
    for (const path of files) reader.visit(path)
    return reader.page(name)
  }
  const starts = roots(project, imports)
  const documents = starts
    .filter((path) => path.endsWith('.html'))
    .map((path) => read([path]))
    .filter(({ files, sheets }) => files.size > 1 || sheets.length > 0)
  if (documents.length > 0) return { pages: documents, uses, notExamined: [...notes.values()] }

  const others = starts.filter((path) => !path.endsWith('.html'))
  const rank = (path: string) => (read([path]).sheets.length > 0 ? 0 : 2) + (layoutFile.test(path) ? 0 : 1)
  const ordered = others
    .map((path) => ({ path, rank: rank(path) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ path }) => path)
  const pages = ordered.length > 0 ? [read(ordered)] : []
  return { pages, uses, notExamined: [...notes.values()] }
}
