import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { components } from '../../design-system/testing/components.ts'
import { ServedPage, styleOf } from './page.ts'
import { serve, storiesOf } from './render.ts'
import { tryOut } from './try.ts'

/** Each component folder: its stories as rendered on the server, with the claims of its contract. */
const tried = await Promise.all(
  components.map(async (component) => {
    const stories = await storiesOf(component)
    const { id, meta } = component
    const served = Object.entries(meta.contract.withoutJavaScript.works).map(([name, claims]) => {
      const story = stories.find((candidate) => candidate.name === name)
      if (!story) throw new Error(`${id}: withoutJavaScript names the story ${name}, which does not exist`)
      return { html: serve(story.Story).html, claims }
    })
    return { id, served }
  }),
)
const css = await styleOf(tried.flatMap(({ served }) => served.map(({ html }) => html)).join(''))

it('every component folder has a claim', () => {
  expect(components.length).toBeGreaterThan(60)
  const silent = tried.filter(({ served }) => !served.some(({ claims }) => claims.length))
  expect(silent.map(({ id }) => id)).toEqual([])
})

describe.each([1280, 390])('without JavaScript, at %i', (width) => {
  let page: ServedPage
  beforeAll(async () => {
    page = await ServedPage.open(width)
  }, 60_000)
  afterAll(() => page.close())

  it.each(tried.map(({ id, served }) => [id, served] as const))(
    '%s works as its contract claims',
    async (_, served) => {
      for (const { html, claims } of served) {
        await page.show(html, css)
        for (const claim of claims) await tryOut(claim, page)
      }
    },
  )
})
