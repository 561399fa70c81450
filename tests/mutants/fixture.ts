import type { Mutant } from './mutant.ts'

const file = 'design-system/components/toast/store.ts'
const killedBy = {
  file: 'design-system/components/toast/store.test.ts',
  test: 'replaces the toast with the same id by a new one',
}
const same = { file, breaks: 'What the runner says of each kind of mutant', killedBy }
const row = 'design-system/components/button-group/button-group'

/** One mutant of each kind, for the test of the runner. */
export default [
  { ...same, id: 'wrong', find: 'other.id !== id), item', replace: 'other.id === id), item' },
  { ...same, id: 'harmless', find: 'let count = 0', replace: 'let count = 1000' },
  { ...same, id: 'missing', find: 'let counted = 0', replace: 'let counted = 1' },
  { ...same, id: 'twice', find: 'message', replace: 'words' },
  { ...same, id: 'no-program', find: 'let count = 0', replace: 'let count = (' },
  {
    ...same,
    id: 'unnamed',
    find: 'let count = 0',
    replace: 'let count = 2',
    killedBy: { ...killedBy, test: 'a test that does not exist' },
  },
  {
    ...same,
    id: 'vague',
    find: 'let count = 0',
    replace: 'let count = 3',
    killedBy: { ...killedBy, test: 'it' },
  },
  {
    id: 'drawn-wrong',
    file: `${row}.tsx`,
    find: 'flex flex-wrap gap-4',
    replace: 'flex flex-wrap',
    breaks: 'That a browser gets the changed file',
    killedBy: { file: `${row}.test.tsx`, test: 'places buttons side by side' },
  },
  {
    id: 'drawn-as-before',
    file: `${row}.tsx`,
    find: 'flex flex-wrap gap-4',
    replace: 'flex gap-4 flex-wrap',
    breaks: 'That a browser gets the changed file',
    killedBy: { file: `${row}.test.tsx`, test: 'places buttons side by side' },
  },
] satisfies Mutant[]
