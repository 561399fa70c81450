import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/** The folder of the package that a module belongs to. */
const packageFolder = (id: string) =>
  id.replaceAll('\\', '/').match(/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0]

/** The licences of the packages that are part of the bundle, as one comment. */
async function licences(ids: readonly string[]) {
  const folders = [...new Set(ids.flatMap((id) => packageFolder(id) ?? []))].sort()
  const texts = folders.map(async (folder) => {
    const { name, version } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'))
    return `${name} ${version}\n\n${(await readFile(`${folder}/LICENSE`, 'utf8')).trim()}`
  })
  return `/*\nContains these packages:\n\n${(await Promise.all(texts)).join('\n\n')}\n*/\n`
}

/**
 * Bundles the commands into one module. The CSS parser is included, so that sites do not have to install it;
 * token modules are imported, because the package contains them anyway.
 */
export async function bundleCommands(root: string) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'tokens-of-the-package',
        enforce: 'pre',
        resolveId(source) {
          const [, path] = source.match(/^(?:\.\.\/)+tokens\/(.+)\.ts$/) ?? []
          return path ? { id: `../tokens/${path}.js`, external: true } : null
        },
      },
      {
        // The parser reads source maps of a style sheet, and colours its messages. This needs none of it.
        name: 'without-source-maps',
        enforce: 'pre',
        resolveId: (source) => (source === 'source-map-js' ? '\0source-map-js' : null),
        load: (id) => (id === '\0source-map-js' ? 'export {}' : null),
      },
    ],
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: true,
      target: 'node20',
      minify: true,
      rolldownOptions: {
        input: join(root, 'commands/run.ts'),
        makeAbsoluteExternalsRelative: false,
        output: { format: 'es', comments: false },
      },
    },
  })
  const output = Array.isArray(result) ? result[0] : result
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('The commands could not be bundled.')
  return (await licences(chunk.moduleIds)) + chunk.code
}
