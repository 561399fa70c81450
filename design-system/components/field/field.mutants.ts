import type { Mutants } from '../../testing/mutants.ts'

export default {
  'label-removed': {
    find: 'htmlFor={control} className',
    replace: 'className',
    breaks: 'WCAG 1.3.1: the label names its control',
    test: 'form field: Company name > receives focus when its label is pressed, by mouse',
  },
  'error-unlinked': {
    in: '../_internal/field-control.ts',
    find: ', field?.error)',
    replace: ')',
    breaks: 'WCAG 3.3.1: the error is announced with its control',
    test: 'form field: Company name > has an error message after its hint',
  },
  'hint-unlinked': {
    in: '../_internal/field-control.ts',
    find: '?.hint, field?.',
    replace: '?.',
    breaks: 'WCAG 3.3.2: the hint is announced with its control',
    test: 'form field: Company name > is named by its label and described by its hint',
  },
  'own-description-dropped': {
    in: '../_internal/field-control.ts',
    find: "given['aria-describedby'], field",
    replace: 'field',
    breaks: 'The promise that a given description is kept',
    test: 'keeps a given description, before its suffix',
    by: '../input/input.test.tsx',
  },
  'invalid-unsaid': {
    in: '../_internal/field-control.ts',
    find: '] ?? (field?.error ? true : undefined)',
    replace: ']',
    breaks: 'WCAG 4.1.2: a control with an error is exposed as invalid',
    test: 'form field: Company name > has an error message after its hint',
  },
  'group-unnamed': {
    find: '{label}</legend>',
    replace: '</legend>',
    breaks: 'WCAG 1.3.1: a group is named by its question',
    test: 'is a group named by its legend and described by its hint, then its error',
  },
  'group-error-unlinked': {
    find: "cx(rest['aria-describedby'], hintId, errorId)",
    replace: "cx(rest['aria-describedby'], hintId)",
    breaks: 'WCAG 3.3.1: the error of a group is announced with it',
    test: 'is a group named by its legend and described by its hint, then its error',
  },
} satisfies Mutants
