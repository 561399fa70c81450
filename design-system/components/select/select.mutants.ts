import type { Mutants } from '../../testing/mutants.ts'

export default {
  'not-wired': {
    find: '{...control}',
    replace: '',
    breaks: 'WCAG 1.3.1: it has the label and the error of its field',
    test: 'form field: Plan > is named by its label',
  },
  'arrow-in-the-way': {
    find: 'pointer-events-none absolute inset-y-0 end-[.9rem]',
    replace: 'absolute inset-y-0 end-[.9rem]',
    breaks: 'WCAG 2.5.8: a press on the arrow opens it',
    test: 'opens by a press on its arrow, and passes native attributes and its ref on',
  },
  'disabled-looks-enabled': {
    find: ', rest.disabled && disabledClasses',
    replace: '',
    breaks: 'WCAG 1.4.1: the disabled state is shown by more than the mouse pointer',
    test: 'looks disabled if it is disabled',
  },
  'choice-unreported': {
    find: 'onValueChange?.(event.target.value)',
    replace: '',
    breaks: 'a page that shows the choice elsewhere shows the old one',
    test: 'reports the value of the option that is chosen',
  },
  'arrow-spoken': {
    find: `<ChevronDownIcon
        aria-hidden="true"`,
    replace: `<ChevronDownIcon
        role="img"
        aria-label="Open"`,
    breaks: 'WCAG 4.1.2: the arrow is hidden from assistive technology',
    test: 'is the native list, named by its field',
  },
} satisfies Mutants
