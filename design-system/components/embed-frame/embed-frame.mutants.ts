import type { Mutants } from '../../testing/mutants.ts'

export default {
  'fetched-unasked': {
    find: 'const shown = open || asked',
    replace: 'const shown = true || open || asked',
    breaks: 'The promise that nothing is requested before the visitor asks for it',
    test: 'names the provider and renders no frame',
  },
  'frame-unnamed': {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the file
    find: 'title={`${label}, ${provider}`}',
    replace: 'title={label}',
    breaks: 'WCAG 4.1.2: the frame has its own name',
    test: 'loads the page, names the frame and moves the focus from the removed button',
  },
  'focus-lost': {
    find: '?.focus({ preventScroll: true })',
    replace: '',
    breaks: 'WCAG 2.4.3: the focus is not lost with the button',
    test: 'loads the page, names the frame and moves the focus from the removed button',
  },
  'waits-for-ever': {
    find: "(now === 'loading' ? 'timed-out' : now)",
    replace: 'now',
    breaks: 'The contract: alternatives are offered if the page does not load',
    test: 'offers alternatives after the time-out, and keeps the frame, which may still load',
  },
  'timed-out-after-all': {
    find: "(now === 'loading' ? 'timed-out' : now)",
    replace: "'timed-out'",
    breaks: 'The promise that a page that has loaded is not reported as timed out',
    test: 'has no time-out after it has loaded',
  },
  'height-unbounded': {
    find: 'min(Math.max(Math.ceil(pixels), lowest), highest',
    replace: 'ceil(pixels',
    breaks: 'The promise that a page cannot push everything else out of reach',
    test: 'set the height of the frame, within limits',
  },
  'done-in-silence': {
    find: '<Alert tone="ok" live="polite">',
    replace: '<Alert tone="ok">',
    breaks: 'WCAG 4.1.3: the completion of the task is announced',
    test: 'live region: Your demo is booked. > is announced once, from a region that was empty, as it is',
  },
} satisfies Mutants
