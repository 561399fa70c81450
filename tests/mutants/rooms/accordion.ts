import { room } from '../mutant.ts'

export default room('design-system/components/accordion', {
  'heading-level-fixed': {
    find: 'level={heading}',
    replace: 'level={3}',
    breaks: 'WCAG 1.3.1: a row is a heading of the level that fits the headings around it',
    test: 'is a heading of the level',
  },
  'row-low': {
    find: 'flex min-h-17 w-full',
    replace: 'flex w-full',
    breaks: 'The promise of a target 68 px high',
    test: 'takes the press anywhere in a row 68 px high',
  },
  'closed-panel-is-a-region': {
    in: 'accordion-panel.tsx',
    find: 'aria-labelledby={closed ? undefined : trigger}',
    replace: 'aria-labelledby={trigger}',
    breaks: 'WCAG 1.3.1: a closed panel is no empty landmark',
    test: 'a closed panel > is out of sight and out of the tree',
  },
  'open-in-the-markup': {
    in: 'accordion-panel.tsx',
    find: 'hidden={closed}',
    replace: 'aria-hidden={closed}',
    breaks: 'The contract: closed rows are closed before any script is there',
    test: 'every answer is there, and the build can tell which are closed',
  },
  'find-in-page-deaf': {
    in: 'accordion-panel.tsx',
    find: "element.addEventListener('beforematch', open)",
    replace: "element.addEventListener('toggle', open)",
    breaks: 'The contract: find-in-page opens the row that it has found something in',
    test: 'opens when the browser has found something in it',
  },
  'only-one-way': {
    find: `      collapsible
`,
    replace: '',
    breaks: 'The contract: a press on the open row closes it',
    test: 'opens one at a time, and closes the open one',
  },
  'motion-slow': {
    in: 'accordion-panel.tsx',
    find: `motion-safe:duration-mid motion-safe:ease-standard',
)`,
    replace: `motion-safe:duration-slow motion-safe:ease-standard',
)`,
    breaks: 'The promise that a panel follows its press in 220 ms',
    test: 'moves its height in 220 ms',
  },
  'icon-spoken': {
    find: '<Plus aria-hidden="true" />',
    replace: '<Plus role="img" aria-label="Open" />',
    breaks: 'WCAG 4.1.2: the name of a row is its question, and nothing else',
    test: 'shows a plus that becomes a minus',
  },
})
