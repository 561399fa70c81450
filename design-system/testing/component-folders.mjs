/**
 * Finds the component folders of the design system, for everything in Node that needs their list: documentation and
 * tests. Plain JavaScript, because Ladle loads its configuration without a compiler. Tests in a browser cannot read
 * folders: they use `component-modules.ts`.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const system = fileURLToPath(new URL('../', import.meta.url))

/**
 * @typedef {object} ComponentFolder
 * @property {string} id `components/button`: its folder in `design-system/`.
 * @property {'components' | 'patterns' | 'brand'} kind
 * @property {string} name `button`: the name of its folder and of its files.
 * @property {string[]} files Names of the files in the folder.
 */

/** All component folders. Git does not track empty folders, so these are left out. @returns {ComponentFolder[]} */
export const findComponentFolders = () =>
  /** @type {const} */ (['components', 'patterns', 'brand'])
    .flatMap((kind) =>
      readdirSync(system + kind, { withFileTypes: true })
        // A folder whose name begins with an underscore has parts that several components share.
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
        .map(({ name }) => ({
          id: `${kind}/${name}`,
          kind,
          name,
          files: readdirSync(`${system}${kind}/${name}`, { withFileTypes: true }).flatMap((entry) =>
            entry.isFile() ? entry.name : [],
          ),
        })),
    )
    .filter(({ files }) => files.length > 0)
