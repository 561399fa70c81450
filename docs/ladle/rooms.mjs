/**
 * The rooms of the design system, as the documentation sees them: a folder with stories, a contract and words about
 * it. Each gets a page by itself. Plain JavaScript, since Ladle reads its configuration without a compiler.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { titleId } from './names.mjs'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where the pages' story files are written. Not in the repository. */
export const pagesFolder = 'docs/.ladle-pages'

/**
 * @typedef {object} Room
 * @property {string} id `components/button`
 * @property {'components' | 'patterns'} kind
 * @property {string} name Name of its folder and files.
 * @property {string} path `design-system/components/button/button`, to which the suffix of a file is added.
 * @property {string} label How it is called: the last part of the title of its stories.
 * @property {string} title The whole title, `Components / Button`.
 * @property {string} page Id of its page among the stories.
 */

/** Every room that has what a page is made of, by title. @returns {Room[]} */
export function findRooms() {
  const rooms = /** @type {const} */ (['components', 'patterns']).flatMap((kind) =>
    readdirSync(`${root}design-system/${kind}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ kind, name, path: `design-system/${kind}/${name}/${name}` }))
      .filter(({ path }) =>
        ['stories.tsx', 'a11y.ts', 'docs.ts'].every((suffix) => existsSync(`${root}${path}.${suffix}`)),
      )
      .map((room) => {
        const stories = readFileSync(`${root}${room.path}.stories.tsx`, 'utf8')
        const title = stories.match(/title:\s*'([^']+)'/)?.[1] ?? `${room.kind} / ${room.name}`
        const label = title.split('/').at(-1)?.trim() ?? room.name
        return { ...room, id: `${room.kind}/${room.name}`, title, label, page: `${titleId(title)}--docs` }
      }),
  )
  return rooms.sort((a, b) => (a.title < b.title ? -1 : 1))
}

/** A new room has no transcript until its test has kept one. @param {string} id */
const transcriptOf = (id) => {
  const file = `design-system/testing/transcripts/${id}.txt`
  return existsSync(root + file) ? `import transcript from '../../${file}?raw'` : "const transcript = ''"
}

/** The story file that makes a page of a room. @param {Room} room */
const pageOf = ({ id, path, label, title }) => `// Written by docs/ladle/rooms.mjs.
import contract from '../../${path}.a11y.ts'
import docs from '../../${path}.docs.ts'
import * as stories from '../../${path}.stories.tsx'
import { code, parts } from 'virtual:room/${id}'
import { ComponentPage } from '../pages/component-page.tsx'
${transcriptOf(id)}

export default { title: '${title}', meta: { page: true } }

export const Docs = () => (
  <ComponentPage id="${id}" name="${label}" contract={contract} docs={docs} stories={stories} code={code} parts={parts} transcript={transcript} />
)
`

/**
 * Writes what has changed and removes the pages of rooms that are gone, so that a running Ladle reloads only what
 * it has to. @param {Room[]} rooms
 */
export function writePages(rooms, folder = `${root}${pagesFolder}`) {
  mkdirSync(folder, { recursive: true })
  const wanted = new Map(rooms.map((room) => [`${room.kind}-${room.name}.stories.tsx`, pageOf(room)]))
  for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(`${folder}/${file}`)
  for (const [file, text] of wanted) {
    const path = `${folder}/${file}`
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
  }
}
