import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import type * as parts from '../index.ts'
import { testTypes } from '../testing/test-types.ts'
import { publishedManifest, readManifest } from './manifest.ts'

it.each(['../index.ts', '../brand/index.ts'])(
  '%s exports no descriptions for the documentation',
  async (path) => {
    const text = await readFile(new URL(path, import.meta.url), 'utf8')
    expect(text).toMatch(/^export /m)
    expect(text.match(/\w+Descriptions\b/g) ?? []).toEqual([])
  },
)

it('the published manifest says where the documentation and the sources are', async () => {
  const source = await readManifest(new URL('..', import.meta.url).pathname)
  expect(publishedManifest(source, {})).toMatchObject({
    homepage: expect.stringMatching(/^https:\/\/.+\/design-system\/$/),
    repository: {
      type: 'git',
      url: expect.stringMatching(/^git\+https:\/\/.+\.git$/),
      directory: 'design-system',
    },
  })
})

/** The parts that take a class for their root element and no ref to it. */
type WithoutRef = {
  [Name in keyof typeof parts]: (typeof parts)[Name] extends (props: infer Props) => unknown
    ? 'className' extends keyof Props
      ? 'ref' extends keyof Props
        ? never
        : Name
      : never
    : never
}[keyof typeof parts]

type Equal<One, Other> = [One, Other] extends [Other, One] ? true : false

// The class of AccordionContent is on its text, not on its root.
testTypes((): Equal<WithoutRef, 'AccordionContent'> => true)
