import type { Page } from '@playwright/test'
import type { Finding } from '../../design-system/testing/audit/finding.ts'
import type { AuditPage } from '../../design-system/testing/audit/page/rules.ts'
import { script } from './script'

declare const audit: AuditPage

/** A page with little more than this markup. */
export async function show(page: Page, body: string) {
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>A page</title><style>
      body { margin: 0; font: 16px/1.5 sans-serif; color: #000; background: #fff }
      p { margin: 0 }
      :focus-visible { outline: 3px solid #000; outline-offset: 3px }
    </style></head><body><main><h1>A page</h1>${body}</main></body></html>`,
  )
  await page.evaluate(await script())
  // The page keeps the scroll position of the markup before.
  await page.evaluate(() => scrollTo(0, 0))
}

export const auditWith = (page: Page, changes: Partial<Parameters<AuditPage['run']>[0]> = {}) =>
  page.evaluate((options) => audit.run(options), {
    motion: false,
    equalAccess: false,
    focus: true,
    exceptions: [],
    ...changes,
  })

export const own = ({ findings }: { findings: readonly Finding[] }) =>
  findings.filter(({ engine }) => engine === 'layout' || engine === 'focus')

/** The findings of our own measurements, by rule. */
export async function found(page: Page, body: string) {
  await show(page, body)
  return own(await auditWith(page)).map(({ rule }) => rule)
}

interface Measured {
  /** Markup that breaks the rule, by what is wrong with it. */
  wrong: Record<string, string>
  /** Markup without any finding. */
  right: Record<string, string>
}

export const button = (style: string, more = '') => `<button style="${style}" ${more}>Go</button>`
/** The target is larger than the visible button. */
const larger = '<style>button::after { content: ""; position: absolute; inset: -10px }</style>'
export const large = 'min-width: 44px; min-height: 44px'
const there = 'position: absolute; top: 100px; inset-inline-start: 20px'
const pair = (style: string) =>
  `<p style="${there}">One line of words</p><p style="${there}; ${style}">Another line of words</p>`
const cutTo = (style: string, more = '') =>
  `<div style="${style}" ${more}><p style="width: max-content">Words that go on for longer than this</p></div>`
const bar = (style: string) =>
  `<div style="position: fixed; z-index: 1; inset: 0 0 auto; background: #fff; ${style}">A bar</div>`
/** A sentence whose link has these lines. */
const lines = (...words: string[]) =>
  `<p style="position: absolute; top: 100px">Read <a href="#there">${words.join('<br>')}</a> first</p>`

/** Sample markup for each measurement. */
export const measurements: Record<string, Measured> = {
  'sideways-scroll': {
    wrong: {
      'an element wider than the window': '<div style="width: 3000px; height: 9px"></div>',
      'the same from right to left':
        '<script>document.documentElement.dir = "rtl"</script><div style="width: 3000px; height: 9px"></div>',
    },
    right: {
      'a wide element in a scroll container':
        '<div style="overflow-x: auto" tabindex="0" role="region" aria-label="Wide"><div style="width: 3000px; height: 60px"></div></div>',
      'a wide element that is clipped':
        '<div style="overflow-x: clip"><div style="width: 3000px; height: 9px"></div></div>',
    },
  },
  'cut-text': {
    wrong: {
      'an edge beside the text': cutTo('width: 80px; overflow: hidden'),
      'an edge with overflow: clip': cutTo('width: 80px; overflow: clip'),
      'an edge below the text': cutTo('height: 12px; overflow: hidden'),
      'a distant ancestor that clips': `<div style="width: 80px; overflow: hidden"><div style="width: 400px">${cutTo('overflow: visible')}</div></div>`,
    },
    right: {
      'enough room': cutTo('width: 400px; overflow: hidden'),
      'text that can be scrolled into view': cutTo(
        'width: 80px; overflow: auto',
        'tabindex="0" role="region" aria-label="Words"',
      ),
      'an inert slide': cutTo('width: 80px; overflow: hidden', 'inert'),
      'a copy hidden from screen readers': cutTo('width: 80px; overflow: hidden', 'aria-hidden="true"'),
      'visually hidden text':
        '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap">Only heard</p>',
    },
  },
  'overlapping-text': {
    wrong: {
      'text over text': pair(''),
      'a translucent cover': pair('background: rgb(10 41 0 / 0.5)'),
      'the same in another colour space': pair('background: oklab(0.2 0 0 / 0.5)'),
      'a transparent cover': pair('background: transparent'),
      'text partly over text': `<p style="${there}">One line of words</p><p style="${there}; margin-top: 6px">Another line of words</p>`,
    },
    right: {
      'text below text': '<p>One line of words</p><p>Another line of words</p>',
      // The last part of this colour is zero, but it is not an alpha value.
      'an opaque cover': pair('background: rgb(10, 41, 0); color: #fff'),
      'a fixed element over the page': `<p style="${there}">One line of words</p><p style="${there}; position: fixed">Another line of words</p>`,
      'a tight headline':
        '<p style="font-size: 40px; line-height: 0.9; width: 200px">A headline <b>of two</b> lines</p>',
    },
  },
  'broken-word': {
    wrong: {
      'a heading too narrow for its word':
        '<h2 style="width: 60px; overflow-wrap: anywhere">Accessibility</h2>',
      'a term too narrow for its word':
        '<dl style="width: 60px; overflow-wrap: anywhere"><dt>Accessibility</dt><dd>For all</dd></dl>',
      'a legend too narrow for its word':
        '<fieldset style="width: 60px; overflow-wrap: anywhere"><legend>Accessibility</legend></fieldset>',
      'a caption too narrow for its word':
        '<table style="width: 60px; table-layout: fixed; overflow-wrap: anywhere"><caption>Accessibility</caption></table>',
      'an element with the role of a heading':
        '<div role="heading" aria-level="2" style="width: 60px; overflow-wrap: anywhere">Accessibility</div>',
      'a word of 20 letters': '<h2 style="width: 200px; overflow-wrap: anywhere">Internationalisation</h2>',
    },
    right: {
      'each word on its own line': '<h2 style="width: 60px">Go on and on</h2>',
      'a word with a hyphen': '<h2 style="width: 80px">Self-service</h2>',
      'a word with a soft hyphen': '<h2 style="width: 120px">Accessi&shy;bility</h2>',
      'a visually hidden heading':
        '<h2 style="position: absolute; width: 2px; height: 1px; overflow: hidden; overflow-wrap: anywhere">Accessibility</h2>',
      'a word of 21 letters, which is longer than a line of a phone':
        '<h2 style="width: 200px; overflow-wrap: anywhere">Internationalisations</h2>',
    },
  },
  'small-target': {
    wrong: {
      'a small button': button('width: 30px; height: 44px'),
      'a low button': button('width: 60px; height: 30px'),
      'a low button of a compact form': `<form data-density="compact">${button('width: 60px; height: 30px')}</form>`,
      'a button of the default height in a compact form': `<form data-density="compact"><div data-density="default">${button('width: 60px; height: 36px')}</div></form>`,
      'a small checkbox without visible text': '<input type="checkbox" aria-label="Yes">',
      'a link outside a sentence': '<p><a href="#there">A link</a></p>',
      'a larger target that another element covers': `${larger}<div style="position: relative; padding: 40px">
        ${button('position: relative; width: 30px; height: 30px')}
        <div style="position: absolute; inset: 70px 0 0"></div></div>`,
    },
    right: {
      'a large button': button(large),
      'a small button with a larger target': `${larger}<div style="padding: 40px">
        ${button('position: relative; width: 30px; height: 30px')}</div>`,
      'a button of a compact form': `<form data-density="compact">${button('width: 60px; height: 36px')}</form>`,
      'a checkbox with a label':
        '<label style="display: inline-flex; min-height: 44px; min-width: 120px"><input type="checkbox">Yes</label>',
      'a link in a sentence': '<p>Read <a href="#there">the rules</a> first</p>',
      'a disabled button': button('width: 30px; height: 30px', 'disabled'),
      'an inert button': `<div inert>${button('width: 30px; height: 30px')}</div>`,
      'a visually hidden button':
        '<button style="position: absolute; width: 1px; height: 1px; padding: 0; border: 0; overflow: hidden">Go</button>',
    },
  },
  'dangling-id': {
    wrong: {
      'a description that does not exist': `<input aria-label="Name" aria-describedby="hint" style="${large}">`,
    },
    right: {
      'a description that exists': `<input aria-label="Name" aria-describedby="hint" style="${large}"><p id="hint">In full</p>`,
    },
  },
  'repeated-id': {
    wrong: { 'one id twice': '<p id="one">One</p><p id="one">Two</p>' },
    right: { 'two ids': '<p id="one">One</p><p id="two">Two</p>' },
  },
  motion: {
    wrong: {
      'an infinite animation':
        '<style>@keyframes fade { to { opacity: 0.5 } }</style><p style="animation: fade 9s infinite">Round</p>',
      'a long animation':
        '<style>@keyframes fade { to { opacity: 0.5 } }</style><p style="animation: fade 9s">Round</p>',
    },
    right: {
      'a very short animation':
        '<style>@keyframes fade { to { opacity: 0.5 } }</style><p style="animation: fade 1ms">Round</p>',
      'a paused animation':
        '<style>@keyframes fade { to { opacity: 0.5 } }</style><p style="animation: fade 9s infinite paused">Round</p>',
    },
  },
  covered: {
    wrong: {
      'a bar over it': `${bar('height: 300px')}${button(large)}`,
      'a bar over more than half of it': `${bar('top: 70px; height: 40px')}${button(`${large}; position: absolute; top: 70px; height: 60px`)}`,
      'a bar over the long line of a link': `${bar('top: 148px; height: 24px')}${lines('A', 'B', 'Words that fill the whole line')}`,
    },
    right: {
      'a bar elsewhere': `${bar('top: auto; bottom: 0; height: 60px')}${button(large)}`,
      'a bar over a short line of a link': `${bar('top: 124px; height: 24px')}${lines('Words that fill the whole line', 'A')}`,
      'a bar over a corner of it': `${bar('top: 70px; height: 10px; line-height: 10px')}${button(`${large}; position: absolute; top: 70px; height: 60px`)}`,
      'a visually hidden radio button with a visible label':
        '<label style="display: inline-flex; min-height: 44px; min-width: 120px"><input type="radio" style="position: absolute; opacity: 0; width: 1px; height: 1px">Yes</label>',
      'a bar that is hidden within some frames': `${bar('height: 300px')}${button(large)}<script>
        const [over] = document.querySelectorAll('[style*=fixed]')
        addEventListener('focusin', () => setTimeout(() => { over.hidden = true }, 50))</script>`,
      'a button behind a modal dialog': `${button(large)}<dialog aria-label="A dialog">${button(large)}</dialog><script>document.querySelector('dialog').showModal()</script>`,
    },
  },
}
