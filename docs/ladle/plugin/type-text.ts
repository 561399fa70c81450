/** TypeScript, and types as the documentation shows them. */
import { createRequire } from 'node:module'
import type ts from 'typescript'

/** Loaded with require, because Vite would request its source map, which is not published. */
export const typescript: typeof ts = createRequire(import.meta.url)('typescript')

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A type as TypeScript prints it, without import paths, and without the `undefined` of optional parameters. */
export const tidy = (text: string) =>
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
export function typeText(
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
