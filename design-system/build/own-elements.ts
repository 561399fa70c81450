import ts from 'typescript'
import { replacing } from './classes.ts'

/** Elements that a rule of a site cannot change, or that have no style of their own: parts of drawings, sources, options. */
const withoutStyle =
  /^(br|circle|datalist|defs|ellipse|fe[A-Z]\w+|filter|g|line|mask|option|path|pattern|rect|script|source|style|template|track|use)$/

/** An HTML element, or the link of the provider, which passes its class on. */
const element = /^([a-z]|Anchor$)/

/**
 * Gives every HTML element of the package a class: the bare prefix, where the source gives it none, or only the class
 * of the caller. The style sheets find the elements of the package by this prefix, so that a rule of the site for
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
  const own = properties.find(
    (attribute) =>
      ts.isJsxAttribute(attribute) && ts.isIdentifier(attribute.name) && attribute.name.text === 'className',
  )
  const given = own && classOfCaller(own)
  // The class of a spread is not known here. Where it has none, the source names `className`.
  if (own ? !given : properties.some(ts.isJsxSpreadAttribute)) return attributes
  const value = given
    ? factory.createJsxExpression(undefined, either(given, mark))
    : factory.createStringLiteral(mark)
  const className = factory.createJsxAttribute(factory.createIdentifier('className'), value)
  return factory.updateJsxAttributes(
    attributes,
    own
      ? properties.map((attribute) => (attribute === own ? className : attribute))
      : [...properties, className],
  )
}

/** `className` of `className={className}`. Every other expression contains a class of the package. */
function classOfCaller(attribute: ts.JsxAttributeLike) {
  if (!ts.isJsxAttribute(attribute) || !attribute.initializer) return undefined
  const { initializer } = attribute
  const expression = ts.isJsxExpression(initializer) ? initializer.expression : undefined
  return expression && ts.isIdentifier(expression) && expression.text === 'className' ? expression : undefined
}

/** `given ? `kds: ${given}` : 'kds:'` */
function either(given: ts.Expression, mark: string) {
  const { factory } = ts
  const both = factory.createTemplateExpression(factory.createTemplateHead(`${mark} `), [
    factory.createTemplateSpan(given, factory.createTemplateTail('')),
  ])
  return factory.createConditionalExpression(
    given,
    factory.createToken(ts.SyntaxKind.QuestionToken),
    both,
    factory.createToken(ts.SyntaxKind.ColonToken),
    factory.createStringLiteral(mark),
  )
}
