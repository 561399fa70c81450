import { lineAt } from './files.ts'

/** An import of a module or of a style sheet. */
export interface Import {
  specifier: string
  line: number
  /** Where the statement starts and ends in the text. */
  start: number
  end: number
}

/** A style element in HTML or Astro. */
export interface StyleElement {
  css: string
  /** The line of the element’s content. */
  line: number
}

/**
 * Replaces comments by spaces, so that all places stay the same. Strings are matched first, because `'src/*.ts'`
 * contains the start of a comment. So does an address in `url()` or in a text.
 */
export const withoutComments = (text: string) =>
  text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|(?<!:|\burl\()\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (found, string?: string) => string ?? found.replace(/[^\n]/g, ' '),
  )

/**
 * An import or an export from a module. Between its first word and `from` no line starts with another import or export:
 * after `export type A = B` without a semicolon, the import in the next line is a statement of its own.
 */
const statement =
  /^[ \t]*(?:import|export)\b(?:(?:(?!\n[ \t]*(?:import|export)\b)[^'"`;()=])*?\bfrom)?\s*(['"])([^'"\n]+)\1(?:\s+(?:with|assert)\s*\{[^}]*\})?[ \t]*;?/gm
const call = /\b(?:import|require)\s*\(\s*(['"`])((?:(?!\$\{)[^'"`\n])+)\1/g

const found = (text: string, pattern: RegExp, offset = 0) =>
  [...text.matchAll(pattern)].map((match) => ({
    specifier: match[2] ?? '',
    start: match.index + offset,
    end: match.index + match[0].length + offset,
  }))

const placed = (text: string, imports: Omit<Import, 'line'>[]) =>
  imports.sort((a, b) => a.start - b.start).map((entry) => ({ ...entry, line: lineOf(text, entry) }))

/** The line of the specifier, which is the last of a statement over several lines. */
const lineOf = (text: string, { start, end }: { start: number; end: number }) =>
  lineAt(text, start + text.slice(start, end).trimEnd().length)

/** Static imports at the start of a line. */
export const staticImports = (text: string): Import[] => placed(text, found(withoutComments(text), statement))

/** Every import of a module, dynamic ones included, in the order of the text. */
export function moduleImports(text: string): Import[] {
  const code = withoutComments(text)
  return placed(text, [...found(code, statement), ...found(code, call)])
}

/** The part of an Astro file between the two lines `---`: where it starts and ends. */
export function frontmatter(text: string) {
  const match = text.match(/^\s*---[^\S\n]*\n([\s\S]*?)^---/m)
  if (match?.index !== 0 || match[1] === undefined) return undefined
  const start = match[0].indexOf('\n') + 1
  return { start, end: start + match[1].length }
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Imports of the frontmatter of an Astro file. */
export function astroImports(text: string): Import[] {
  const part = frontmatter(text)
  if (!part) return []
  return moduleImports(blank(text.slice(0, part.start)) + text.slice(part.start, part.end))
}

const attribute = (tag: string, name: string) =>
  tag
    .match(new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i'))
    ?.slice(1)
    .find(Boolean)

/** Scripts and style sheets of an HTML page. */
export function htmlImports(text: string): Import[] {
  const html = text.replace(/<!--[\s\S]*?-->/g, blank)
  return [...html.matchAll(/<(script|link)\b[^>]*>/gi)].flatMap((match) => {
    const [tag, name = ''] = match
    const isScript = name.toLowerCase() === 'script'
    if (!isScript && !/\bstylesheet\b/i.test(attribute(tag, 'rel') ?? '')) return []
    const specifier = attribute(tag, isScript ? 'src' : 'href')
    if (!specifier) return []
    return [{ specifier, start: match.index, end: match.index + tag.length, line: lineAt(html, match.index) }]
  })
}

/** Style elements that apply to the whole page. In Astro these have `is:global`. */
export function styleElements(text: string, isAstro: boolean): StyleElement[] {
  const html = text.replace(/<!--[\s\S]*?-->/g, blank)
  return [...html.matchAll(/(<style\b[^>]*>)([\s\S]*?)<\/style>/gi)]
    .filter(([, tag = '']) => !isAstro || /\sis:global\b/.test(tag))
    .map((match) => ({ css: match[2] ?? '', line: lineAt(html, match.index + (match[1] ?? '').length) }))
}
