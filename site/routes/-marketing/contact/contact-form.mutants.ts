import type { Mutants } from '../../../../design-system/testing/mutants.ts'

export default {
  'form-answers-in-the-address': {
    find: `      method="post"
`,
    replace: '',
    breaks: 'The requirement that no typed text is put into a URL',
    test: 'works without JavaScript and puts no data into the URL',
  },
  'name-not-filled-in': {
    find: 'name="name" autoComplete="name"',
    replace: 'name="name"',
    breaks: 'WCAG 1.3.5: the browser can fill in the visitor’s details',
    test: 'lets the browser fill in the visitor',
  },
  'sent-in-silence': {
    find: 'toast.success(sent.value)',
    replace: '',
    breaks: 'WCAG 4.1.3: success is announced',
    test: 'sends once, confirms it',
  },
  'focus-stays-after-sending': {
    find: 'if (result?.ok) panel.current?.focus()',
    replace: '',
    breaks: 'WCAG 2.4.3: the focus moves to the confirmation',
    test: 'sends once, confirms it',
  },
  'title-says-nothing': {
    find: ", titlePrefix: 'Error: ' }",
    replace: ' }',
    breaks: 'WCAG 3.3.1: the page title reports errors',
    test: 'marks the page title',
  },
  'words-lost-on-failure': {
    find: `if (sent.ok) {
      element.reset()`,
    replace: `element.reset()
    if (sent.ok) {`,
    breaks: 'WCAG 3.3.4: no input is lost when the network fails',
    test: 'keeps the form’s values when the network fails',
  },
  'failure-silent': {
    find: '<Alert tone="error" live="assertive">',
    replace: '<Alert tone="error">',
    breaks: 'WCAG 4.1.3: failure is announced',
    test: 'keeps the form’s values when the network fails',
  },
  'error-unshown': {
    find: "error={error('email')}",
    replace: '',
    breaks: 'WCAG 3.3.1: each error is shown at its field',
    test: 'lists what is missing, focuses the list',
  },
} satisfies Mutants
