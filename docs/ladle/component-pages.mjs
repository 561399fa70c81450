/**
 * Writes a documentation page for each component folder with stories, a contract and guidance. Plain JavaScript, because
 * Ladle loads its configuration without a compiler.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findComponentFolders } from '../../design-system/testing/component-folders.mjs'
import { titleId } from './names.mjs'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The folder of the generated story files. It is ignored by git. */
export const pagesFolder = 'docs/.ladle-pages'

/**
 * @typedef {import('../../design-system/testing/component-folders.mjs').ComponentFolder & {
 *   path: string,
 *   label: string,
 *   title: string,
 *   page: string,
 *   importPath: string,
 * }} DocumentedFolder
 * `path`: the path of its files without suffix, `design-system/components/button/button`.
 * `title`: the title of its stories, `Components / Button`. `label`: the last part of it.
 * `page`: the id of its page among the stories. `importPath`: the entry of the package that exports it.
 */

/** The entry of the package that exports a component, by the kind of its folder. */
const importPaths = {
  components: '@kaksha/design-system',
  patterns: '@kaksha/design-system',
  brand: '@kaksha/design-system/brand',
}

/** All component folders with the files that a page needs, sorted by title. @returns {DocumentedFolder[]} */
export const documentedFolders = () =>
  findComponentFolders()
    .filter(({ name, files }) =>
      ['stories.tsx', 'docs.ts'].every((suffix) => files.includes(`${name}.${suffix}`)),
    )
    .map((componentFolder) => {
      const { id, kind, name } = componentFolder
      const path = `design-system/${id}/${name}`
      const stories = readFileSync(`${root}${path}.stories.tsx`, 'utf8')
      const title = stories.match(/title:\s*'([^']+)'/)?.[1] ?? `${kind} / ${name}`
      const label = title.split('/').at(-1)?.trim() ?? name
      return {
        ...componentFolder,
        path,
        title,
        label,
        page: `${titleId(title)}--docs`,
        importPath: importPaths[kind],
      }
    })
    .sort((a, b) => (a.title < b.title ? -1 : 1))

/** A component without behaviour has its contract in the file of its guidance. @param {DocumentedFolder} componentFolder */
const guidanceOf = ({ name, path, files }) =>
  files.includes(`${name}.a11y.ts`)
    ? `import contract from '../../${path}.a11y.ts'\nimport docs from '../../${path}.docs.ts'`
    : `import docs, { contract } from '../../${path}.docs.ts'`

/** A new component has no transcript until its test has recorded one. @param {DocumentedFolder} componentFolder */
const transcriptOf = ({ name, path, files }) =>
  files.includes(`${name}.transcript.txt`)
    ? `import transcript from '../../${path}.transcript.txt?raw'`
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
${guidanceOf(componentFolder)}
import * as stories from '../../${path}.stories.tsx'
import { code, parts, tokens } from 'virtual:component-folder/${id}'
import { ComponentPage } from '../pages/component/component-page.tsx'
${transcriptOf(componentFolder)}
${picturesOf(componentFolder)}

export default { title: '${title}', meta: { page: true } }

export const Docs = () => (
  <ComponentPage id="${id}" name="${label}" contract={contract} docs={docs} stories={stories} code={code} parts={parts} tokens={tokens} transcript={transcript} pictures={pictures} />
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
