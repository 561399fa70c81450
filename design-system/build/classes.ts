import ts from 'typescript'

/** Marker classes that other selectors refer to. They have no styles. */
const marker = /^(group|peer)(\/|$)/

type Literal = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail

const isLiteral = (node: ts.Node): node is Literal =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node)

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean)

/** Whether a string can only be a list of utilities. A single word ('hidden', 'outline') is usually another value. */
const hasShapeOfClasses = (text: string) => /[-:[ ]/.test(text.trim())

const isClassName = (name: ts.Node) => /^class$|^className$|ClassName$/.test(name.getText())

/** `cva(…, { variants: { size: { sm: HERE } } })` */
const isVariant = ({ parent: { parent: variant } }: ts.PropertyAssignment) =>
  ts.isPropertyAssignment(variant) &&
  ts.isPropertyAssignment(variant.parent.parent) &&
  variant.parent.parent.name.getText() === 'variants'

/** Whether a value is passed to `className` or `cva`. */
function isGivenAsClass(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isJsxAttribute(parent)) return isClassName(parent.name)
  if (ts.isPropertyAssignment(parent)) return isClassName(parent.name) || isVariant(parent)
  if (ts.isBindingElement(parent)) return isClassName(parent.name)
  if (ts.isConditionalExpression(parent)) return node !== parent.condition && isGivenAsClass(parent)
  if (ts.isBinaryExpression(parent))
    return /^(&&|\|\||\?\?)$/.test(parent.operatorToken.getText()) && isGivenAsClass(parent)
  if (ts.isCallExpression(parent)) {
    const callee = parent.expression.getText()
    return callee === 'cva' ? node === parent.arguments[0] : callee === 'cx'
  }
  return (
    (ts.isTemplateExpression(parent) ||
      ts.isTemplateSpan(parent) ||
      ts.isArrayLiteralExpression(parent) ||
      ts.isParenthesizedExpression(parent) ||
      ts.isJsxExpression(parent)) &&
    isGivenAsClass(parent)
  )
}

/** Every literal that may contain classes, and those that must, because only classes are possible there. */
function literalsOf(files: readonly ts.SourceFile[]) {
  const literals = new Map<Literal, boolean>()
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (isLiteral(node) && !(ts.isPropertyAssignment(node.parent) && node === node.parent.name)) {
      const must = isGivenAsClass(node)
      if (must || hasShapeOfClasses(node.text)) literals.set(node, must)
    }
    node.forEachChild(visit)
  }
  for (const file of files) if (!/\/tokens\//.test(file.fileName)) visit(file)
  return literals
}

const where = (node: ts.Node) => {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${file.fileName}:${line + 1}`
}

/**
 * Adds a prefix to every class at compile time.
 *
 * The sources use utilities without a prefix. On another site `.px-6` and `.border` could collide with classes of the
 * same name, and the order in the style sheet would decide between `px-2` and `px-6`. Prefixed classes do not collide
 * and can be in a lower cascade layer, so that the classes of the site override them.
 *
 * A literal contains classes if Tailwind knows every word in it. Where a class is expected, any literal counts;
 * elsewhere only one that cannot be anything else, so write a single word in a constant or a map as `cx('flex')`.
 * Throws if Tailwind knows only some of the words.
 */
export async function prefixClasses(
  files: readonly ts.SourceFile[],
  prefix: string,
  utilitiesAmong: (wordsIn: readonly string[]) => Promise<Set<string>>,
): Promise<ts.CustomTransformers> {
  const literals = literalsOf(files)
  const utilities = await utilitiesAmong([...literals.keys()].flatMap(({ text }) => wordsIn(text)))
  const classNodes = new Set<ts.Node>()
  const faults: string[] = []
  for (const [node, must] of literals) {
    const unknown = wordsIn(node.text).filter((word) => !utilities.has(word) && !marker.test(word))
    if (unknown.length === 0) classNodes.add(node)
    else if (must || wordsIn(node.text).some((word) => utilities.has(word) && hasShapeOfClasses(word)))
      faults.push(...unknown.map((word) => `${where(node)}: there is no utility "${word}"`))
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))

  const prefixed = (text: string) => text.replace(/\S+/g, `${prefix}:$&`)
  const isClasses = (node: ts.Node): node is Literal => classNodes.has(node)
  // The declaration of a constant repeats its value as a literal type, so the prefix is needed there too.
  const values = new Set(
    [...literals.keys()]
      .filter(isClasses)
      .map(({ text }) => text)
      .filter(hasShapeOfClasses),
  )
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
  // At the original position, so that adjacent comments are kept.
  return ts.setTextRange(made, node)
}

/** A TypeScript transformer that replaces single nodes. */
export const replacing =
  <T extends ts.Node>(replace: (node: ts.Node) => ts.Node): ts.TransformerFactory<T> =>
  (context) =>
  (root) => {
    const visit = (node: ts.Node): ts.Node => ts.visitEachChild(replace(node), visit, context)
    return ts.visitNode(root, visit) as T
  }
