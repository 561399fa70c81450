import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { componentFolders } from './component-folders.ts'

const folders = await componentFolders()

// The loader that queues presses belongs to the site (site/browser/loader.ts); the package does not contain it.
it('no contract claims that presses before hydration are queued or replayed', () => {
  const claims = folders.flatMap(({ path, contract }) =>
    /queued|replayed/.test(JSON.stringify(contract ?? {})) ? [path] : [],
  )
  expect(claims).toEqual([])
})

it('the introduction does not call a missing title of a dialog a type error', () => {
  const text = readFileSync('docs/pages/introduction.tsx', 'utf8')
  expect(text).not.toMatch(/dialog without a title[^.]*type errors/)
})
