/**
 * Writes a documentation page for each component folder with stories, a contract and guidance. Plain JavaScript, because
 * Ladle loads its configuration without a compiler.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { titleId } from './names.mjs'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The folder of the generated story files. It is ignored by git. */
export const pagesFolder = 'docs/.ladle-pages'

/**
 * @typedef {(typeof import('../../design-system/testing/components.ts'))['components'][number] & {
 *   files: string[],
 *   path: string,
 *   title: string,
 *   page: string,
 *   importPath: string,
 * }} DocumentedFolder
 * `files`: names of the files in its folder.
 * `path`: the path of its files without suffix, `design-system/components/button/button`.
 * `title`: the title of its stories, `Components / Button`.
 * `page`: the id of its page among the stories. `importPath`: the entry of the package that exports it.
 */

/** The entry of the package that exports a component, by the kind of its folder. */
const importPaths = {
  components: '@kaksha/design-system',
  patterns: '@kaksha/design-system',
  brand: '@kaksha/design-system/brand',
}

/** All component folders with what a page needs, sorted by title. @returns {Promise<DocumentedFolder[]>} */
export async function documentedFolders() {
  /** @type {{ module: typeof import('../../design-system/testing/components.ts') }} */
  const { module } = await runnerImport(`${root}design-system/testing/components.ts`, {
    configFile: false,
    root,
    logLevel: 'error',
  })
  return module.components
    .map((component) => {
      const { id, kind, name, label } = component
      const title = `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)} / ${label}`
      return {
        ...component,
        files: readdirSync(`${root}design-system/${id}`),
        path: `design-system/${id}/${name}`,
        title,
        page: `${titleId(title)}--docs`,
        importPath: importPaths[kind],
      }
    })
    .sort((a, b) => (a.title < b.title ? -1 : 1))
}

const recorded = 'design-system/testing/transcripts/__snapshots__'

/** A new component has no transcript until its test has recorded one. @param {DocumentedFolder} componentFolder */
const transcriptOf = ({ name }) =>
  existsSync(`${root}${recorded}/${name}.txt`)
    ? `import transcript from '../../${recorded}/${name}.txt?raw'`
    : "const transcript = ''"

/** @param {DocumentedFolder} componentFolder */
const picturesOf = ({ name }) =>
  existsSync(`${root}docs/pages/pictures/${name}.tsx`)
    ? `import pictures from '../pages/pictures/${name}.tsx'`
    : 'const pictures = {}'

/** The source of the story file that renders the page of a component. @param {DocumentedFolder} componentFolder */
const pageOf = (componentFolder) => {
  const { id, path, label, title } = componentFolder
  return `// Written by docs/ladle/component-pages.mjs.
import meta from '../../${path}.meta.ts'
import * as stories from '../../${path}.stories.tsx'
import { code, parts, tokens } from 'virtual:component-folder/${id}'
import { ComponentPage } from '../pages/component/component-page.tsx'
${transcriptOf(componentFolder)}
${picturesOf(componentFolder)}

export default { title: '${title}', meta: { page: true } }

export const Docs = () => (
  <ComponentPage id="${id}" name="${label}" meta={meta} stories={stories} code={code} parts={parts} tokens={tokens} transcript={transcript} pictures={pictures} />
)
`
}

/**
 * Writes changed pages and removes those of deleted components. Unchanged files are not written, so that a running
 * Ladle does not reload them. @param {DocumentedFolder[]} componentFolders
 */
export function writePages(componentFolders, folder = `${root}${pagesFolder}`) {
  mkdirSync(folder, { recursive: true })
  const wanted = new Map(
    componentFolders.map((componentFolder) => [
      `${componentFolder.kind}-${componentFolder.name}.stories.tsx`,
      pageOf(componentFolder),
    ]),
  )
  for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(`${folder}/${file}`)
  for (const [file, text] of wanted) {
    const path = `${folder}/${file}`
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
  }
}
