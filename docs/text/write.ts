/**
 * Writes the documentation in forms that need no browser, beside the built stories: each page as an HTML document and as
 * Markdown, the sitemap, `llms.txt`, what the search knows, pictures of the components, and the registry in `r/`. Run by `npm start` and `npm test`
 * after the stories are built.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { urlSet } from '../../site/seo/sitemap.ts'
import { documentedFolders, root } from '../ladle/plugin/folders.ts'
import { createDocuments } from './documents.ts'
import { createMarkdown, llmsText } from './markdown.ts'
import { otherNames } from './other-names.ts'
import { renderPages } from './pages.ts'
import { registryIndex, registryItems } from './registry.ts'
import { searchDocument } from './search-documents.ts'

const folder = `${root}${process.env.STORIES_DIST ?? 'docs/dist/ladle'}/`

async function write(path: string, text: string) {
  await mkdir(dirname(folder + path), { recursive: true })
  await writeFile(folder + path, text)
}
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

const { pages: rendered, pictures, siteUrl } = await renderPages()
const toMarkdown = createMarkdown()
const pages = rendered.map(({ path, html }) => ({ path, text: toMarkdown(html) }))
for (const { path, text } of pages) await write(`${path}.md`, text)
const documents = createDocuments(await readFile(`${folder}index.html`, 'utf8'), rendered, siteUrl)
for (const { path, html } of documents) await write(`${path}/index.html`, html)
await write('sitemap.xml', urlSet(documents.map(({ address }) => address)))
await write('llms.txt', llmsText(pages))
await write('search.json', JSON.stringify(rendered.map(searchDocument)))
await write('pictures.json', JSON.stringify(pictures))

const withoutPage = Object.keys(otherNames).filter((path) => !pages.some((page) => page.path === path))
if (withoutPage.length > 0) throw new Error(`docs/text/other-names.ts: no page is ${withoutPage.join(', ')}`)

const withoutPicture = Object.keys(pictures).filter((id) => /^<div[^>]*><\/div>$/.test(pictures[id]!))
if (withoutPicture.length > 0) throw new Error(`Nothing is drawn of ${withoutPicture.join(', ')}`)

const raw = rendered.filter(({ html }) => html.replace(/<code[\s\S]*?<\/code>/g, '').includes('`'))
if (raw.length > 0) throw new Error(`Backticks outside of code: ${raw.map(({ path }) => path).join(', ')}`)

for (const { source } of await documentedFolders())
  await write(`source/${source}.txt`, await readFile(`${root}design-system/${source}`, 'utf8'))

const items = await registryItems()
await write('r/registry.json', json(registryIndex(items, '/design-system/')))
for (const item of items) await write(`r/${item.name}.json`, json(item))
console.log(`docs/dist/ladle: ${pages.length} pages as Markdown, ${items.length} items of the registry`)
