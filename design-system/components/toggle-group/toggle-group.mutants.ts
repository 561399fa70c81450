import type { Mutants } from '../../testing/mutants.ts'

export default {
  unnamed: {
    find: ", 'aria-label': label }",
    replace: ' }',
    breaks: 'WCAG 1.3.1: the group has a name',
    test: 'is a named group that starts with its default',
  },
  'first-of-several-only': {
    find: 'props.onValueChange?.(values)',
    replace: 'props.onValueChange?.(values.slice(0, 1))',
    breaks: 'The group reports every choice',
    test: 'Space on one of several',
  },
  'value-ignored': {
    find: 'checked={isIn(group?.value)}',
    replace: 'checked={undefined}',
    breaks: 'The group shows the value that it is given',
    test: 'shows the value that the page gives it',
  },
  'choice-not-marked': {
    find: 'hidden group-has-checked:block',
    replace: 'hidden',
    breaks: 'WCAG 1.4.1: the choice has a mark besides its colour',
    test: 'shows a tick in the place of the icon of the choice',
  },
} satisfies Mutants
