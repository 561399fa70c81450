/** Links between the documents, the list of decisions, and what the description of the product quotes. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { pages } from '../../site/content/pages'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const documents = execFileSync('git', ['ls-files', '-z', 'docs', 'README.md', 'design-system/README.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file.endsWith('.md'))

/** The relative addresses of a document's links; a title may be broken over two lines. */
const linksOf = (file: string) =>
  [...read(file).matchAll(/\]\((?![a-z]+:|\/)([^)\s]+)\)/g)].map(([, href = '']) => href)

/** The files of this repository that a document names, except what a build writes. */
const filesNamedIn = (file: string) =>
  [...read(file).matchAll(/`((?:design-system|docs|site|tests)\/[\w./-]+\.(?:css|json|md|mjs|sh|tsx?))`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/\/(dist|\.results)\//.test(path))

/** As GitHub makes the address of a heading. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(
    ([, title = '']) =>
      `${title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-')}`,
  )

it.each(documents)('%s has no dead link, and names no file that is gone', (file) => {
  const dead = linksOf(file).filter((href) => {
    const [path = '', anchor] = href.split('#')
    const target = path ? join(dirname(file), path) : file
    return !existsSync(join(root, target)) || (anchor && !anchorsOf(target).includes(anchor))
  })
  expect([...dead, ...filesNamedIn(file).filter((path) => !existsSync(join(root, path)))]).toEqual([])
})

it('lists each decision with its title', () => {
  const files = documents.filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
  const lines = files.map(
    (file) => `- [${read(file).match(/^# (.+)$/m)?.[1]}](${file.replace('docs/decisions/', '')})`,
  )
  const listed = read('docs/decisions/README.md').match(/^- \[.+$/gm)
  expect(listed?.sort()).toEqual(lines.sort())
})

const sources = ['site', 'design-system/components', 'design-system/patterns']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.(test|fixture|stories)\.tsx?$/.test(file))
  .map(read)
  .join('\n')

/** Routes and texts of docs/product.md: what it gives in quotation marks is in the sources, word for word. */
const [, ...sections] = read('docs/product.md').split(/^## /m)
const texts = [...sections.join('').matchAll(/"([^"]+)"/g)].map(([, text = '']) => text.replace(/\s+/g, ' '))
/** The words around a value, such as `{price}`. */
const partsOf = (text: string) => text.split(/ -|\{[^}]*\}/).map((part) => part.trim())

it('the table of routes lists each page', () => {
  const [routes = ''] = sections.filter((section) => section.startsWith('2. Routes'))
  const cells = [...routes.matchAll(/^\| (`\/.+?) \|/gm)].map(([, cell = '']) => cell)
  const paths = cells.flatMap((cell) => {
    const [first = '', ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
    // The addresses of the setup guide after the first are what follows it.
    return [first, ...others.map((path) => (path.startsWith('-') ? first + path : path))]
  })
  const pagePaths = paths.filter((path) => !/^\/(sandbox|design-system)\//.test(path))
  expect(pages.map(({ path }) => path as string).sort(), 'docs/product.md, Routes').toEqual(pagePaths.sort())
})

it('finds the texts', () => expect(texts.length).toBeGreaterThan(40))

it.each(texts)('%s', (text) => {
  for (const part of partsOf(text)) expect(sources).toContain(part)
})
