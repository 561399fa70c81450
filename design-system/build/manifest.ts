import { readFile } from 'node:fs/promises'

/** The exports of the package: import path to file. */
export type Exports = Record<string, string>

type Manifest = Record<string, unknown> & { exports: Exports }

const output = (source: string, ending: string) => source.replace(/\.tsx?$/, ending)

/**
 * The published package.json: the workspace's, with exports of the built files. npm does not support
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
    files: [
      '**/*.js',
      '**/*.js.map',
      '**/*.d.ts',
      '*.css',
      'styles',
      'tokens',
      'LICENSE',
      'README.md',
      'CHANGELOG.md',
    ],
    publishConfig: { access: 'public' },
  }
}

/** The entry of each component: `./button` exports what the index exports from the folder `button`. */
export function componentEntries(modules: ReadonlyMap<string, string>) {
  const entries = new Map<string, string>()
  for (const ending of ['.js', '.d.ts'])
    for (const [, list, folder, file] of (modules.get(`index${ending}`) ?? '').matchAll(
      /^export \{([^}]*)\} from ["']\.\/((?:components|patterns)\/[a-z][\w-]*)\/([^"']+)["']/gm,
    )) {
      const path = `${folder}/index${ending}`
      entries.set(path, `${entries.get(path) ?? ''}export {${list}} from './${file}';\n`)
    }
  return entries
}

/** The part of the repository's changelog that is about the package. */
export function packageChangelog(changelog: string, name: string) {
  const [, ...versions] = changelog.split(/^## /m)
  const parts = versions.map((version) => {
    const [title = ''] = version.split('\n')
    const [, part = ''] = version.split(`### The package \`${name}\`\n`)
    return `## ${title}\n${part.split(/^### /m)[0]}`
  })
  return `# Changelog\n\n${parts.join('\n').trimEnd()}\n`
}

export const readManifest = async (root: string): Promise<Manifest> =>
  JSON.parse(await readFile(`${root}package.json`, 'utf8'))
