import type { Mutants } from '../../testing/mutants.ts'

export default {
  'browser-bubbles': {
    find: 'ref.current.noValidate = true',
    replace: 'ref.current.noValidate = false',
    breaks: 'WCAG 3.3.1: errors are shown in the page, with our messages',
    test: 'errors of the browser > have messages that name the field, in the order of the form',
  },
  'focus-stays': {
    find: 'return summary.current.focus()',
    replace: 'return',
    breaks: 'WCAG 3.3.1: a rejected form moves the focus to its errors',
    test: 'the focus > moves to the summary, also for the same errors again',
  },
  'focus-not-on-field': {
    find: 'if (field) focusField(field)',
    replace: 'if (field) field.scrollIntoView()',
    breaks: 'WCAG 3.3.1: without a summary the focus moves to the first invalid field',
    test: 'moves to the first invalid field if there is no summary',
  },
  'sent-twice': {
    find: `if (busy.current) return
`,
    replace: '',
    breaks: 'The contract: a form is not sent twice at the same time',
    test: 'sending > happens once at a time, and keeps the values',
  },
  'title-not-told': {
    find: 'document.title = titlePrefix + document.title',
    replace: "document.title = document.title + ''",
    breaks: 'WCAG 3.3.1: the title of the page says that something is wrong',
    test: 'the title of the page > starts with the prefix while there are errors',
  },
  'title-stays': {
    find: 'slice(titlePrefix.length',
    replace: 'trim(',
    breaks: 'The contract: the title is restored when there are no errors',
    test: 'the title of the page > starts with the prefix while there are errors',
  },
  'error-while-typing': {
    find: 'concat(left ?? [])',
    replace: 'concat(Object.keys(fresh))',
    breaks: 'The contract: no error appears while the visitor is typing',
    test: 'shows it again when the field loses the focus, not while the visitor types',
    by: 'form-validation.test.tsx',
  },
  'corrected-error-stays': {
    find: 'void revalidate(currentTarget, name, false)',
    replace: 'void name',
    breaks: 'The contract: an error is removed as soon as it is corrected',
    test: 'removes an error as soon as it is corrected; the summary stays, so that the layout does not shift',
    by: 'form-validation.test.tsx',
  },
  'stays-pending': {
    find: 'false\n      change({ pending: false })',
    replace: 'false',
    breaks: 'WCAG 4.1.3: the end of sending is exposed',
    test: 'sending > that is rejected is shown and announced as an error, and can be repeated',
  },
  'label-not-said': {
    in: 'form-validation.ts',
    find: '  label: labelOf(control),',
    replace: '  label: control.name,',
    breaks: 'WCAG 3.3.1: a message names the field by its label',
    test: 'message for each constraint > name',
    by: 'form-messages.test.tsx',
  },
} satisfies Mutants
