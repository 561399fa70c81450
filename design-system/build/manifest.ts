import { readFile } from 'node:fs/promises'

/** The exports of the package: import path to file. */
export type Exports = Record<string, string>

type Manifest = Record<string, unknown> & { exports: Exports }

const output = (source: string, ending: string) => source.replace(/\.tsx?$/, ending)

/**
 * The published package.json: that of the workspace, with exports of the built files. npm does not support
 * `publishConfig.exports`, so the built folder is packed with its own manifest.
 */
export function publishedManifest(source: Manifest, added: Exports) {
  const { private: _, scripts: __, exports, ...rest } = source
  const built = Object.entries({ ...exports, ...added }).map(([name, file]) => [
    name,
    /\.tsx?$/.test(file) ? { types: output(file, '.d.ts'), default: output(file, '.js') } : file,
  ])
  return {
    ...rest,
    exports: { ...Object.fromEntries(built), './package.json': './package.json' },
    files: ['**/*.js', '**/*.d.ts', '*.css', 'tokens', 'LICENSE', 'README.md'],
    publishConfig: { access: 'public' },
  }
}

export const readManifest = async (root: string): Promise<Manifest> =>
  JSON.parse(await readFile(`${root}package.json`, 'utf8'))
