import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { components } from '../../design-system/testing/components.ts'
import type { Works } from '../../design-system/testing/without-javascript.ts'
import { openBrowser, styleOf, tryOut } from './claims.ts'
import { serve, storiesOf } from './render.ts'

/** Each component folder with claims in its contract: the stories of the claims, as rendered on the server. */
const tried = await Promise.all(
  components
    .filter(({ meta }) => Object.keys(meta.contract.withoutJavaScript.works).length)
    .map(async (component) => {
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

it('every component with keys has a claim', () => {
  expect(tried.length).toBeGreaterThan(40)
  const claimed = tried.map(({ id }) => id)
  const silent = components.filter(({ id, meta }) => meta.contract.keys.length && !claimed.includes(id))
  expect(silent.map(({ id }) => id)).toEqual([])
})

/** Claims, each with markup for which it is false. The components have markup for which they are true. */
const falseClaims: [works: Works, wrong: string][] = [
  [{ reads: 'Open to all' }, '<p hidden>Open to all</p>'],
  [{ reads: 'Open to all' }, '<p style="position:absolute;width:1px;overflow:hidden">Open to all</p>'],
  [{ reads: 'Open to all' }, '<div style="height:0;overflow:hidden"><p>Open to all</p></div>'],
  [{ reads: 'Open' }, '<p>Open</p><div style="position:fixed;inset:0;background:white"></div>'],
  [{ announces: 'image Mitali' }, '<i aria-hidden="true">Mitali</i>'],
  [{ follows: 'Fees', to: '/fees' }, '<a href="/courses">Fees</a>'],
  [{ follows: 'Fees', to: '#fees' }, '<a href="#fees">Fees</a><p id="fees" hidden>All of them</p>'],
  [{ opens: 'More', shows: 'Words' }, '<details><summary>More</summary><p hidden>Words</p></details>'],
  [{ types: 'Name' }, '<label>Name <input name="name" maxlength="3"></label>'],
  [{ chooses: 'News' }, '<label><input type="checkbox" disabled> News</label>'],
  [{ chooses: 'Paid', from: 'Plan' }, '<label for="p">Plan</label><select id="p"><option>Free</select>'],
  [{ waits: 'Pause' }, '<form action="/x"><button>Pause</button></form>'],
  [
    { sends: ['name'], by: 'Save' },
    '<form method="post" action="/save"><input name="name"><button>Save</button></form>',
  ],
  [{ sends: [], by: 'Save' }, '<form action="/save"><input name="name"><button>Save</button></form>'],
  [{ leavesOut: 'Close' }, '<button>Close</button>'],
  [{ leavesOut: 'Close' }, '<p>There is no such thing</p>'],
]

describe.each([1280, 390])('without JavaScript, at %i', (width) => {
  let browser: Awaited<ReturnType<typeof openBrowser>>
  beforeAll(async () => {
    browser = await openBrowser(width)
  }, 60_000)
  afterAll(() => browser.close())

  it.each(tried.map(({ id, served }) => [id, served] as const))(
    '%s works as its contract claims',
    async (_, served) => {
      for (const { html, claims } of served) {
        const shown = await browser.show(html, css)
        for (const claim of claims) await tryOut(claim, shown)
      }
    },
  )

  it.each(falseClaims)('%o fails for other markup', async (works, wrong) => {
    await expect(tryOut(works, await browser.show(wrong, '', 300))).rejects.toThrow()
  })
})
