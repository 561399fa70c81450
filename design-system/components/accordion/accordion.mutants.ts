import type { Mutants } from '../../testing/mutants.ts'

export default {
  'heading-level-fixed': {
    find: 'level={heading}',
    replace: 'level={3}',
    breaks: 'WCAG 1.3.1: a row is a heading of the level that fits the headings around it',
    test: 'is a heading of the given level',
  },
  'row-low': {
    find: 'md:min-h-17',
    replace: '',
    breaks: 'The promise of a target 68 px high',
    test: 'accepts a press anywhere in a row 68 px high',
  },
  'closed-panel-is-a-region': {
    find: 'aria-labelledby={closed ? undefined : trigger}',
    replace: 'aria-labelledby={trigger}',
    breaks: 'WCAG 1.3.1: a closed panel is not an empty landmark',
    test: 'a closed panel > is hidden and not in the accessibility tree, with its text in the HTML',
  },
  'open-in-the-markup': {
    find: 'hidden={closed}',
    replace: 'aria-hidden={closed}',
    breaks: 'The contract: closed rows are closed before hydration',
    test: 'every answer is included, and the build can tell which are closed',
  },
  'find-in-page-deaf': {
    find: "element.addEventListener('beforematch', open)",
    replace: "element.addEventListener('toggle', open)",
    breaks: 'The contract: find-in-page opens the row that contains the match',
    test: 'opens when find-in-page finds text in it',
  },
  'only-one-way': {
    find: '<Radix.Root collapsible ',
    replace: '<Radix.Root ',
    breaks: 'The contract: a press on the open row closes it',
    test: 'opens one panel at a time, and closes the open one',
  },
  'several-close-each-other': {
    find: "{rest.type === 'multiple' ? (",
    replace: "{rest.type === 'multiple' && !look ? (",
    breaks: 'The promise of `multiple`: an answer stays open while another is read',
    test: 'keeps several panels open with type="multiple", and reports all of them',
  },
  'motion-slow': {
    find: 'motion-safe:duration-mid',
    replace: 'motion-safe:duration-slow',
    breaks: 'The promise that a panel opens in 220 ms',
    test: 'animates its height in 220 ms unless reduced motion is set',
  },
  'icon-spoken': {
    find: '<PlusIcon aria-hidden="true" />',
    replace: '<PlusIcon role="img" aria-label="Open" />',
    breaks: 'WCAG 4.1.2: the name of a row is its question, and nothing else',
    test: 'shows a plus that becomes a minus',
  },
} satisfies Mutants
