/** Reads `.env`, as editors of every system write it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { StartError } from '../runtime/errors.ts'

/** Windows' Notepad writes a byte order mark, or UTF-16, in which every second byte of a name is 0. */
function encodingOf([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8'
}

function textOf(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new StartError(
      `${name} is not text in UTF-8: save it in this encoding, or write it again from .env.example.`,
    )
  }
}

/** Marks without a shape, which a text copied from a page contains. */
const shapeless = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
const assignment = /^(?:export\s+)?([A-Za-z_][\w.-]*)\s*=\s*(.*)$/
/** A value with its quotes closed, or without any. Typographic ones would become a part of the value. */
const closedValue = /^(?:(["'`])(?:(?!\1).)*\1\s*(?:#.*)?|[^"'`“”‘’].*|)$/

/** The rest would count as a comment. */
const cutValue = /^[^"'`#][^#]*(?<!\s)#/

/** Node's parser gives a line without `=` to the name of the next one, so each line is parsed alone. */
function settingsIn(text: string, file: string): Record<string, string | undefined> {
  const settings: Record<string, string | undefined> = {}
  for (const [n, written] of text.split(/\r\n?|\n/).entries()) {
    const line = written
      .replace(shapeless, '')
      .replace(/\p{Zs}/gu, ' ')
      .trim()
    if (line === '' || line.startsWith('#')) continue
    const [, name, value = ''] = assignment.exec(line) ?? []
    if (!name || !closedValue.test(value) || cutValue.test(value))
      throw new StartError(
        `Line ${n + 1} of ${file} is no setting: write NAME=value on one line, with straight quotation marks around a value with #, or none, and # before a comment.`,
      )
    Object.assign(settings, parseEnv(`${name}=${value}`))
  }
  return settings
}

/** How many letters have to be added, removed or replaced (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === other ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}

/** What to say about a name that is not in `.env.example`. */
function unknownName(name: string, file: string, settingNames: readonly string[]): string {
  const [nearest] = settingNames
    .map((one) => ({ one, far: distance(name.toUpperCase(), one) }))
    .filter(({ one, far }) => far <= Math.max(2, one.length / 4))
    .sort((a, b) => a.far - b.far)
  return `${file} sets ${name}, which nothing reads${nearest ? `. Did you mean ${nearest.one}?` : ': .env.example has all names.'}`
}

/**
 * Sets the variables of `.env` that the environment does not have.
 *
 * @returns What the owner should know, one line each. Values are not repeated: they may be secrets.
 */
export function loadEnvFile(folder: string, env: NodeJS.ProcessEnv = process.env): string[] {
  const file = join(folder, '.env')
  if (!existsSync(file)) {
    // Windows hides the ending.
    const other = ['.env.txt', 'env.txt', 'env'].find((name) => existsSync(join(folder, name)))
    return other ? [`The settings are read from .env, and not from ${other}: rename it.`] : []
  }
  const settings = settingsIn(textOf(readFileSync(file), file), '.env')
  for (const [name, value] of Object.entries(settings)) env[name] ??= value
  const example = join(folder, '.env.example')
  if (!existsSync(example)) return []
  const settingNames = [...readFileSync(example, 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name = '']) => name,
  )
  return Object.keys(settings)
    .filter((name) => !settingNames.includes(name))
    .map((name) => unknownName(name, '.env', settingNames))
}
