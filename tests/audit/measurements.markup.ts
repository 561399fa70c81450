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

/** Sample markup for each measurement. */
export const measurements: Record<string, Measured> = {
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
      // The last part of this colour is zero, but it is not an alpha value.
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
      'a bar that gives way in the next frames': `${bar('height: 300px')}${button(large)}<script>
        const [over] = document.querySelectorAll('[style*=fixed]')
        addEventListener('focusin', () => setTimeout(() => { over.hidden = true }, 50))</script>`,
      'what a dialog keeps the focus from': `${button(large)}<dialog aria-label="A dialog">${button(large)}</dialog><script>document.querySelector('dialog').showModal()</script>`,
    },
  },
}
