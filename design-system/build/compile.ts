import { dirname, join, posix, relative } from 'node:path'
import ts from 'typescript'
import { prefixClasses, replacing } from './classes.ts'
import { markOwnElements } from './own-elements.ts'

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
}

function stopOn(diagnostics: readonly ts.Diagnostic[]) {
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, host))
}

function settings(root: string, outDir: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${root}../tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, `${root}..`)
  return {
    ...options,
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: undefined,
    declaration: true,
    sourceMap: true,
    inlineSources: true,
    allowJs: false,
    checkJs: false,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir,
    // Consumers do not have the types of Node or Vite. Only the tests need the types of the browser provider.
    types: ['@vitest/browser-playwright'],
  }
}

/** Rewrites import extensions in declarations, because TypeScript does so in JavaScript output only. */
const importsOfModules = replacing<ts.SourceFile | ts.Bundle>((node) =>
  ts.isStringLiteral(node) && /^\.{1,2}\/.*\.tsx?$/.test(node.text)
    ? ts.factory.createStringLiteral(node.text.replace(/\.tsx?$/, '.js'), true)
    : node,
)

/** `{ [K in keyof T]?: T[K] | undefined }` in place of `Partial<T>`. */
function partialOrUndefined({ typeArguments }: ts.TypeReferenceNode) {
  const { factory } = ts
  const [type] = typeArguments!
  const keys = factory.createTypeOperatorNode(ts.SyntaxKind.KeyOfKeyword, type!)
  const value = factory.createUnionTypeNode([
    factory.createIndexedAccessTypeNode(type!, factory.createTypeReferenceNode('K')),
    factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
  ])
  return factory.createMappedTypeNode(
    undefined,
    factory.createTypeParameterDeclaration(undefined, 'K', keys),
    undefined,
    factory.createToken(ts.SyntaxKind.QuestionToken),
    value,
    undefined,
  )
}

/**
 * Adds `| undefined` to every optional property in declarations, also of a `Partial`, so that a site with
 * `exactOptionalPropertyTypes` can pass a value that may be undefined.
 */
const optionalOrUndefined = replacing<ts.SourceFile | ts.Bundle>((node) => {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && node.typeName.text === 'Partial')
    return partialOrUndefined(node)
  if (!ts.isPropertySignature(node) || !node.questionToken || !node.type) return node
  const { factory } = ts
  const undefinedType = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword)
  const type = ts.isFunctionTypeNode(node.type) ? factory.createParenthesizedType(node.type) : node.type
  // The comment of the next property would be written after the type too.
  ts.setEmitFlags(node.type, ts.EmitFlags.NoTrailingComments)
  return factory.updatePropertySignature(
    node,
    node.modifiers,
    node.name,
    node.questionToken,
    factory.createUnionTypeNode([type, undefinedType]),
  )
})

/**
 * Compiles all modules that the entries import to ES modules and declarations, by their path below the root. Stories,
 * tests and contracts are left out, because no entry imports them.
 */
export async function compileModules(
  root: string,
  entries: readonly string[],
  prefix: string,
  utilitiesAmong: (candidates: readonly string[]) => Promise<Set<string>>,
) {
  const options = settings(root, `${root}dist`)
  const program = ts.createProgram({ rootNames: entries.map((entry) => root + entry), options })
  stopOn(ts.getPreEmitDiagnostics(program))
  const files = program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && fileName.startsWith(root))

  const { before = [], afterDeclarations = [] } = await prefixClasses(files, prefix, utilitiesAmong)
  const outputs = new Map<string, string>()
  const write: ts.WriteFileCallback = (path, text) => {
    const name = relative(options.outDir!, path).replaceAll('\\', '/')
    // The source has the path of the module: TypeScript's leads out of the package, where a site may have another file.
    const ownSource = (_: string, source: string) => `"sources":["${posix.basename(source)}"]`
    outputs.set(name, path.endsWith('.map') ? text.replace(/"sources":\["([^"]*)"\]/, ownSource) : text)
  }
  const emitted = program.emit(undefined, write, undefined, false, {
    before: [markOwnElements(prefix), ...before],
    afterDeclarations: [...afterDeclarations, importsOfModules, optionalOrUndefined],
  })
  stopOn(emitted.diagnostics)
  return reached(outputs, entries)
}

/** The modules of the package that a compiled module imports, by their path. */
export const importsIn = (path: string, text: string) =>
  [...text.matchAll(/(?:\bfrom |\bimport\(|^import )["'](\.[^"']+)["']/gm)].map(([, name = '']) =>
    join(dirname(path), name).replaceAll('\\', '/'),
  )

/** Removes declarations of internal modules, and JavaScript of modules with types only. */
function reached(outputs: Map<string, string>, entries: readonly string[]) {
  const queue = entries.flatMap((entry) =>
    ['.js', '.d.ts'].map((ending) => entry.replace(/^\.\/(.*)\.tsx?$/, `$1${ending}`)),
  )
  const reachable = new Map<string, string>()
  for (const path of queue) {
    const text = outputs.get(path)
    if (text === undefined || reachable.has(path)) continue
    reachable.set(path, text)
    if (path.endsWith('.js')) queue.push(`${path}.map`)
    for (const next of importsIn(path, text))
      queue.push(path.endsWith('.d.ts') ? next.replace(/\.js$/, '.d.ts') : next)
  }
  return reachable
}
