import { expect, it } from 'vitest'
import { publishedManifest, readManifest } from './manifest.ts'

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
