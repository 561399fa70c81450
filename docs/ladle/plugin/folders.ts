/** The component folders with what the documentation needs of each, for code that runs in Node. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type * as Discovery from '../../../design-system/testing/components.ts'
import { titleId } from '../names.ts'

export const root = fileURLToPath(new URL('../../../', import.meta.url))
export const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')

/** The part of the documentation and the entry of the package, by the kind of the folder. */
const kinds = {
  components: { part: 'Components', importPath: '@kaksha/design-system' },
  patterns: { part: 'Patterns', importPath: '@kaksha/design-system' },
  brand: { part: 'Brand', importPath: '@kaksha/design-system/brand' },
}

export type Folder = Awaited<ReturnType<typeof documentedFolders>>[number]

let folders: ReturnType<typeof findFolders> | undefined

/** All component folders, sorted by kind and label. `isChanged`: read again. */
export function documentedFolders(isChanged = false) {
  if (isChanged || !folders) folders = findFolders()
  return folders
}

/** Vite loads the list, in which it replaces the globs. */
async function findFolders() {
  const { module } = await runnerImport<typeof Discovery>(`${root}design-system/testing/components.ts`, {
    configFile: false,
    root,
    logLevel: 'error',
  })
  return module.components
    .map((component) => {
      const { id, kind, name, label } = component
      const files = readdirSync(`${root}design-system/${id}`)
      const sources = files.filter((file) => /^[^.]+\.tsx?$/.test(file))
      return {
        ...component,
        ...kinds[kind],
        files,
        /** Its files without suffix: `design-system/components/button/button`. */
        path: `design-system/${id}/${name}`,
        /** The file of the component: the one with its name, or the only one. */
        source: `${id}/${sources.find((file) => file.startsWith(`${name}.`)) ?? sources[0]}`,
        /** The beginning of the ids of its stories: `components--button`. */
        stories: titleId(`${kind} / ${label}`),
      }
    })
    .sort((a, b) => (`${a.part} ${a.label}` < `${b.part} ${b.label}` ? -1 : 1))
}
