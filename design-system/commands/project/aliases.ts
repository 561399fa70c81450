import { existsSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { isRecord, type NotExamined, reason, textOf } from './files.ts'
import { withoutComments } from './imports.ts'

/** An entry of `paths` in a `tsconfig.json`: `@/*` may stand for several places. */
export interface Alias {
  pattern: string
  /** Relative to the project, with `/`. */
  targets: readonly string[]
}

interface Options {
  /** The entries of `paths`. Undefined if there is no such member. */
  aliases?: Alias[]
  /** The folder of `baseUrl`, absolute. */
  base?: string
}

const strings = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).filter((entry): entry is string => typeof entry === 'string')

/** JSON as TypeScript reads it: with comments, and commas at the end of lists. */
const parse = (text: string): unknown =>
  JSON.parse(
    withoutComments(text).replace(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, (_, string?: string) => string ?? ''),
  )

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory()

/** The file that `extends` or `references` of the file `from` mean. */
function configAt(path: string, from: string) {
  const whole = /^[./]/.test(path) || /^[a-z]:/i.test(path) ? resolve(dirname(from), path) : ''
  // The configurations of packages set no paths of the project.
  if (!whole) return undefined
  return isFolder(whole) ? join(whole, 'tsconfig.json') : whole.endsWith('.json') ? whole : `${whole}.json`
}

/** Reads the aliases of `tsconfig.json` or `jsconfig.json`, with what they extend and refer to. */
export function readAliases(folder: string): { aliases: Alias[]; notExamined: NotExamined[] } {
  const notExamined: NotExamined[] = []
  const seen = new Set<string>()
  const name = (path: string) => relative(folder, path).replaceAll('\\', '/')

  const read = (file: string): Options[] => {
    const text = textOf(file)
    if (text === undefined || seen.has(file)) return []
    seen.add(file)
    let config: unknown
    try {
      config = parse(text)
    } catch (error) {
      notExamined.push({ what: name(file), why: `Its aliases cannot be read: ${reason(error)}` })
    }
    if (!isRecord(config)) return []
    const extended = strings(config.extends).flatMap((path) => read(configAt(path, file) ?? ''))
    // The last of several wins.
    const inherited: Options = Object.assign({}, ...extended)
    const { baseUrl, paths } = isRecord(config.compilerOptions) ? config.compilerOptions : {}
    const own: Options = { ...inherited }
    if (typeof baseUrl === 'string') own.base = resolve(dirname(file), baseUrl)
    if (isRecord(paths)) {
      const from = own.base ?? dirname(file)
      own.aliases = Object.entries(paths).map(([pattern, targets]) => ({
        pattern,
        targets: strings(targets).map((target) => name(join(from, target))),
      }))
    }
    const references = Array.isArray(config.references) ? config.references : []
    const referenced = references.flatMap((entry: unknown) =>
      isRecord(entry) ? strings(entry.path).flatMap((path) => read(configAt(path, file) ?? '')) : [],
    )
    return [own, ...referenced]
  }

  const found = ['tsconfig.json', 'jsconfig.json'].flatMap((file) => read(join(folder, file)))
  // Every name is looked for in the base folder too, but the patterns of `paths` go before it.
  const bases = found.flatMap(({ base }) =>
    base ? [{ pattern: '*', targets: [name(join(base, '*'))] }] : [],
  )
  return { aliases: [...found.flatMap(({ aliases = [] }) => aliases), ...bases], notExamined }
}

/** What an import may mean by the aliases, the most exact first. */
export function aliasTargets(aliases: readonly Alias[], specifier: string): string[] {
  const matches = aliases.flatMap(({ pattern, targets }) => {
    const [start = '', end] = pattern.split('*')
    if (end === undefined) return pattern === specifier ? [{ exact: Number.POSITIVE_INFINITY, targets }] : []
    const isLong = specifier.length >= start.length + end.length
    if (!isLong || !specifier.startsWith(start) || !specifier.endsWith(end)) return []
    const rest = specifier.slice(start.length, specifier.length - end.length)
    return [{ exact: start.length, targets: targets.map((target) => target.replace('*', () => rest)) }]
  })
  return matches.sort((a, b) => b.exact - a.exact).flatMap(({ targets }) => targets)
}
