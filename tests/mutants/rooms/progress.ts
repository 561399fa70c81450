import { room } from '../mutant.ts'

export default room('design-system/components/progress', {
  unnamed: {
    find: `      aria-label={label}
`,
    replace: '',
    breaks: 'WCAG 4.1.2: a bar says what is advancing',
    test: 'says its name, its value and its words',
  },
  overflows: {
    find: 'Math.min(Math.max(value, 0), max)',
    replace: 'value',
    breaks: 'WCAG 4.1.2: the value stays within its bounds',
    test: 'keeps -1 within its ends',
  },
  'out-of-hundred': {
    find: `max={max}
`,
    replace: `max={100}
`,
    breaks: 'WCAG 4.1.2: the bar knows what it is out of',
    test: 'says its name, its value and its words',
  },
  'edge-only-decoration': {
    find: 'border-2 border-edge bg-surface',
    replace: 'border-2 border-hair bg-surface',
    breaks: 'WCAG 1.4.11: the bar has an edge of 3:1',
    test: 'is drawn by our own rules',
  },
})
