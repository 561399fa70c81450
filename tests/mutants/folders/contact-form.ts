import { mutantsOf } from '../mutant.ts'

export default mutantsOf('site/routes/-sections/contact', {
  'form-answers-in-the-address': {
    in: 'contact-form.tsx',
    find: `      method="post"
`,
    replace: '',
    breaks: 'The requirement that no typed text is put into a URL',
    test: 'works without JavaScript and puts no data into the URL',
    by: 'contact-form.test.tsx',
  },
  'name-not-filled-in': {
    in: 'contact-form.tsx',
    find: 'name="name" autoComplete="name"',
    replace: 'name="name"',
    breaks: 'WCAG 1.3.5: the browser can fill in the visitor’s details',
    test: 'lets the browser fill in the visitor',
    by: 'contact-form.test.tsx',
  },
  'sent-in-silence': {
    in: 'contact-form.tsx',
    find: 'toast.success(outcome.message)',
    replace: '',
    breaks: 'WCAG 4.1.3: success is announced',
    test: 'sends once, confirms it',
    by: 'contact-form.test.tsx',
  },
  'focus-stays-after-sending': {
    in: 'contact-form.tsx',
    find: "if (result?.kind === 'sent') panel.current?.focus()",
    replace: '',
    breaks: 'WCAG 2.4.3: the focus moves to the confirmation',
    test: 'sends once, confirms it',
    by: 'contact-form.test.tsx',
  },
  'title-says-nothing': {
    in: 'contact-form.tsx',
    find: ", titlePrefix: 'Error: ' }",
    replace: ' }',
    breaks: 'WCAG 3.3.1: the page title reports errors',
    test: 'marks the page title',
    by: 'contact-form.test.tsx',
  },
  'words-lost-on-failure': {
    in: 'contact-form.tsx',
    find: `if (outcome.kind === 'sent') {
      element.reset()`,
    replace: `element.reset()
    if (outcome.kind === 'sent') {`,
    breaks: 'WCAG 3.3.4: no input is lost when the network fails',
    test: 'keeps the form’s values when the network fails',
    by: 'contact-form.test.tsx',
  },
  'failure-silent': {
    in: 'contact-form.tsx',
    find: '<Alert tone="error" live="assertive">',
    replace: '<Alert tone="error">',
    breaks: 'WCAG 4.1.3: failure is announced',
    test: 'keeps the form’s values when the network fails',
    by: 'contact-form.test.tsx',
  },
  'error-unshown': {
    in: 'contact-form.tsx',
    find: "error={error('email')}",
    replace: '',
    breaks: 'WCAG 3.3.1: each error is shown at its field',
    test: 'lists what is missing, focuses the list',
    by: 'contact-form.test.tsx',
  },
})
