/** The code of one story, as somebody would paste it into a site of their own; and literals out of data files. */
import ts from 'typescript'

/** What a piece of code is, for its colour: keyword, string, tag, attribute, comment, or plain. */
export type Kind = 'k' | 's' | 't' | 'a' | 'c' | ''
/** Code in pieces. All texts together are the code. */
export type Code = [Kind, string][]

const publicName = '@kaksha/design-system'
const parse = (text: string) =>
  ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

interface Import {
  module: string
  /** `Button`, `type ButtonProps`, `* as Radix`: as written between the braces or before `from`. */
  text: string
  braces: boolean
}

/** Names that a file brings in, by the local name. */
function importsOf(file: ts.SourceFile) {
  const found = new Map<string, Import>()
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !statement.importClause) continue
    const written = (statement.moduleSpecifier as ts.StringLiteral).text
    const module = written.startsWith('.') ? publicName : written
    const { name, namedBindings, isTypeOnly } = statement.importClause
    if (name) found.set(name.text, { module, text: name.text, braces: false })
    if (namedBindings && ts.isNamespaceImport(namedBindings))
      found.set(namedBindings.name.text, { module, text: `* as ${namedBindings.name.text}`, braces: false })
    if (namedBindings && ts.isNamedImports(namedBindings))
      for (const element of namedBindings.elements)
        found.set(element.name.text, {
          module,
          text: `${isTypeOnly ? 'type ' : ''}${element.getText()}`,
          braces: true,
        })
  }
  return found
}

/** Names that a statement of the top level declares. */
function declared(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? name.text : [],
    )
  const { name } = statement as ts.Statement & { name?: ts.Node }
  return name && ts.isIdentifier(name) ? [name.text] : []
}

/** Every name that a node may mean; a property of the same name costs an import too many, never one too few. */
function mentioned(node: ts.Node): Set<string> {
  const names = new Set<string>()
  const visit = (child: ts.Node) => {
    const { parent } = child
    const isLabel =
      (ts.isPropertyAccessExpression(parent) && parent.name === child) ||
      (ts.isPropertyAssignment(parent) && parent.name === child) ||
      (ts.isJsxAttribute(parent) && parent.name === child)
    if (ts.isIdentifier(child) && !isLabel) names.add(child.text)
    ts.forEachChild(child, visit)
  }
  ts.forEachChild(node, visit)
  return names
}

/** The code of one story: what it needs of its file, and imports from the package that a site installs. */
export function codeOf(source: string, story: string): string | undefined {
  const file = parse(source)
  const imports = importsOf(file)
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

/** One line a module; packages first by name, as the formatter sorts them. */
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

/** Names that the code asks of the design system. */
export const asksFor = (code: string) =>
  [...importsOf(parse(code))].filter(([, { module }]) => module === publicName).map(([name]) => name)

/** The same code in coloured pieces. */
export function paint(code: string): Code {
  const pieces: Code = []
  const add = (kind: Kind, text: string) => {
    const last = pieces.at(-1)
    if (!text) return
    if (last && (last[0] === kind || !text.trim())) last[1] += text
    else pieces.push([kind, text])
  }
  const file = parse(code)
  let at = 0
  const visit = (node: ts.Node) => {
    const children = node.getChildren(file)
    if (children.length) return children.forEach(visit)
    if (node.end <= at) return
    const start = Math.max(node.getStart(file, false), at)
    const between = code.slice(at, start)
    add(/\/[/*]/.test(between) ? 'c' : '', between)
    add(kindOf(node), code.slice(start, node.end))
    at = node.end
  }
  visit(file)
  add('', code.slice(at))
  return pieces
}

function kindOf(node: ts.Node): Kind {
  const { kind, parent } = node
  if (ts.isIdentifier(node)) {
    if (ts.isJsxAttribute(parent)) return 'a'
    const isTag =
      ts.isJsxOpeningElement(parent) || ts.isJsxClosingElement(parent) || ts.isJsxSelfClosingElement(parent)
    return isTag ? 't' : ''
  }
  if (kind >= ts.SyntaxKind.FirstKeyword && kind <= ts.SyntaxKind.LastKeyword) return 'k'
  if (ts.isStringLiteral(node) || ts.isNumericLiteral(node)) return 's'
  return kind >= ts.SyntaxKind.FirstTemplateToken && kind <= ts.SyntaxKind.LastTemplateToken ? 's' : ''
}

/** What a data file says of one property of its default export, without running it. */
export function literalOf(source: string, name: string): unknown {
  const file = parse(source)
  const assignment = file.statements.find(ts.isExportAssignment)
  let value = assignment?.expression
  while (value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))) value = value.expression
  if (!value || !ts.isObjectLiteralExpression(value)) return undefined
  return property(value, name)
}

const property = (object: ts.ObjectLiteralExpression, name: string) => {
  const found = object.properties.filter(ts.isPropertyAssignment).find((entry) => keyOf(entry) === name)
  return found && plain(found.initializer)
}

const keyOf = ({ name }: ts.PropertyAssignment) => (ts.isStringLiteral(name) ? name.text : name.getText())

function plain(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(plain)
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(
      node.properties
        .filter(ts.isPropertyAssignment)
        .map((entry) => [keyOf(entry), plain(entry.initializer)]),
    )
  return undefined
}
