/** The code has each text that docs/product.md gives under Messages, word for word. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const sources = ['site', 'design-system/components/loading']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.(test|fixture)\.tsx?$/.test(file))
  .map(read)
  .join('\n')
  // A value in a text: `{price}` in the document.
  .replace(/\$\{[^}]*\}/g, '{}')

const [, table = ''] = read('docs/product.md').match(/^## \d+\. Messages\n([\s\S]+?)\n\n(?!\|)/m) ?? []
const texts = [...table.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text.replace(/\{[^}]*\}/g, '{}'))

it('finds the texts', () => expect(texts.length).toBeGreaterThan(20))

it.each(texts)('%s', (text) => expect(sources).toContain(text))
