import ts from 'typescript'

/** Words that mark an element for others to look up to. They have no rule of their own. */
const marker = /^(group|peer)(\/|$)/

type Literal = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail

const words = (text: string) => text.split(/\s+/).filter(Boolean)

/**
 * Every literal of the program that ends up as a class name: what `className` and `cva` are given, followed through
 * `cx`, constants, maps, small functions and the props of our own parts to where the words are written.
 */
export function classLiterals(program: ts.Program, files: readonly ts.SourceFile[]) {
  const checker = program.getTypeChecker()
  const found = new Set<Literal>()
  const seen = new Set<ts.Node>()
  /** Props, by their declaration, whose value a part of ours makes a class of. */
  const props = new Set<ts.Node>()

  function declared(node: ts.Node) {
    const symbol = checker.getSymbolAtLocation(ts.isPropertyAccessExpression(node) ? node.name : node)
    const original = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return original?.valueDeclaration
  }

  const ours = new Set(files)
  const propsNamed = (name: string, type: ts.Type | undefined) =>
    (type?.getProperty(name)?.declarations ?? []).filter((node) => ours.has(node.getSourceFile()))

  function followDeclaration(declaration: ts.Declaration | undefined) {
    if (!declaration) return
    if (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration))
      follow(declaration.initializer)
    else if (ts.isBindingElement(declaration)) {
      follow(declaration.initializer)
      const { propertyName = declaration.name, parent } = declaration
      for (const prop of propsNamed(propertyName.getText(), checker.getTypeAtLocation(parent)))
        props.add(prop)
    } else if (ts.isPropertySignature(declaration)) {
      if (ours.has(declaration.getSourceFile())) props.add(declaration)
    } else if (ts.isShorthandPropertyAssignment(declaration))
      followDeclaration(checker.getShorthandAssignmentValueSymbol(declaration)?.valueDeclaration)
  }

  function followValues(object: ts.Expression) {
    const target =
      ts.isIdentifier(object) || ts.isPropertyAccessExpression(object) ? declared(object) : object
    const value =
      target && (ts.isVariableDeclaration(target) || ts.isPropertyAssignment(target))
        ? target.initializer
        : target
    follow(value)
  }

  function followReturns(callee: ts.Expression) {
    const declaration = declared(callee)
    const body =
      declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
        ? declaration.initializer
        : declaration
    if (!body || !ts.isFunctionLike(body) || !('body' in body) || !body.body) return
    if (!ts.isBlock(body.body)) return follow(body.body)
    const visit = (node: ts.Node) => {
      if (ts.isReturnStatement(node)) follow(node.expression)
      else if (!ts.isFunctionLike(node)) node.forEachChild(visit)
    }
    body.body.forEachChild(visit)
  }

  function follow(node: ts.Node | undefined) {
    if (!node || seen.has(node)) return
    seen.add(node)
    if (ts.isStringLiteralLike(node)) found.add(node)
    else if (ts.isTemplateExpression(node)) {
      found.add(node.head)
      for (const span of node.templateSpans) {
        follow(span.expression)
        found.add(span.literal)
      }
    } else if (ts.isConditionalExpression(node)) {
      follow(node.whenTrue)
      follow(node.whenFalse)
    } else if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) follow(node.left)
      follow(node.right)
    } else if (ts.isArrayLiteralExpression(node)) node.elements.forEach(follow)
    else if (ts.isObjectLiteralExpression(node))
      for (const property of node.properties) followDeclaration(property as ts.ObjectLiteralElementLike)
    else if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) followDeclaration(declared(node))
    else if (ts.isElementAccessExpression(node)) followValues(node.expression)
    else if (ts.isCallExpression(node)) {
      // `cx` also joins ids, so it is looked into only where a class is wanted.
      if (ts.isIdentifier(node.expression) && node.expression.text === 'cx') node.arguments.forEach(follow)
      if (ts.isPropertyAccessExpression(node.expression)) follow(node.expression.expression)
      followReturns(node.expression)
    } else if (
      ts.isJsxExpression(node) ||
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isSpreadElement(node)
    )
      follow(node.expression)
  }

  const takesClasses = ({ name, parent }: ts.JsxAttribute | ts.PropertyAssignment) =>
    /^class$|^className$|ClassName$/.test(name.getText()) ||
    propsNamed(name.getText(), checker.getContextualType(parent)).some((prop) => props.has(prop))

  function visit(node: ts.Node) {
    if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && takesClasses(node))
      follow(node.initializer)
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'cva') {
      const [first, options] = node.arguments
      follow(first)
      // `variants` only: the other keys hold names of variants, or `className`, which is found by its name.
      if (options && ts.isObjectLiteralExpression(options))
        for (const property of options.properties)
          if (ts.isPropertyAssignment(property) && property.name.getText() === 'variants')
            follow(property.initializer)
    }
    node.forEachChild(visit)
  }
  // What a part makes of its props may be seen only after who uses it was.
  for (let known = -1; known < props.size; ) {
    known = props.size
    files.forEach(visit)
  }
  return found
}

/** Literals that reach no class name, though nothing but utilities is in them. */
function* strays(files: readonly ts.SourceFile[], found: Set<Literal>) {
  const literals: ts.StringLiteralLike[] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isStringLiteralLike(node) && !found.has(node)) literals.push(node)
    node.forEachChild(visit)
  }
  for (const file of files) if (!/\/tokens\//.test(file.fileName)) visit(file)
  // One plain word ('hidden', 'outline') is as a rule a value of something else.
  for (const literal of literals) if (/[-:[ ]/.test(literal.text.trim())) yield literal
}

const where = (node: ts.Node) => {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${file.fileName}:${line + 1}`
}

/**
 * Gives every class a prefix while the sources are compiled.
 *
 * The classes are written as plain utilities. In a page of somebody else's, `.px-6` and `.border` would be shared with
 * whatever else bears these names, and which of `px-2` and `px-6` wins would be decided by the alphabet. With a prefix
 * they are nobody else's, can lie in a lower layer, and the page's own class wins.
 *
 * Stops at a word that Tailwind has no rule for, and at classes that cannot be told to be such.
 */
export async function prefixClasses(
  program: ts.Program,
  files: readonly ts.SourceFile[],
  prefix: string,
  utilitiesAmong: (words: readonly string[]) => Promise<Set<string>>,
): Promise<ts.CustomTransformers> {
  const found = classLiterals(program, files)
  const others = [...strays(files, found)]
  const known = await utilitiesAmong([...found, ...others].flatMap(({ text }) => words(text)))

  const unknown = [...found].flatMap((node) =>
    words(node.text)
      .filter((word) => !known.has(word) && !marker.test(word))
      .map((word) => `${where(node)}: there is no utility "${word}"`),
  )
  const lost = others
    .filter(({ text }) => words(text).every((word) => known.has(word)))
    .map((node) => `${where(node)}: "${node.text}" looks like classes, but reaches no className, cx or cva`)
  if (unknown.length + lost.length > 0) throw new Error([...unknown, ...lost].join('\n'))

  const prefixed = (text: string) => text.replace(/\S+/g, `${prefix}:$&`)
  const isClasses = (node: ts.Node): node is Literal => found.has(node as Literal)
  // A constant's declaration repeats its value.
  const values = new Set([...found].map(({ text }) => text).filter((text) => /[-:[ ]/.test(text)))
  return {
    before: [replacing((node) => (isClasses(node) ? withText(node, prefixed(node.text)) : node))],
    afterDeclarations: [
      replacing((node) =>
        ts.isStringLiteral(node) && values.has(node.text) ? withText(node, prefixed(node.text)) : node,
      ),
    ],
  }
}

function withText(node: Literal, text: string) {
  const { factory } = ts
  const made = ts.isTemplateHead(node)
    ? factory.createTemplateHead(text)
    : ts.isTemplateMiddle(node)
      ? factory.createTemplateMiddle(text)
      : ts.isTemplateTail(node)
        ? factory.createTemplateTail(text)
        : factory.createStringLiteral(text)
  // In its old place, so that the comments beside it stay.
  return ts.setTextRange(made, node)
}

/** A transformer that replaces nodes one by one. */
export const replacing =
  <T extends ts.Node>(replace: (node: ts.Node) => ts.Node): ts.TransformerFactory<T> =>
  (context) =>
  (root) => {
    const visit = (node: ts.Node): ts.Node => ts.visitEachChild(replace(node), visit, context)
    return ts.visitNode(root, visit) as T
  }
