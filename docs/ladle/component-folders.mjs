/**
 * Finds the component folders of the design system: folders with stories, a contract and guidance. Each gets a
 * documentation page. Plain JavaScript, because Ladle loads its configuration without a compiler.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { titleId } from './names.mjs'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The folder of the generated story files. It is ignored by git. */
export const pagesFolder = 'docs/.ladle-pages'

/**
 * @typedef {object} ComponentFolder
 * @property {string} id `components/button`
 * @property {'components' | 'patterns'} kind
 * @property {string} name Name of its folder and files.
 * @property {string} path `design-system/components/button/button`: the path of its files without suffix.
 * @property {string} label Its name: the last part of the title of its stories.
 * @property {string} title The full title, `Components / Button`.
 * @property {string} page Id of its page among the stories.
 */

/** All component folders with the files that a page needs, sorted by title. @returns {ComponentFolder[]} */
export function findComponentFolders() {
  const componentFolders = /** @type {const} */ (['components', 'patterns']).flatMap((kind) =>
    readdirSync(`${root}design-system/${kind}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ kind, name, path: `design-system/${kind}/${name}/${name}` }))
      .filter(({ path }) =>
        ['stories.tsx', 'a11y.ts', 'docs.ts'].every((suffix) => existsSync(`${root}${path}.${suffix}`)),
      )
      .map((componentFolder) => {
        const stories = readFileSync(`${root}${componentFolder.path}.stories.tsx`, 'utf8')
        const title =
          stories.match(/title:\s*'([^']+)'/)?.[1] ?? `${componentFolder.kind} / ${componentFolder.name}`
        const label = title.split('/').at(-1)?.trim() ?? componentFolder.name
        return {
          ...componentFolder,
          id: `${componentFolder.kind}/${componentFolder.name}`,
          title,
          label,
          page: `${titleId(title)}--docs`,
        }
      }),
  )
  return componentFolders.sort((a, b) => (a.title < b.title ? -1 : 1))
}

/** A new component has no transcript until its test has recorded one. @param {string} id */
const transcriptOf = (id) => {
  const file = `design-system/testing/transcripts/${id}.txt`
  return existsSync(root + file) ? `import transcript from '../../${file}?raw'` : "const transcript = ''"
}

/** The source of the story file that renders the page of a component. @param {ComponentFolder} componentFolder */
const pageOf = ({ id, path, label, title }) => `// Written by docs/ladle/component-folders.mjs.
import contract from '../../${path}.a11y.ts'
import docs from '../../${path}.docs.ts'
import * as stories from '../../${path}.stories.tsx'
import { code, parts } from 'virtual:component-folder/${id}'
import { ComponentPage } from '../pages/component-page.tsx'
${transcriptOf(id)}

export default { title: '${title}', meta: { page: true } }

export const Docs = () => (
  <ComponentPage id="${id}" name="${label}" contract={contract} docs={docs} stories={stories} code={code} parts={parts} transcript={transcript} />
)
`

/**
 * Writes changed pages and removes those of deleted components. Unchanged files are not written, so that a running
 * Ladle does not reload them. @param {ComponentFolder[]} componentFolders
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
