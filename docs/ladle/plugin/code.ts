/** Extracts the code of one story, ready to paste into another site, and reads literals from data files. */
import type ts from 'typescript'
import { typescript } from './typescript.ts'

const publicName = '@kaksha/design-system'
const parse = (text: string) =>
  typescript.createSourceFile('x.tsx', text, typescript.ScriptTarget.Latest, true, typescript.ScriptKind.TSX)

interface Import {
  module: string
  /** `Button`, `type ButtonProps`, `* as Radix`: as in the import statement. */
  text: string
  braces: boolean
}

/** The set of labels of a language has an entry of its own. */
const labelsOf = (path: string) => path.match(/^\.\.\/\.\.(\/labels\/\w+)\.ts$/)?.[1]

/** The published entry that exports what a path of the repository has. */
function entryOf(path: string, importPath: string) {
  if (path.startsWith('../../')) return publicName + (labelsOf(path) ?? '')
  return path.startsWith('.') ? importPath : path
}

/**
 * The imports of a file, by local name. `importPath` is the entry that exports the file's own layer; a path that goes up
 * two folders leads to a lower layer.
 */
function importsOf(file: ts.SourceFile, importPath = publicName) {
  const found = new Map<string, Import>()
  for (const statement of file.statements) {
    if (!typescript.isImportDeclaration(statement) || !statement.importClause) continue
    const module = entryOf((statement.moduleSpecifier as ts.StringLiteral).text, importPath)
    const { name, namedBindings, isTypeOnly } = statement.importClause
    if (name) found.set(name.text, { module, text: name.text, braces: false })
    if (namedBindings && typescript.isNamespaceImport(namedBindings))
      found.set(namedBindings.name.text, { module, text: `* as ${namedBindings.name.text}`, braces: false })
    if (namedBindings && typescript.isNamedImports(namedBindings))
      for (const element of namedBindings.elements)
        found.set(element.name.text, {
          module,
          text: `${isTypeOnly ? 'type ' : ''}${element.getText()}`,
          braces: true,
        })
  }
  return found
}

/** Names that a top-level statement declares. */
function declared(statement: ts.Statement): string[] {
  if (typescript.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      typescript.isIdentifier(name) ? name.text : [],
    )
  const { name } = statement as ts.Statement & { name?: ts.Node }
  return name && typescript.isIdentifier(name) ? [name.text] : []
}

/** The function or block in which a name is known. */
function scopeOf(name: ts.Node, within: ts.Node) {
  let scope = name.parent
  while (scope !== within && !typescript.isFunctionLike(scope) && !typescript.isBlock(scope))
    scope = scope.parent
  return scope
}

/** The names that the functions and blocks in a node declare, each with the place where it is known. */
function localNames(node: ts.Node) {
  const found = new Map<ts.Node, Set<string>>()
  const visit = (child: ts.Node) => {
    const isLocal =
      typescript.isVariableDeclaration(child) ||
      typescript.isParameter(child) ||
      typescript.isBindingElement(child)
    if (isLocal && typescript.isIdentifier(child.name)) {
      const scope = scopeOf(child, node)
      found.set(scope, (found.get(scope) ?? new Set()).add(child.name.text))
    }
    typescript.forEachChild(child, visit)
  }
  typescript.forEachChild(node, visit)
  return found
}

/**
 * Every identifier in a node that is declared outside of it. The key of an object with the name of an import can add an
 * unused import, but none is missing.
 */
function mentioned(node: ts.Node): Set<string> {
  const names = new Set<string>()
  const local = localNames(node)
  const isLocal = ({ text }: ts.Identifier, from: ts.Node) => {
    let scope = from
    while (scope !== node && !local.get(scope)?.has(text)) scope = scope.parent
    return scope !== node
  }
  const visit = (child: ts.Node) => {
    const { parent } = child
    const isLabel =
      (typescript.isPropertyAccessExpression(parent) && parent.name === child) ||
      (typescript.isPropertyAssignment(parent) && parent.name === child) ||
      (typescript.isJsxAttribute(parent) && parent.name === child)
    if (typescript.isIdentifier(child) && !isLabel && !isLocal(child, parent)) names.add(child.text)
    typescript.forEachChild(child, visit)
  }
  typescript.forEachChild(node, visit)
  return names
}

/** The code of one story with the declarations that it uses, importing from the published package. */
export function codeOf(source: string, story: string, importPath = publicName): string | undefined {
  const file = parse(source)
  const imports = importsOf(file, importPath)
  const owners = new Map(
    file.statements.flatMap((statement) => declared(statement).map((name) => [name, statement])),
  )
  const first = owners.get(story)
  if (!first) return undefined
  const needed = new Set<ts.Statement>()
  const names = new Set<string>()
  const take = (statement: ts.Statement) => {
    if (needed.has(statement)) return
    needed.add(statement)
    for (const name of mentioned(statement)) {
      names.add(name)
      const owner = owners.get(name)
      if (owner) take(owner)
    }
  }
  take(first)
  const body = file.statements
    .filter((statement) => needed.has(statement))
    .map((statement) => statement.getText())
  const head = importLines([...imports].filter(([name]) => names.has(name)).map(([, found]) => found))
  return `${[...(head ? [head] : []), ...body].join('\n\n')}\n`
}

/** One import line per module, packages first, in the order of the formatter. */
function importLines(imports: Import[]) {
  const modules = [...new Set(imports.map(({ module }) => module))].sort()
  return modules
    .flatMap((module) => {
      const own = imports.filter((found) => found.module === module)
      const bare = own.filter(({ braces }) => !braces).map(({ text }) => `import ${text} from '${module}'`)
      const names = own.filter(({ braces }) => braces).map(({ text }) => text)
      const line = `import { ${names.sort(byName).join(', ')} } from '${module}'`
      const long = `import {\n${names.map((name) => `  ${name},`).join('\n')}\n} from '${module}'`
      return [...bare, ...(names.length ? [line.length > 90 ? long : line] : [])]
    })
    .join('\n')
}

const byName = (a: string, b: string) => {
  const plainName = (text: string) => text.replace(/^type /, '').toLowerCase()
  return plainName(a) < plainName(b) ? -1 : 1
}

/** Names that the code imports from an entry of the design system. */
export const importedNames = (code: string, entry = publicName) =>
  [...importsOf(parse(code))].filter(([, { module }]) => module === entry).map(([name]) => name)
