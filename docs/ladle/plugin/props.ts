/** Reads the parts of a component from its types: the props of each, and the element whose attributes it accepts. */
import { dirname, relative } from 'node:path'
import type ts from 'typescript'
import { oneLine, tidy, typescript, typeText } from './type-text.ts'

export interface Prop {
  name: string
  type: string
  /** `some`: required in some variants of a union, or one of several props. */
  required: 'yes' | 'no' | 'some'
  /** In which variants, if it is required in some: "without `aria-labelledby`". */
  requiredWhen?: string
  default?: string
  description: string
  /** The package that declares the prop, if it is another package. */
  from?: string
}

export interface Part {
  name: string
  description: string
  /** Props of a component or members of an object; empty otherwise. */
  props: Prop[]
  /** The signature, if it is a function and not a component. */
  signature?: string
  /** The element whose attributes it also accepts. */
  element?: string
}

/** Attributes declared by React are those of the element. They are not listed one by one. */
const isNative = (file: string) => /node_modules\/(@types\/react|csstype)\//.test(file)
const packageOf = (file: string) => file.match(/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1]
/** One TypeScript program for all components. The previous program is reused to build the next. */
export function createReader(root: string) {
  const entries = [`${root}design-system/index.ts`, `${root}design-system/brand/index.ts`]
  const parsed = typescript.getParsedCommandLineOfConfigFile(`${root}tsconfig.json`, undefined, {
    ...typescript.sys,
    onUnRecoverableConfigFileDiagnostic: () => {},
  })
  const options: ts.CompilerOptions = { ...parsed?.options, noEmit: true, incremental: false, types: [] }
  let program: ts.Program | undefined
  return {
    /** Call it after a source has changed. */
    refresh() {
      program = typescript.createProgram(entries, options, undefined, program)
    },
    /** Describes the given exports of the design system, in this order. */
    read(names: readonly string[]): Part[] {
      program ??= typescript.createProgram(entries, options)
      const checker = program.getTypeChecker()
      const exported = new Map(
        entries.flatMap((entry) => {
          const source = program?.getSourceFile(entry)
          const index = source && checker.getSymbolAtLocation(source)
          if (!index) throw new Error(`${relative(dirname(root), entry)} exports nothing.`)
          return checker.getExportsOfModule(index).map((symbol) => [symbol.name, symbol])
        }),
      )
      // A name that is not exported is skipped. tests/conventions/ reports it, and other pages still work.
      const found = names.flatMap((name) => {
        const symbol = exported.get(name)
        return symbol ? [[name, resolved(checker, symbol)] as const] : []
      })
      const returned = new Set(found.flatMap(([, symbol]) => returnedBy(checker, symbol)))
      return found.map(([name, symbol]) =>
        symbol.flags & typescript.SymbolFlags.Value
          ? readPart(checker, name, symbol)
          : readType(checker, name, symbol, returned.has(symbol)),
      )
    },
  }
}

const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & typescript.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

const descriptionOf = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  oneLine(typescript.displayPartsToString(symbol.getDocumentationComment(checker)))

const optional = (props: Prop[]) => props.map((prop): Prop => ({ ...prop, required: 'no' }))

/** The type that a function returns. */
function returnedBy(checker: ts.TypeChecker, symbol: ts.Symbol) {
  const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures()
  return call?.getReturnType().getSymbol() ?? []
}

/** A type that the parts accept or return: its members. Nothing is required of the caller in one that is returned. */
function readType(checker: ts.TypeChecker, name: string, symbol: ts.Symbol, isReturned: boolean): Part {
  const [declaration] = symbol.declarations ?? []
  if (!declaration) throw new Error(`${name} has no declaration.`)
  const props = propsOf(checker, checker.getDeclaredTypeOfSymbol(symbol), declaration, {})
  return {
    name,
    description: descriptionOf(checker, symbol),
    props: isReturned ? optional(props) : props,
  }
}

function readPart(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): Part {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0]
  if (!declaration) throw new Error(`${name} has no declaration.`)
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  const description = descriptionOf(checker, symbol)
  const [call] = type.getCallSignatures()
  const first = call?.parameters[0]
  const isComponent = /^[A-Z]/.test(name) && call !== undefined && call.parameters.length <= 1
  if (!isComponent) {
    const signature = call
      ? `${name}${tidy(checker.signatureToString(call, declaration, typescript.TypeFormatFlags.NoTruncation))}`
      : undefined
    // The options of a hook are listed like the props of a component.
    const optionsType =
      first && /^use[A-Z]/.test(name) ? checker.getTypeOfSymbolAtLocation(first, declaration) : null
    const members = optionsType
      ? propsOf(checker, optionsType, declaration, {})
      : membersOf(checker, type, declaration)
    return { name, description, props: members, ...(signature && { signature }) }
  }
  if (!first) return { name, description, props: [] }
  const props = checker.getTypeOfSymbolAtLocation(first, declaration)
  const facts = factsOf(checker, first.valueDeclaration)
  const element = facts.element ?? elementOfRef(checker, props, declaration)
  return {
    name,
    description,
    props: propsOf(checker, props, declaration, { ...facts.defaults, ...defaultsIn(first.valueDeclaration) }),
    ...(element && { element }),
  }
}

/** An object, or a function with members such as `toast`: the members with their descriptions. */
function membersOf(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): Prop[] {
  const isObject = type.isIntersection() || Boolean(type.flags & typescript.TypeFlags.Object)
  if (!isObject || checker.isArrayType(type)) return []
  return optional(propsOf(checker, type, at, {}))
}

function propsOf(
  checker: ts.TypeChecker,
  type: ts.Type,
  at: ts.Node,
  defaults: Record<string, string>,
): Prop[] {
  const ways = type.isUnion() ? type.types : [type]
  const names = [...new Set(ways.flatMap((way) => way.getProperties().map(({ name }) => name)))]
  return names.flatMap((name): Prop[] => {
    const symbols = ways
      .map((way) => way.getProperty(name))
      .filter((symbol) => symbol !== undefined)
      // `pending?: never` means that the prop is not accepted.
      .filter((symbol) => !isNever(checker, checker.getTypeOfSymbolAtLocation(symbol, at)))
    const declarations = symbols.flatMap((symbol) => symbol.declarations ?? [])
    const files = declarations.map((declaration) => declaration.getSourceFile().fileName)
    if (!symbols.length || (files.length > 0 && files.every(isNative))) return []
    const needed = symbols.filter((symbol) => !(symbol.flags & typescript.SymbolFlags.Optional)).length
    const from = files.map(packageOf).find((found) => found?.startsWith('@radix-ui'))
    const unwrapped = [
      ...new Set(
        symbols.map((symbol) =>
          typeText(checker, checker.getTypeOfSymbolAtLocation(symbol, at), symbol.declarations?.[0], at),
        ),
      ),
    ].join(' | ')
    const fallback = defaults[name]
    return [
      {
        name,
        type: unwrapped,
        required: needed === ways.length ? 'yes' : needed > 0 ? 'some' : 'no',
        ...(needed > 0 && needed < ways.length && { requiredWhen: conditionOf(checker, ways, name, at) }),
        description: symbols.map((symbol) => descriptionOf(checker, symbol)).find(Boolean) ?? '',
        ...(fallback !== undefined && { default: fallback }),
        ...(from && { from }),
      },
    ]
  })
}

/** What the variants of a union that require a prop have in common, and the others do not. */
function conditionOf(checker: ts.TypeChecker, ways: readonly ts.Type[], name: string, at: ts.Node) {
  const requires = (way: ts.Type, prop: string) => {
    const symbol = way.getProperty(prop)
    return Boolean(symbol && !(symbol.flags & typescript.SymbolFlags.Optional))
  }
  /** The literals that a variant accepts, if it accepts nothing else. */
  const literalsIn = (way: ts.Type, prop: string) => {
    const symbol = way.getProperty(prop)
    const text = symbol && typeText(checker, checker.getTypeOfSymbolAtLocation(symbol, at), undefined, at)
    return text && /^'/.test(text) ? text : undefined
  }
  const needing = ways.filter((way) => requires(way, name))
  const others = ways.filter((way) => !requires(way, name))
  const required = [...new Set(ways.flatMap((way) => way.getProperties().map((prop) => prop.name)))].filter(
    (prop) => !prop.startsWith('__') && ways.some((way) => requires(way, prop)),
  )
  const conditions = required.flatMap((prop) => {
    const literals = [...new Set(needing.map((way) => requires(way, prop) && literalsIn(way, prop)))]
    if (literals.length === 1 && literals[0] && others.some((way) => literalsIn(way, prop) !== literals[0]))
      return prop === name ? `if it is \`${literals[0]}\`` : `with \`${prop}={${literals[0]}}\``
    const isAlternative = prop !== name && others.some((way) => requires(way, prop))
    return isAlternative && !needing.some((way) => requires(way, prop)) ? `without \`${prop}\`` : []
  })
  return conditions.sort().join(', ')
}

const isNever = (checker: ts.TypeChecker, type: ts.Type) =>
  Boolean(checker.getNonNullableType(type).flags & typescript.TypeFlags.Never)

/** Reads the declared type: the element whose attributes it accepts, and the default variants of `cva`. */
function factsOf(checker: ts.TypeChecker, parameter: ts.Declaration | undefined) {
  const facts = { element: undefined as string | undefined, defaults: {} as Record<string, string> }
  const seen = new Set<ts.Node>()
  const visit = (node: ts.Node): void => {
    if (seen.has(node)) return
    seen.add(node)
    if (typescript.isTypeReferenceNode(node) || typescript.isExpressionWithTypeArguments(node)) {
      const named = typescript.isTypeReferenceNode(node) ? node.typeName : node.expression
      const [argument] = node.typeArguments ?? []
      if (/^ComponentProps/.test(named.getText()) && argument && typescript.isLiteralTypeNode(argument))
        facts.element ??= argument.getText().replace(/['"]/g, '')
      if (named.getText() === 'VariantProps' && argument && typescript.isTypeQueryNode(argument))
        Object.assign(facts.defaults, variantDefaults(checker, argument.exprName))
      const symbol = checker.getSymbolAtLocation(named)
      for (const declaration of symbol ? (resolved(checker, symbol).declarations ?? []) : [])
        if (!declaration.getSourceFile().fileName.includes('node_modules')) visit(declaration)
    }
    typescript.forEachChild(node, visit)
  }
  if (parameter && typescript.isParameter(parameter) && parameter.type) visit(parameter.type)
  return facts
}

/** The `defaultVariants` of a `cva` constant. */
function variantDefaults(checker: ts.TypeChecker, name: ts.EntityName): Record<string, string> {
  const symbol = checker.getSymbolAtLocation(name)
  const declaration = symbol && resolved(checker, symbol).valueDeclaration
  if (!declaration || !typescript.isVariableDeclaration(declaration) || !declaration.initializer) return {}
  const { initializer } = declaration
  const call = typescript.isAsExpression(initializer) ? initializer.expression : initializer
  const options = typescript.isCallExpression(call) ? call.arguments[1] : undefined
  if (!options || !typescript.isObjectLiteralExpression(options)) return {}
  const defaults = options.properties
    .filter(typescript.isPropertyAssignment)
    .find((property) => property.name.getText() === 'defaultVariants')?.initializer
  if (!defaults || !typescript.isObjectLiteralExpression(defaults)) return {}
  return Object.fromEntries(
    defaults.properties
      .filter(typescript.isPropertyAssignment)
      .map(({ name: key, initializer }) => [key.getText(), initializer.getText()]),
  )
}

/** Default values in the destructuring of props, in every function of the file with these props. */
function defaultsIn(parameter: ts.Declaration | undefined): Record<string, string> {
  const found: Record<string, string> = {}
  const props = parameter && typescript.isParameter(parameter) && parameter.type?.getText()
  if (!props) return found
  const take = (pattern: ts.BindingName) => {
    if (!typescript.isObjectBindingPattern(pattern)) return
    for (const { name, propertyName, initializer } of pattern.elements)
      if (initializer) found[(propertyName ?? name).getText()] ??= oneLine(initializer.getText())
  }
  const visit = (node: ts.Node): void => {
    if (typescript.isFunctionLike(node) && node.parameters[0]?.type?.getText().includes(props)) {
      const taken = node.parameters[0]
      take(taken.name)
      const body = 'body' in node && node.body && typescript.isBlock(node.body) ? node.body.statements : []
      for (const statement of body)
        if (typescript.isVariableStatement(statement))
          for (const declaration of statement.declarationList.declarations)
            if (
              declaration.initializer &&
              /^(useProps\('\w+', )?(props|rest)\)?$/.test(declaration.initializer.getText())
            )
              take(declaration.name)
    }
    typescript.forEachChild(node, visit)
  }
  visit(parameter.getSourceFile())
  return found
}

const tags: Record<string, string> = { heading: 'h2', paragraph: 'p', ulist: 'ul', olist: 'ol' }

/** The element of `ref`, for props that another package declares. */
function elementOfRef(checker: ts.TypeChecker, props: ts.Type, at: ts.Node) {
  const ref = props.getProperty('ref')
  const text = ref && checker.typeToString(checker.getTypeOfSymbolAtLocation(ref, at), at)
  const name = text?.match(/HTML(\w+)Element/)?.[1]?.toLowerCase()
  return name && (tags[name] ?? name)
}
