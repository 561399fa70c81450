import { room } from '../mutant.ts'

export default room('components/accordion', {
  'heading-level-fixed': {
    find: 'level={heading}',
    replace: 'level={3}',
    breaks: 'WCAG 1.3.1: a row is a heading of the level that fits the headings around it',
    test: 'is a heading of the level it is given',
  },
  'row-low': {
    find: 'flex min-h-17 w-full',
    replace: 'flex w-full',
    breaks: 'A row is a target 68 px high',
    test: 'takes the press anywhere in a row 68 px high',
  },
  'closed-panel-is-a-region': {
    in: 'accordion-panel.tsx',
    find: '!closed && { role',
    replace: '{ role',
    breaks: 'WCAG 1.3.1: a closed panel is no empty landmark',
    test: 'a closed panel > is out of sight and out of the tree',
  },
  'closed-panel-exposed': {
    in: 'accordion-panel.tsx',
    find: 'hidden={closed}',
    replace: 'aria-hidden={closed}',
    breaks: 'WCAG 2.4.3: nothing in a closed panel is seen, heard or reached',
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
    find: '      collapsible\n',
    replace: '',
    breaks: 'The contract: a press on the open row closes it',
    test: 'pressing > opens one at a time',
  },
  'motion-forced': {
    in: 'accordion-panel.tsx',
    find: 'motion-safe:duration-mid',
    replace: 'motion-safe:duration-slow',
    breaks: 'The promise of 220 ms: no panel takes longer to follow its press',
    test: 'moves its height in 220 ms',
  },
})
