import ts from 'typescript'

/** Words that mark an element for others to look up to. They have no rule of their own. */
const marker = /^(group|peer)(\/|$)/

type Literal = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail

const isLiteral = (node: ts.Node): node is Literal =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node)

const words = (text: string) => text.split(/\s+/).filter(Boolean)

/** Only utilities look like this. One plain word ('hidden', 'outline') is as a rule a value of something else. */
const hasShapeOfClasses = (text: string) => /[-:[ ]/.test(text.trim())

const isClassName = (name: ts.Node) => /^class$|^className$|ClassName$/.test(name.getText())

/** `cva(…, { variants: { size: { sm: HERE } } })` */
const isVariant = ({ parent: { parent: variant } }: ts.PropertyAssignment) =>
  ts.isPropertyAssignment(variant) &&
  ts.isPropertyAssignment(variant.parent.parent) &&
  variant.parent.parent.name.getText() === 'variants'

/** Whether a value is written where `className` or `cva` is given its classes. */
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

/** Every literal that may hold classes; those that must, since nothing but classes can be written there. */
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
 * Gives every class a prefix while the sources are compiled.
 *
 * The classes are written as plain utilities. In a page of somebody else's, `.px-6` and `.border` would be shared with
 * whatever else bears these names, and which of `px-2` and `px-6` wins would be decided by the alphabet. With a prefix
 * they are nobody else's, can lie in a lower layer, and the page's own class wins.
 *
 * Classes are the literals of which Tailwind knows every word: where a class is given in place any of them, elsewhere
 * those that only classes look like, so that one plain word in a constant or a map has to stand in `cx('flex')`. Stops
 * where Tailwind knows only some of the words.
 */
export async function prefixClasses(
  files: readonly ts.SourceFile[],
  prefix: string,
  utilitiesAmong: (words: readonly string[]) => Promise<Set<string>>,
): Promise<ts.CustomTransformers> {
  const literals = literalsOf(files)
  const known = await utilitiesAmong([...literals.keys()].flatMap(({ text }) => words(text)))
  const found = new Set<ts.Node>()
  const faults: string[] = []
  for (const [node, must] of literals) {
    const unknown = words(node.text).filter((word) => !known.has(word) && !marker.test(word))
    if (unknown.length === 0) found.add(node)
    else if (must || words(node.text).some((word) => known.has(word) && hasShapeOfClasses(word)))
      faults.push(...unknown.map((word) => `${where(node)}: there is no utility "${word}"`))
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))

  const prefixed = (text: string) => text.replace(/\S+/g, `${prefix}:$&`)
  const isClasses = (node: ts.Node): node is Literal => found.has(node)
  // A constant's declaration repeats its value.
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
