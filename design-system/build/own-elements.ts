import ts from 'typescript'
import { replacing } from './classes.ts'

/** Elements that a rule of a site cannot change, or that have no style: parts of drawings, sources, options. */
const withoutStyle =
  /^(br|circle|datalist|defs|ellipse|fe[A-Z]\w+|filter|g|line|mask|option|path|pattern|rect|script|source|style|template|track|use)$/

/** An HTML element, the link of the provider, which passes its class on, or an element that the caller chooses. */
const element = /^([a-z]|(Anchor|Tag)$)/

/**
 * Gives every HTML element of the package a class: the bare prefix, where the source gives it none, in some cases none,
 * or only the class of the caller. The style sheets find the elements of the package by this prefix, so that a rule of the site for
 * `li` or `section` outside of all layers changes no element of a component.
 */
export const markOwnElements = (prefix: string) =>
  replacing<ts.SourceFile>((node) => {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return node
    const { tagName, typeArguments, attributes } = node
    if (!ts.isIdentifier(tagName) || !element.test(tagName.text) || withoutStyle.test(tagName.text))
      return node
    const marked = withMark(attributes, `${prefix}:`)
    return ts.isJsxOpeningElement(node)
      ? ts.factory.updateJsxOpeningElement(node, tagName, typeArguments, marked)
      : ts.factory.updateJsxSelfClosingElement(node, tagName, typeArguments, marked)
  })

function withMark(attributes: ts.JsxAttributes, mark: string) {
  const { factory } = ts
  const { properties } = attributes
  const ownProperty = properties.find(
    (attribute) =>
      ts.isJsxAttribute(attribute) && ts.isIdentifier(attribute.name) && attribute.name.text === 'className',
  )
  const value = ownProperty ? marked(ownProperty, mark) : factory.createStringLiteral(mark)
  // The class of a spread is not known here. Where it has none, the source names `className`.
  if (!value || (!ownProperty && properties.some(ts.isJsxSpreadAttribute))) return attributes
  const className = factory.createJsxAttribute(factory.createIdentifier('className'), value)
  return factory.updateJsxAttributes(
    attributes,
    ownProperty
      ? properties.map((attribute) => (attribute === ownProperty ? className : attribute))
      : [...properties, className],
  )
}

/** The value of a `className` that may give no class of the package, with the mark; undefined for every other one. */
function marked(attribute: ts.JsxAttributeLike, mark: string) {
  if (!ts.isJsxAttribute(attribute) || !attribute.initializer) return undefined
  const { initializer } = attribute
  const expression = ts.isJsxExpression(initializer) ? initializer.expression : undefined
  if (!expression) return undefined
  const value = isNamed(expression, 'className') ? either(expression, mark) : unlessNone(expression, mark)
  return value && ts.factory.createJsxExpression(undefined, value)
}

const isNamed = (node: ts.Node, name: string) => ts.isIdentifier(node) && node.text === name

/** `wide ? 'w-full' : 'kds:'` of `wide ? 'w-full' : undefined`, and `variants() || 'kds:'` of `variants() || undefined`. */
function unlessNone(expression: ts.Expression, mark: string) {
  const { factory } = ts
  if (ts.isConditionalExpression(expression) && isNamed(expression.whenFalse, 'undefined')) {
    const { condition, questionToken, whenTrue, colonToken } = expression
    return factory.updateConditionalExpression(
      expression,
      ...([condition, questionToken, whenTrue, colonToken, factory.createStringLiteral(mark)] as const),
    )
  }
  if (ts.isBinaryExpression(expression) && isNamed(expression.right, 'undefined')) {
    const { left, operatorToken } = expression
    return factory.updateBinaryExpression(expression, left, operatorToken, factory.createStringLiteral(mark))
  }
}

/** `value ? `kds: ${value}` : 'kds:'` */
function either(value: ts.Expression, mark: string) {
  const { factory } = ts
  const both = factory.createTemplateExpression(factory.createTemplateHead(`${mark} `), [
    factory.createTemplateSpan(value, factory.createTemplateTail('')),
  ])
  return factory.createConditionalExpression(
    value,
    factory.createToken(ts.SyntaxKind.QuestionToken),
    both,
    factory.createToken(ts.SyntaxKind.ColonToken),
    factory.createStringLiteral(mark),
  )
}
