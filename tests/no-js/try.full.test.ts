import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Works } from '../../design-system/testing/without-javascript.ts'
import { ServedPage } from './page.ts'
import { tryOut } from './try.ts'

let page: ServedPage
beforeAll(async () => {
  page = await ServedPage.open(800)
}, 60_000)
afterAll(() => page.close())

const hiddenStyle = 'position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap'
const form = (method: string) =>
  `<form method="${method}" action="/save"><label>Name <input name="name"></label><button>Save</button></form>`

/** A claim, markup for which it is true, and markup for which it is false. */
const claims: [works: Works, right: string, wrong: string][] = [
  [{ reads: 'Open to all' }, '<p>Open <b>to</b> all</p>', '<p hidden>Open to all</p>'],
  [{ reads: 'Open to all' }, '<p>Open to all</p>', `<p style="${hiddenStyle}">Open to all</p>`],
  [
    { reads: 'Open to all' },
    '<p>Open to all</p>',
    '<div style="height:0;overflow:hidden"><p>Open to all</p></div>',
  ],
  [
    { reads: 'Open to all' },
    '<p>Open to all</p>',
    '<p>Open to all</p><div style="position:fixed;inset:0;background:white"></div>',
  ],
  [
    { announces: 'image Mitali' },
    '<i role="img" aria-label="Mitali"></i>',
    '<i aria-hidden="true">Mitali</i>',
  ],
  [{ follows: 'Fees', to: '/fees' }, '<a href="/fees">Fees</a>', '<a href="/courses">Fees</a>'],
  [
    { follows: 'Fees', to: '#fees' },
    '<a href="#fees">Fees</a><p id="fees">All of them</p>',
    '<a href="#fees">Fees</a><p id="fees" hidden>All of them</p>',
  ],
  [
    { opens: 'More', shows: 'Words' },
    '<details><summary>More</summary>Words<p>Words</p></details>',
    '<details><summary>More</summary><p hidden>Words</p></details>',
  ],
  [{ types: 'Name' }, form('post'), '<label>Name <input name="name" maxlength="3"></label>'],
  [
    { chooses: 'News' },
    '<label><input type="checkbox"> News</label>',
    '<label><input type="checkbox" disabled> News</label>',
  ],
  [
    { chooses: 'Paid', from: 'Plan' },
    '<label for="p">Plan</label><select id="p"><option>Free<option>Paid</select>',
    '<label for="p">Plan</label><select id="p"><option>Free</select>',
  ],
  [
    { waits: 'Pause' },
    '<button type="button">Pause</button>',
    '<form action="/x"><button>Pause</button></form>',
  ],
  [{ leavesOut: 'Close' }, '<button hidden>Close</button>', '<button>Close</button>'],
  [{ leavesOut: 'Close' }, '<button hidden>Close</button>', '<p>There is no such thing</p>'],
]

describe('a claim', () => {
  it.each(claims)('%o passes where it is true, and fails elsewhere', async (works, right, wrong) => {
    page.page.setDefaultTimeout(5000)
    await page.show(right, '')
    await tryOut(works, page)
    await page.show(wrong, '')
    // A short time-out, because the claim must fail.
    page.page.setDefaultTimeout(300)
    await expect(tryOut(works, page)).rejects.toThrow()
  })

  it('of a form passes when the input is posted, and fails when it would be in the URL', async () => {
    page.page.setDefaultTimeout(5000)
    const sends: Works = { sends: ['name'], by: 'Save' }
    await page.show(form('post'), '')
    await tryOut({ types: 'Name' }, page)
    await tryOut(sends, page)
    await page.show(form('post'), '')
    await expect(tryOut(sends, page), 'without input').rejects.toThrow()
    await page.show(form('get'), '')
    await tryOut({ types: 'Name' }, page)
    await expect(tryOut(sends, page)).rejects.toThrow()
  })
})
