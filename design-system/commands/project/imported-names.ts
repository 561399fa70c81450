import { type Import, withoutComments } from './imports.ts'

/** The names of a list, without those of types: `{ Button, Dialog as Window, type CardProps }`. */
const namesIn = (list: string) =>
  list.split(',').flatMap((one) => one.trim().match(/^(?!type\s+[\w$])[\w$]+/)?.[0] ?? [])

/**
 * What the code takes from an object: `Kaksha.Button`, `const { Dialog } = Kaksha`. Undefined if it does not say what, as
 * in `Kaksha[name]`.
 */
function membersOf(text: string, name: string) {
  const own = name.replaceAll('$', '\\$')
  const code = text.replace(new RegExp(`\\btypeof\\s+${own}(?![\\w$])(\\.[\\w$]+)*`, 'g'), '')
  if (new RegExp(`(?<![\\w$.])${own}\\s*\\[`).test(code)) return undefined
  const dotted = code.matchAll(new RegExp(`(?<![\\w$.])${own}\\??\\.([\\w$]+)`, 'g'))
  const taken = code.matchAll(new RegExp(`\\{([^{}]*)\\}\\s*=\\s*${own}(?![\\w$])`, 'g'))
  const found = [
    ...[...dotted].map(([, member = '']) => member),
    ...[...taken].flatMap(([, list = '']) => namesIn(list)),
  ]
  return found.length > 0 || code !== text ? found : undefined
}

/** What a variable or a parameter takes: a pattern names it, an object has members. */
const takenBy = (code: string, binding: string) =>
  binding.startsWith('{') ? namesIn(binding.slice(1, -1)) : membersOf(code, binding)

function ofStatement(statement: string, code: string) {
  if (/^\s*(import|export)\s+type\b/.test(statement)) return []
  const [, keyword, clause] = statement.match(/\b(import|export)\b([^'"]*?)\bfrom\s*['"]/) ?? []
  if (clause === undefined) return []
  if (clause.includes('*'))
    return keyword === 'export' ? undefined : membersOf(code, clause.match(/\*\s*as\s+([\w$]+)/)?.[1] ?? '')
  const list = clause.match(/\{([^}]*)\}/)?.[1]
  return list === undefined ? ['default'] : namesIn(list)
}

function ofCall(code: string, { start, end }: Import) {
  const before = code.slice(0, start)
  const call = code.slice(start, end)
  const after = code.slice(end)
  const isPromise = call.startsWith('import')
  // `typeof import('a')` and `import('a').Props` are types: a promise has no such property.
  const isType = /\btypeof\s*$/.test(before) || /^\s*\)\s*\.\s*(?!(then|catch|finally)\b)[\w$]/.test(after)
  if (isPromise && isType) return []
  const member = after.match(isPromise ? /^\s*\)\s*\)\s*\.\s*([\w$]+)/ : /^\s*\)\s*\.\s*([\w$]+)/)?.[1]
  if (member) return [member]
  const binding =
    before.match(/\b(?:const|let|var)\s+(\{[^{}]*\}|[\w$]+)\s*=\s*(?:await\s+)?$/)?.[1] ??
    after.match(/^\s*\)\s*\.then\(\s*(?:async\s+)?\(?\s*(\{[^{}]*\}|[\w$]+)/)?.[1]
  return binding && takenBy(code, binding)
}

/**
 * The exports that an import uses: none if it imports types only. Undefined if the file does not say which, such as
 * `export * from`.
 */
export function importedNames(text: string, entry: Import): readonly string[] | undefined {
  const code = withoutComments(text)
  const statement = code.slice(entry.start, entry.end)
  return (
    (/^(import|require)\s*\(/.test(statement) ? ofCall(code, entry) : ofStatement(statement, code)) ||
    undefined
  )
}
