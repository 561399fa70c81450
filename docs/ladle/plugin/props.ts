/** Reads the parts of a component from its types: the props of each, and the element whose attributes it accepts. */
import { createRequire } from 'node:module'
import { dirname, relative } from 'node:path'
import type ts from 'typescript'

/** Loaded with require, because Vite would request its source map, which is not published. */
export const typescript: typeof ts = createRequire(import.meta.url)('typescript')

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

/** React declares the attributes of elements, which are not listed one by one. */
const isNative = (file: string) => /node_modules\/(@types\/react|csstype)\//.test(file)
const packageOf = (file: string) => file.match(/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1]

const optional = (props: Prop[]) => props.map((prop): Prop => ({ ...prop, required: 'no' }))
const isRequired = (symbol: ts.Symbol | undefined) =>
  Boolean(symbol && !(symbol.flags & typescript.SymbolFlags.Optional))

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
      return partsOf(checker, names, exported)
    },
  }
}

function partsOf(
  checker: ts.TypeChecker,
  names: readonly string[],
  exported: Map<string, ts.Symbol>,
): Part[] {
  const resolved = (symbol: ts.Symbol) =>
    symbol.flags & typescript.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const typeOf = (symbol: ts.Symbol, at: ts.Node) => checker.getTypeOfSymbolAtLocation(symbol, at)
  const descriptionOf = (symbol: ts.Symbol) =>
    oneLine(typescript.displayPartsToString(symbol.getDocumentationComment(checker)))

  // A name that is not exported is skipped. tests/conventions/ reports it, and other pages still work.
  const symbols = names.flatMap((name) => {
    const symbol = exported.get(name)
    return symbol ? [[name, resolved(symbol)] as const] : []
  })
  const returned = new Set(
    symbols.flatMap(([, symbol]) => {
      const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures()
      return call?.getReturnType().getSymbol() ?? []
    }),
  )
  return symbols.map(([name, symbol]) => {
    const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0]
    if (!declaration) throw new Error(`${name} has no declaration.`)
    const description = descriptionOf(symbol)
    if (symbol.flags & typescript.SymbolFlags.Value)
      return { name, description, ...readValue(name, typeOf(symbol, declaration), declaration) }
    // A type that the parts accept or return. Nothing is required of the caller in one that is returned.
    const props = propsOf(checker.getDeclaredTypeOfSymbol(symbol), declaration)
    return { name, description, props: returned.has(symbol) ? optional(props) : props }
  })

  function readValue(
    name: string,
    type: ts.Type,
    declaration: ts.Declaration,
  ): Omit<Part, 'name' | 'description'> {
    const [call] = type.getCallSignatures()
    const parameter = call?.parameters[0]
    const isComponent = /^[A-Z]/.test(name) && call !== undefined && call.parameters.length <= 1
    if (isComponent) {
      if (!parameter) return { props: [] }
      const props = typeOf(parameter, declaration)
      const { element = elementOfRef(props, declaration), defaults } = factsOf(parameter.valueDeclaration)
      return {
        props: propsOf(props, declaration, { ...defaults, ...defaultsIn(parameter.valueDeclaration) }),
        ...(element && { element }),
      }
    }
    // The options of a hook are listed like the props of a component.
    const isHook = parameter && /^use[A-Z]/.test(name)
    const props = isHook ? propsOf(typeOf(parameter, declaration), declaration) : membersOf(type, declaration)
    if (!call) return { props }
    const signature = checker.signatureToString(call, declaration, typescript.TypeFormatFlags.NoTruncation)
    return { props, signature: `${name}${tidy(signature)}` }
  }

  /** An object, or a function with members such as `toast`: the members with their descriptions. */
  function membersOf(type: ts.Type, at: ts.Node): Prop[] {
    const isObject = type.isIntersection() || Boolean(type.flags & typescript.TypeFlags.Object)
    return isObject && !checker.isArrayType(type) ? optional(propsOf(type, at)) : []
  }

  function propsOf(type: ts.Type, at: ts.Node, defaults: Record<string, string> = {}): Prop[] {
    const ways = type.isUnion() ? type.types : [type]
    const propNames = new Set(ways.flatMap((way) => way.getProperties().map(({ name }) => name)))
    return [...propNames].flatMap((name): Prop[] => {
      const symbols = ways
        .flatMap((way) => way.getProperty(name) ?? [])
        .filter((symbol) => isAccepted(symbol, at))
      const files = symbols
        .flatMap(({ declarations = [] }) => declarations)
        .map((declaration) => declaration.getSourceFile().fileName)
      if (!symbols.length || (files.length > 0 && files.every(isNative))) return []
      const required = symbols.filter(isRequired).length
      const isSometimes = required > 0 && required < ways.length
      const from = files.map(packageOf).find((packageName) => packageName?.startsWith('@radix-ui'))
      const types = symbols.map((symbol) =>
        typeText(checker, typeOf(symbol, at), symbol.declarations?.[0], at),
      )
      return [
        {
          name,
          type: [...new Set(types)].join(' | '),
          required: isSometimes ? 'some' : required ? 'yes' : 'no',
          ...(isSometimes && { requiredWhen: conditionOf(ways, name, at) }),
          description: symbols.map(descriptionOf).find(Boolean) ?? '',
          ...(defaults[name] !== undefined && { default: defaults[name] }),
          ...(from && { from }),
        },
      ]
    })
  }

  /** `pending?: never` means that the prop is not accepted. */
  function isAccepted(symbol: ts.Symbol, at: ts.Node) {
    return !(checker.getNonNullableType(typeOf(symbol, at)).flags & typescript.TypeFlags.Never)
  }

  /** What the variants of a union that require a prop have in common, and the others do not. */
  function conditionOf(ways: readonly ts.Type[], name: string, at: ts.Node) {
    const requires = (way: ts.Type, prop: string) => isRequired(way.getProperty(prop))
    /** The literals that a variant accepts, if it accepts nothing else. */
    const literalsIn = (way: ts.Type, prop: string) => {
      const symbol = way.getProperty(prop)
      const text = symbol && typeText(checker, typeOf(symbol, at), undefined, at)
      return text?.startsWith("'") ? text : undefined
    }
    const requiring = ways.filter((way) => requires(way, name))
    const others = ways.filter((way) => !requires(way, name))
    const required = ways.flatMap((way) =>
      way
        .getProperties()
        .filter(isRequired)
        .map((prop) => prop.name),
    )
    const conditions = [...new Set(required)].flatMap((prop) => {
      if (prop.startsWith('__')) return []
      const literals = new Set(requiring.map((way) => requires(way, prop) && literalsIn(way, prop)))
      const [literal] = literals
      if (literals.size === 1 && literal && others.some((way) => literalsIn(way, prop) !== literal))
        return prop === name ? `if it is \`${literal}\`` : `with \`${prop}={${literal}}\``
      const isAlternative = prop !== name && others.some((way) => requires(way, prop))
      return isAlternative && !requiring.some((way) => requires(way, prop)) ? `without \`${prop}\`` : []
    })
    return conditions.sort().join(', ')
  }

  /** Reads the declared type: the element whose attributes it accepts, and the default variants of `cva`. */
  function factsOf(parameter: ts.Declaration | undefined) {
    const facts: { element?: string; defaults: Record<string, string> } = { defaults: {} }
    const visited = new Set<ts.Node>()
    const visit = (node: ts.Node): void => {
      if (visited.has(node)) return
      visited.add(node)
      if (typescript.isTypeReferenceNode(node) || typescript.isExpressionWithTypeArguments(node)) {
        const named = typescript.isTypeReferenceNode(node) ? node.typeName : node.expression
        const [argument] = node.typeArguments ?? []
        if (/^ComponentProps/.test(named.getText()) && argument && typescript.isLiteralTypeNode(argument))
          facts.element ??= argument.getText().replace(/['"]/g, '')
        if (named.getText() === 'VariantProps' && argument && typescript.isTypeQueryNode(argument))
          Object.assign(facts.defaults, variantDefaults(argument.exprName))
        const symbol = checker.getSymbolAtLocation(named)
        for (const declaration of (symbol && resolved(symbol).declarations) ?? [])
          if (!declaration.getSourceFile().fileName.includes('node_modules')) visit(declaration)
      }
      typescript.forEachChild(node, visit)
    }
    if (parameter && typescript.isParameter(parameter) && parameter.type) visit(parameter.type)
    return facts
  }

  /** The `defaultVariants` of a `cva` constant. */
  function variantDefaults(name: ts.EntityName) {
    const symbol = checker.getSymbolAtLocation(name)
    const declaration = symbol && resolved(symbol).valueDeclaration
    const defaults: Record<string, string> = {}
    const visit = (node: ts.Node): void => {
      const isDefaults = typescript.isPropertyAssignment(node) && node.name.getText() === 'defaultVariants'
      if (isDefaults && typescript.isObjectLiteralExpression(node.initializer)) {
        for (const property of node.initializer.properties)
          if (typescript.isPropertyAssignment(property))
            defaults[property.name.getText()] = property.initializer.getText()
      } else typescript.forEachChild(node, visit)
    }
    if (declaration) visit(declaration)
    return defaults
  }

  /** The element of `ref`, for props that another package declares. */
  function elementOfRef(props: ts.Type, at: ts.Node) {
    const ref = props.getProperty('ref')
    const text = ref && checker.typeToString(typeOf(ref, at), at)
    const name = text?.match(/HTML(\w+)Element/)?.[1]?.toLowerCase()
    return name && (tags[name] ?? name)
  }
}

const tags: Record<string, string> = { heading: 'h2', paragraph: 'p', ulist: 'ul', olist: 'ol' }

/** Default values in the destructuring of props, in every function of the file with these props. */
function defaultsIn(parameter: ts.Declaration | undefined): Record<string, string> {
  const defaults: Record<string, string> = {}
  const props = parameter && typescript.isParameter(parameter) && parameter.type?.getText()
  if (!props) return defaults
  const read = (pattern: ts.BindingName) => {
    if (!typescript.isObjectBindingPattern(pattern)) return
    for (const { name, propertyName, initializer } of pattern.elements)
      if (initializer) defaults[(propertyName ?? name).getText()] ??= oneLine(initializer.getText())
  }
  const visitBody = (node: ts.Node): void => {
    if (typescript.isFunctionLike(node)) return
    if (
      typescript.isVariableDeclaration(node) &&
      /^(useProps\('\w+', )?(props|rest)\)?$/.test(node.initializer?.getText() ?? '')
    )
      read(node.name)
    typescript.forEachChild(node, visitBody)
  }
  const visit = (node: ts.Node): void => {
    if (typescript.isFunctionLike(node) && node.parameters[0]?.type?.getText().includes(props)) {
      read(node.parameters[0].name)
      typescript.forEachChild(node, visitBody)
    }
    typescript.forEachChild(node, visit)
  }
  visit(parameter.getSourceFile())
  return defaults
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A type as TypeScript prints it, without import paths, and without the `undefined` of optional parameters. */
const tidy = (text: string) =>
  oneLine(text.replace(/import\("[^"]*"\)\./g, '').replace(/ \| undefined(?=[,;)])/g, '')).replaceAll(
    '"',
    "'",
  )

const withoutUndefined = (type: ts.TypeNode) =>
  typescript.isUnionTypeNode(type)
    ? type.types
        .filter(({ kind }) => kind !== typescript.SyntaxKind.UndefinedKeyword)
        .map((member) => member.getText())
        .join(' | ')
    : type.getText()

/**
 * A readable type: the literals of a union, else the type as in the source, else TypeScript's output. `null` is
 * kept, and the `undefined` of an optional prop left out.
 */
function typeText(
  checker: ts.TypeChecker,
  type: ts.Type,
  declaration: ts.Declaration | undefined,
  at: ts.Node,
) {
  const { Undefined, Null, BooleanLike } = typescript.TypeFlags
  const all = type.isUnion() ? type.types : [type]
  const members = all.filter(({ flags }) => !(flags & (Undefined | Null)))
  const sourceType = declaration && typescript.isPropertySignature(declaration) ? declaration.type : undefined
  // `cva` adds null to every variant that it is given; only the type in the source counts.
  const orNull = / \| null\b/.test(sourceType?.getText() ?? '') ? ' | null' : ''
  if (members.length && members.every((member) => member.isStringLiteral() || member.isNumberLiteral()))
    return members.map((member) => checker.typeToString(member).replaceAll('"', "'")).join(' | ') + orNull
  if (members.length && members.every(({ flags }) => flags & BooleanLike)) return `boolean${orNull}`
  if (/\['children'\]$/.test(sourceType?.getText() ?? '')) return 'ReactNode'
  if (sourceType && !sourceType.getSourceFile().fileName.includes('node_modules'))
    return oneLine(withoutUndefined(sourceType))
  const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = typescript.TypeFormatFlags
  const printed = checker.typeToString(type, at, NoTruncation | UseAliasDefinedOutsideCurrentScope)
  // TypeScript prints it last.
  return tidy(all.length > members.length ? printed.replace(/ \| undefined$/, '') : printed)
}
