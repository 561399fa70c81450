import { lineAt } from '../project/files.ts'
import { astroImports, frontmatter, staticImports, withoutComments } from '../project/imports.ts'

/** Lines that were put into a text. */
export interface Insertion {
  text: string
  /** The number of the first new line. */
  line: number
  added: string[]
}

const lineBreakOf = (text: string) => (/\r\n/.test(text) ? '\r\n' : '\n')

/** The quotes and the semicolons of the file’s own imports. */
function styleOf(text: string, statements: readonly { start: number; end: number }[]) {
  const written = statements.map(({ start, end }) => text.slice(start, end).trim())
  return {
    quote: written.length > 0 && written.every((statement) => statement.includes('"')) ? '"' : "'",
    end: written.length > 0 && !written.some((statement) => statement.endsWith(';')) ? '' : ';',
  }
}

function put(text: string, at: number, lines: readonly string[]): Insertion {
  const lineBreak = lineBreakOf(text)
  const block = lines.map((line) => line + lineBreak).join('')
  return { text: text.slice(0, at) + block + text.slice(at), line: lineAt(text, at), added: [...lines] }
}

/** Where the line after an index starts. */
function nextLine(text: string, index: number) {
  const at = text.indexOf('\n', index)
  return at < 0 ? text.length : at + 1
}

/** The place after directives such as 'use client' and the comments before them. */
function startOfCode(text: string) {
  const code = withoutComments(text.replace(/^#![^\n]*/, (line) => ' '.repeat(line.length)))
  const directives = code.match(/^(?:\s*(['"])use [\w ]+\1[ \t]*;?)*/)?.[0].length ?? 0
  const rest = code.slice(directives).match(/\S/)
  if (!rest) return text.length
  // The start of the line, so that a comment above the code stays above it.
  const at = directives + rest.index!
  return text.lastIndexOf('\n', at - 1) + 1
}

/** Puts lines after the line of an index. The last line of the text may have no line break. */
function putAfter(text: string, index: number, lines: readonly string[]) {
  const at = nextLine(text, index)
  const isUnended = at === text.length && text !== '' && !text.endsWith('\n')
  const whole = isUnended ? text + lineBreakOf(text) : text
  return put(whole, isUnended ? whole.length : at, lines)
}

/**
 * Imports a style sheet in a module or an Astro file.
 *
 * @param place `first`: before all other imports. `last`: after them, to follow a reset.
 */
export function insertImport(path: string, text: string, sheet: string, place: 'first' | 'last'): Insertion {
  if (text.startsWith('\uFEFF')) {
    const inserted = insertImport(path, text.slice(1), sheet, place)
    return { ...inserted, text: `\uFEFF${inserted.text}` }
  }
  const isAstro = path.endsWith('.astro')
  const imports = isAstro ? astroImports(text) : staticImports(text)
  const statements = imports.filter(({ start, end }) => /^\s*import\b/.test(text.slice(start, end)))
  const { quote, end } = styleOf(text, statements)
  const statement = `import ${quote}${sheet}${quote}${end}`
  const first = statements[0]
  const last = statements.at(-1)
  if (first && last)
    return place === 'first'
      ? put(text, text.lastIndexOf('\n', first.start - 1) + 1, [statement])
      : putAfter(text, last.end, [statement])
  if (!isAstro) {
    const at = startOfCode(text)
    return at < text.length ? put(text, at, [statement]) : putAfter(text, at, [statement])
  }
  const part = frontmatter(text)
  return part ? put(text, part.start, [statement]) : put(text, 0, ['---', statement, '---'])
}

/** Imports style sheets in a style sheet, after one of its own imports. */
export function insertCssImports(text: string, line: number, sheets: readonly string[]): Insertion {
  let at = 0
  for (let passed = 1; passed < line; passed++) at = nextLine(text, at)
  const quote = /@import\s+(?:url\()?'/.test(text) ? "'" : '"'
  return putAfter(
    text,
    at,
    sheets.map((sheet) => `@import ${quote}${sheet}${quote};`),
  )
}
