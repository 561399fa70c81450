/** Routes and texts of docs/product.md: what it gives in quotation marks is in the sources, word for word. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { pages } from '../../site/content/pages'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const sources = ['site', 'design-system/components', 'design-system/patterns']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.(test|fixture|stories)\.tsx?$/.test(file))
  .map(read)
  .join('\n')

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
