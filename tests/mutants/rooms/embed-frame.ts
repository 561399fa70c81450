import { room } from '../mutant.ts'

export default room('design-system/components/embed-frame', {
  'fetched-unasked': {
    in: 'use-embed.ts',
    find: 'const shown = open || asked',
    replace: 'const shown = true || open || asked',
    breaks: 'The promise that nothing is fetched before it is asked for',
    test: 'says whose page it is, and has no frame',
  },
  'frame-unnamed': {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the file
    find: 'title={`${label}, ${provider}`}',
    replace: 'title={label}',
    breaks: 'WCAG 4.1.2: the frame has a name of its own',
    test: 'fetches the page, names the frame',
  },
  'focus-lost': {
    find: '?.focus({ preventScroll: true })',
    replace: '',
    breaks: 'WCAG 2.4.3: the focus is not lost with the button',
    test: 'fetches the page, names the frame',
  },
  'waits-for-ever': {
    in: 'use-embed.ts',
    find: "(now === 'loading' ? 'late' : now)",
    replace: 'now',
    breaks: 'The contract: a page that does not come leaves other ways',
    test: 'leaves other ways once the time is over',
  },
  'late-after-all': {
    in: 'use-embed.ts',
    find: "(now === 'loading' ? 'late' : now)",
    replace: "'late'",
    breaks: 'The promise that a page that has come is not said to be late',
    test: 'is not waited for any more',
  },
  'height-unbounded': {
    in: 'use-embed.ts',
    find: 'Math.min(Math.max(Math.ceil(pixels), lowest), highest)',
    replace: 'Math.ceil(pixels)',
    breaks: 'The promise that a page cannot push everything else out of reach',
    test: 'makes the frame as high as it asks, within reason',
  },
  'done-in-silence': {
    find: '<Alert tone="ok" live="polite">',
    replace: '<Alert tone="ok">',
    breaks: 'WCAG 4.1.3: that it is done is announced',
    test: 'live region: Your demo is booked. > is announced once, from a region that was empty, as it is',
  },
})
