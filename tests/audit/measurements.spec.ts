import { expect, type Page, test } from '@playwright/test'
import { cells } from './cells'
import { enter } from './enter'
import { faults } from './faults'
import type { Finding } from './finding'
import type { Entry } from './ledger'
import { layoutRules } from './page/found'
import type { AuditPage } from './page/main'
import { invisibleFocus } from './ring'
import { script } from './script'

declare const audit: AuditPage

// The measurements themselves, on markup that is known to be wrong, and on the same mended: one that had gone blind
// would leave the whole matrix green.

/** A page of little more than this. */
async function show(page: Page, body: string) {
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>A page</title><style>
      body { margin: 0; font: 16px/1.5 sans-serif; color: #000; background: #fff }
      p { margin: 0 }
      :focus-visible { outline: 3px solid #000; outline-offset: 3px }
    </style></head><body><main><h1>A page</h1>${body}</main></body></html>`,
  )
  await page.evaluate(await script())
  // The content is new, the place is not.
  await page.evaluate(() => scrollTo(0, 0))
}

const lookFor = (page: Page, wanted: { moves?: boolean; second?: boolean; ledger?: readonly Entry[] } = {}) =>
  page.evaluate((options) => audit.look(options), { moves: false, second: false, ledger: [], ...wanted })

const own = ({ findings }: { findings: readonly Finding[] }) =>
  findings.filter(({ engine }) => engine === 'layout' || engine === 'focus')

/** What our own measurements find in it, by the rule. */
async function found(page: Page, body: string) {
  await show(page, body)
  return own(await lookFor(page)).map(({ rule }) => rule)
}

interface Measured {
  /** Markup of which it is true, by what is wrong with it. */
  wrong: Record<string, string>
  /** Markup of which nothing at all is to be said. */
  right: Record<string, string>
}

const button = (style: string, more = '') => `<button style="${style}" ${more}>Go</button>`
/** The target is larger than what is drawn. */
const larger = '<style>button::after { content: ""; position: absolute; inset: -10px }</style>'
const large = 'min-width: 44px; min-height: 44px'
const there = 'position: absolute; top: 100px; inset-inline-start: 20px'
const pair = (style: string) =>
  `<p style="${there}">One line of words</p><p style="${there}; ${style}">Another line of words</p>`
const cutTo = (style: string, more = '') =>
  `<div style="${style}" ${more}><p style="width: max-content">Words that go on for longer than this</p></div>`
const bar = (style: string) =>
  `<div style="position: fixed; z-index: 1; inset: 0 0 auto; background: #fff; ${style}">A bar</div>`

const measurements: Record<string, Measured> = {
  'sideways-scroll': {
    wrong: {
      'a thing wider than the window': '<div style="width: 3000px; height: 9px"></div>',
      'the same from right to left':
        '<script>document.documentElement.dir = "rtl"</script><div style="width: 3000px; height: 9px"></div>',
    },
    right: {
      'a window of its own for what is wide':
        '<div style="overflow-x: auto" tabindex="0" role="region" aria-label="Wide"><div style="width: 3000px; height: 60px"></div></div>',
      'something wide that is cut off':
        '<div style="overflow-x: clip"><div style="width: 3000px; height: 9px"></div></div>',
    },
  },
  'cut-text': {
    wrong: {
      'an edge beside the words': cutTo('width: 80px; overflow: hidden'),
      'an edge that clips them': cutTo('width: 80px; overflow: clip'),
      'an edge below them': cutTo('height: 12px; overflow: hidden'),
      'an edge far out': `<div style="width: 80px; overflow: hidden"><div style="width: 400px">${cutTo('overflow: visible')}</div></div>`,
    },
    right: {
      'room enough': cutTo('width: 400px; overflow: hidden'),
      'words that can be scrolled to': cutTo(
        'width: 80px; overflow: auto',
        'tabindex="0" role="region" aria-label="Words"',
      ),
      'a slide that waits': cutTo('width: 80px; overflow: hidden', 'inert'),
      'a copy that is only drawn': cutTo('width: 80px; overflow: hidden', 'aria-hidden="true"'),
      'words that are only heard':
        '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap">Only heard</p>',
    },
  },
  'overlapping-text': {
    wrong: {
      'words over words': pair(''),
      'a cover that can be seen through': pair('background: rgb(10 41 0 / 0.5)'),
      'the same in another space': pair('background: oklab(0.2 0 0 / 0.5)'),
      'no cover at all': pair('background: transparent'),
      'words half over words': `<p style="${there}">One line of words</p><p style="${there}; margin-top: 6px">Another line of words</p>`,
    },
    right: {
      'words below words': '<p>One line of words</p><p>Another line of words</p>',
      // Its last part is nought, and no alpha.
      'a cover that hides what is below it': pair('background: rgb(10, 41, 0); color: #fff'),
      'what lies over the page on purpose': `<p style="${there}">One line of words</p><p style="${there}; position: fixed">Another line of words</p>`,
      'a tight headline':
        '<p style="font-size: 40px; line-height: 0.9; width: 200px">A headline <b>of two</b> lines</p>',
    },
  },
  'small-target': {
    wrong: {
      'a small button': button('width: 30px; height: 44px'),
      'a low button': button('width: 60px; height: 30px'),
      'a small box without words': '<input type="checkbox" aria-label="Yes">',
      'a link by itself': '<p><a href="#there">A link</a></p>',
      'a larger target that something else lies on': `${larger}<div style="position: relative; padding: 40px">
        ${button('position: relative; width: 30px; height: 30px')}
        <div style="position: absolute; inset: 70px 0 0"></div></div>`,
    },
    right: {
      'a button for a thumb': button(large),
      'a small one whose target is larger': `${larger}<div style="padding: 40px">
        ${button('position: relative; width: 30px; height: 30px')}</div>`,
      'a box whose words are pressed too':
        '<label style="display: inline-flex; min-height: 44px; min-width: 120px"><input type="checkbox">Yes</label>',
      'a link in a sentence': '<p>Read <a href="#there">the rules</a> first</p>',
      'what cannot be pressed now': button('width: 30px; height: 30px', 'disabled'),
      'what nobody reaches': `<div inert>${button('width: 30px; height: 30px')}</div>`,
      'what is only heard':
        '<button style="position: absolute; width: 1px; height: 1px; padding: 0; border: 0; overflow: hidden">Go</button>',
    },
  },
  'dangling-id': {
    wrong: {
      'a hint that is not there': `<input aria-label="Name" aria-describedby="hint" style="${large}">`,
    },
    right: {
      'a hint that is': `<input aria-label="Name" aria-describedby="hint" style="${large}"><p id="hint">In full</p>`,
    },
  },
  'repeated-id': {
    wrong: { 'one id twice': '<p id="one">One</p><p id="one">Two</p>' },
    right: { 'two ids': '<p id="one">One</p><p id="two">Two</p>' },
  },
  motion: {
    wrong: {
      'what goes on':
        '<style>@keyframes fade { to { opacity: 0.5 } }</style><p style="animation: fade 9s infinite">Round</p>',
      'what ends late':
        '<style>@keyframes fade { to { opacity: 0.5 } }</style><p style="animation: fade 9s">Round</p>',
    },
    right: {
      'what is over at once':
        '<style>@keyframes fade { to { opacity: 0.5 } }</style><p style="animation: fade 1ms">Round</p>',
      'what is paused':
        '<style>@keyframes fade { to { opacity: 0.5 } }</style><p style="animation: fade 9s infinite paused">Round</p>',
    },
  },
  covered: {
    wrong: {
      'a bar over it': `${bar('height: 300px')}${button(large)}`,
      'a bar over more than half of it': `${bar('top: 70px; height: 40px')}${button(`${large}; position: absolute; top: 70px; height: 60px`)}`,
    },
    right: {
      'a bar elsewhere': `${bar('top: auto; bottom: 0; height: 60px')}${button(large)}`,
      'a bar over a corner of it': `${bar('top: 70px; height: 10px; line-height: 10px')}${button(`${large}; position: absolute; top: 70px; height: 60px`)}`,
      'a hidden box behind words that are seen':
        '<label style="display: inline-flex; min-height: 44px; min-width: 120px"><input type="radio" style="position: absolute; opacity: 0; width: 1px; height: 1px">Yes</label>',
      'what a dialog keeps the focus from': `${button(large)}<dialog aria-label="A dialog">${button(large)}</dialog><script>document.querySelector('dialog').showModal()</script>`,
    },
  },
}

for (const [rule, { wrong, right }] of Object.entries(measurements))
  test(`${rule} is seen where it is, and nowhere else`, async ({ page }) => {
    for (const [what, body] of Object.entries(wrong))
      expect.soft(await found(page, body), what).toEqual([rule])
    for (const [what, body] of Object.entries(right)) expect.soft(await found(page, body), what).toEqual([])
  })

test('no measurement is without its markup', () => {
  expect(Object.keys(measurements)).toEqual([...layoutRules, 'covered'])
})

test('motion is no fault where nobody has asked for less', async ({ page }) => {
  await show(page, measurements.motion!.wrong['what goes on']!)
  expect(own(await lookFor(page, { moves: true }))).toEqual([])
})

test('the ring of the focus is told by its pixels', async ({ page }) => {
  const ring = async (style: string, before = '') => {
    // Dark, so that a picture of another place would look like a ring.
    await show(
      page,
      `<style>button:focus-visible { ${style} }</style>${before}${button(`${large}; background: #000; color: #fff; border: 0`)}`,
    )
    return (await invisibleFocus(page, new Set(), [])).map(({ element }) => element)
  }
  const far = '<div style="height: 3000px"></div>'
  for (const before of ['', far]) {
    expect.soft(await ring('outline: 3px solid #000', before), 'a ring').toEqual([])
    expect.soft(await ring('outline: none', before), 'no ring').toEqual(['<button>Go'])
    expect.soft(await ring('outline: 3px solid #ccc', before), 'too pale').toEqual(['<button>Go'])
    expect.soft(await ring('outline: 1px solid #000', before), 'too thin').toEqual(['<button>Go'])
  }
})

test('controls that look alike are photographed once, others each', async ({ page }) => {
  await show(
    page,
    `<style>:focus-visible { outline: none }</style>${button(large).repeat(3)}<a href="#there" style="${large}">A link</a>`,
  )
  const seen = new Set<string>()
  expect(await invisibleFocus(page, seen, [])).toHaveLength(2)
  expect(await invisibleFocus(page, seen, [])).toEqual([])
})

const picture = (id: string) =>
  `<img id="${id}" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==">`

test('what axe finds is there, as a fault or as a question', async ({ page }) => {
  await show(page, picture('one'))
  const { findings, rules } = await lookFor(page)
  expect(findings).toMatchObject([{ engine: 'axe', rule: 'image-alt', kind: 'fault' }])
  expect(rules.axe).toBeGreaterThan(80)
  await show(page, '<p style="background: linear-gradient(#fff, #000)">Words on it</p>')
  expect((await lookFor(page)).findings).toMatchObject([{ rule: 'color-contrast', kind: 'question' }])
})

test('axe judges the colours that are drawn where the system forces them', async ({ page }) => {
  const pale = '<p style="color: #ccc; -webkit-text-fill-color: #ccc">Pale words</p>'
  await show(page, pale)
  expect((await lookFor(page)).findings).toMatchObject([{ rule: 'color-contrast', kind: 'fault' }])
  await page.emulateMedia({ forcedColors: 'active' })
  await show(page, pale)
  expect((await lookFor(page)).findings).toEqual([])
})

test('the second engine finds what it should, and keeps out of frames @full', async ({ page }) => {
  await show(page, picture('one'))
  const { findings, rules } = await lookFor(page, { second: true })
  expect(findings).toContainEqual(
    expect.objectContaining({ engine: 'equal-access', rule: 'img_alt_valid/fail_no_alt', kind: 'fault' }),
  )
  expect(rules['equal-access']).toBeGreaterThan(20)
  await show(page, `<iframe title="A frame" srcdoc='${picture('one')}'></iframe>`)
  const inFrame = (await lookFor(page, { second: true })).findings.map(({ rule }) => rule)
  expect(inFrame).not.toContainEqual(expect.stringContaining('img_alt_valid'))
})

test('the ledger answers one rule, of one kind, at the elements it names', async ({ page }) => {
  const entry: Entry = {
    id: 'a-picture',
    engine: 'axe',
    rule: 'image-alt',
    kind: 'fault',
    where: ['*'],
    element: '#one',
    reason: 'A picture for a test.',
    owner: 'nobody',
    since: '2026-01-01',
    expires: '2026-12-31',
  }
  const answers = async (change: Partial<Entry>) => {
    const { findings } = await lookFor(page, { ledger: [{ ...entry, ...change }] })
    return findings.map(({ answer }) => answer)
  }
  await show(page, picture('one') + picture('two'))
  expect(await answers({})).toEqual(['a-picture', undefined])
  expect(await answers({ element: 'main > img' })).toEqual(['a-picture', 'a-picture'])
  const none = [undefined, undefined]
  expect(await answers({ element: 'main' }), 'what is around it').toEqual(none)
  expect(await answers({ rule: 'region' }), 'another rule').toEqual(none)
  expect(await answers({ kind: 'question' }), 'another kind').toEqual(none)
  expect(await answers({ engine: 'layout' }), 'another engine').toEqual(none)
})

test('the ledger answers for a ring too', async ({ page }) => {
  await show(page, `<style>:focus-visible { outline: none }</style>${button(large, 'id="one"')}`)
  const entry = { engine: 'focus', rule: 'ring', kind: 'fault', element: '#one', id: 'a-ring' } as Entry
  expect(await invisibleFocus(page, new Set(), [entry])).toMatchObject([{ answer: 'a-ring' }])
})

test('other sites are told of faults in their own part alone', async ({ page }) => {
  await show(page, `<div id="part">${picture('one')}</div>${picture('two')}`)
  expect(await faults(page, '#part')).toEqual([expect.stringContaining('axe, image-alt: <img id="one"')])
  expect(await faults(page)).toHaveLength(2)
})

/** How the page stands, as its own script and style see it. */
const stand = (page: Page) =>
  page.evaluate(() => {
    const words = getComputedStyle(document.querySelector('p')!)
    const { dir, dataset } = document.documentElement
    return {
      window: [innerWidth, innerHeight],
      forced: matchMedia('(forced-colors: active)').matches,
      still: matchMedia('(prefers-reduced-motion: reduce)').matches,
      theme: dataset.theme,
      dir,
      text: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      rem: matchMedia('(min-width: 41rem)').matches,
      letters: Number.parseFloat(words.letterSpacing) / Number.parseFloat(words.fontSize) || 0,
      lines: Number.parseFloat(words.lineHeight) / Number.parseFloat(words.fontSize),
      below: Number.parseFloat(words.marginBlockEnd) / Number.parseFloat(words.fontSize),
      scrolled: scrollY,
    }
  })

test('every cell is entered, whatever the one before was', async ({ page }) => {
  await page.setContent(
    '<!doctype html><style>p { font-size: 1rem; line-height: 1.2; margin: 0 }</style><p>Words</p><div style="height: 9000px">',
  )
  for (const cell of [...cells, ...cells.toReversed()]) {
    await page.evaluate(() => scrollTo(0, 400))
    await enter(page, cell)
    expect.soft(await stand(page), cell.name).toEqual({
      window: [cell.width, cell.height],
      forced: Boolean(cell.forcedColors),
      still: !cell.motion,
      theme: cell.theme ?? 'light',
      dir: cell.dir ?? '',
      text: cell.text ?? 16,
      rem: cell.width >= 41 * (cell.text ?? 16),
      letters: cell.spacing ? expect.closeTo(0.12) : 0,
      lines: cell.spacing ? expect.closeTo(1.5) : expect.closeTo(1.2),
      below: cell.spacing ? expect.closeTo(2) : 0,
      scrolled: 0,
    })
  }
})

test('a cell waits for what ends, and not for what goes on', async ({ page }) => {
  await page.setContent(`<!doctype html><style>
    @keyframes turn { to { rotate: 1turn } }
    /* Begins as the cell is entered. */
    html[data-theme] p { animation: turn 1s both } i { animation: turn 9s infinite }</style><p>Words</p><i>Round</i>`)
  await enter(page, { ...cells[0]!, motion: true })
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ playState, effect }) => [(effect as KeyframeEffect).target?.localName, playState]),
  )
  expect(running).toEqual([
    ['p', 'finished'],
    ['i', 'running'],
  ])
})
