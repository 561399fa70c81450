/** Extracts the code of one story, ready to paste into another site. */
import type ts from 'typescript'
import { typescript } from './props.ts'

const publicName = '@kaksha/design-system'

let last: { text: string; file: ts.SourceFile; checker: ts.TypeChecker } | undefined

/** One file alone, with the symbols that it declares. Its stories are read one after another. */
function parse(text: string) {
  if (last?.text === text) return last
  const file = typescript.createSourceFile('x.tsx', text, typescript.ScriptTarget.Latest, true)
  const host: ts.CompilerHost = {
    ...typescript.createCompilerHost({}),
    getSourceFile: (name) => (name === 'x.tsx' ? file : undefined),
  }
  const program = typescript.createProgram(['x.tsx'], { noLib: true, noResolve: true, allowJs: true }, host)
  last = { text, file, checker: program.getTypeChecker() }
  return last
}

interface Import {
  module: string
  /** `Button`, `type ButtonProps`, `* as Radix`: as in the import statement. */
  text: string
  braces: boolean
}

/** The published entry that exports what a path of the repository has: a set of labels has its own. */
function entryOf(path: string, importPath: string) {
  const [, labels = ''] = path.match(/^\.\.\/\.\.(\/labels\/\w+)\.ts$/) ?? []
  if (path.startsWith('../../')) return publicName + labels
  return path.startsWith('.') ? importPath : path
}

/**
 * The imports of a file, by the node of the name. `importPath` is the entry that exports the file's own layer; a path that
 * goes up two folders leads to a lower layer.
 */
function importsOf(file: ts.SourceFile, importPath = publicName) {
  const imports = new Map<ts.Identifier, Import>()
  for (const statement of file.statements) {
    if (!typescript.isImportDeclaration(statement) || !statement.importClause) continue
    const module = entryOf((statement.moduleSpecifier as ts.StringLiteral).text, importPath)
    const { name, namedBindings, isTypeOnly } = statement.importClause
    if (name) imports.set(name, { module, text: name.text, braces: false })
    if (namedBindings && typescript.isNamespaceImport(namedBindings))
      imports.set(namedBindings.name, { module, text: `* as ${namedBindings.name.text}`, braces: false })
    else
      for (const element of namedBindings?.elements ?? [])
        imports.set(element.name, {
          module,
          text: `${isTypeOnly ? 'type ' : ''}${element.getText()}`,
          braces: true,
        })
  }
  return imports
}

/** The names that a top-level statement declares. */
function declaredBy(statement: ts.Statement): ts.Identifier[] {
  const declarations = typescript.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [statement as ts.Statement & { name?: ts.Node }]
  return declarations.flatMap(({ name }) => (name && typescript.isIdentifier(name) ? name : []))
}

/** The code of one story with the declarations that it uses, importing from the published package. */
export function codeOf(source: string, story: string, importPath = publicName): string | undefined {
  const { file, checker } = parse(source)
  const symbolOf = (name: ts.Identifier) =>
    typescript.isShorthandPropertyAssignment(name.parent)
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name)
  const imports = new Map(
    [...importsOf(file, importPath)].map(([name, imported]) => [symbolOf(name), imported]),
  )
  const statements = new Map(
    file.statements.flatMap((statement) => declaredBy(statement).map((name) => [symbolOf(name), statement])),
  )
  const first = [...statements.values()].find((statement) =>
    declaredBy(statement).some(({ text }) => text === story),
  )
  if (!first) return undefined
  const used = new Set<ts.Statement>()
  const usedImports = new Set<Import>()
  const visit = (node: ts.Node) => {
    const symbol = typescript.isIdentifier(node) ? symbolOf(node) : undefined
    const imported = symbol && imports.get(symbol)
    if (imported) usedImports.add(imported)
    const statement = symbol && statements.get(symbol)
    if (statement) take(statement)
    typescript.forEachChild(node, visit)
  }
  const take = (statement: ts.Statement) => {
    if (used.has(statement)) return
    used.add(statement)
    visit(statement)
  }
  take(first)
  const head = importLines([...usedImports])
  const body = file.statements.filter((statement) => used.has(statement)).map((node) => node.getText())
  return `${[head, ...body].filter(Boolean).join('\n\n')}\n`
}

/** One import line per module, packages first, in the order of the formatter. */
function importLines(imports: readonly Import[]) {
  const modules = [...new Set(imports.map(({ module }) => module))].sort()
  return modules
    .flatMap((module) => {
      const fromModule = imports.filter((one) => one.module === module)
      const bare = fromModule
        .filter(({ braces }) => !braces)
        .map(({ text }) => `import ${text} from '${module}'`)
      const names = fromModule.filter(({ braces }) => braces).map(({ text }) => text)
      const plain = (text: string) => text.replace(/^type /, '').toLowerCase()
      names.sort((a, b) => (plain(a) < plain(b) ? -1 : 1))
      const line = `import { ${names.join(', ')} } from '${module}'`
      const long = `import {\n${names.map((name) => `  ${name},`).join('\n')}\n} from '${module}'`
      return [...bare, ...(names.length ? [line.length > 90 ? long : line] : [])]
    })
    .join('\n')
}
