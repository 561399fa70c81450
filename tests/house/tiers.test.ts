import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = ['site', 'tests', 'design-system'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !/\/(node_modules|dist)\//.test(file)),
)

it('runs every test that reads the tier a second time, at full counts, and no other', () => {
  const readers = files.filter((file) =>
    /\{ full \} from '.*audit\/tier'/.test(readFileSync(root + file, 'utf8')),
  )
  const [, list = ''] =
    readFileSync(`${root}tests/run.mjs`, 'utf8').match(/const tiered = \[([^\]]+)\]/) ?? []
  expect([...list.matchAll(/'([^']+)'/g)].map(([, file]) => file)).toEqual(readers)
})

it('runs one project of tests after another: with other numbers of workers Vitest runs none of them', () => {
  const [, projects = ''] = readFileSync(`${root}vite.config.ts`, 'utf8').split('projects: [')
  const orders = [...projects.matchAll(/groupOrder: (\d)/g)].map(([, order]) => order)
  expect(orders.length).toBe([...projects.matchAll(/ test: \{/g)].length)
  expect(new Set(orders).size).toBe(orders.length)
})
