import type { Mutants } from '../../testing/mutants.ts'

export default {
  'suffix-unread': {
    find: "suffix ? cx(rest['aria-describedby'], suffixId) :",
    replace: '',
    breaks: 'WCAG 1.3.1: the suffix is announced with the input',
    test: 'form field: Domain name > is named by its label and described by its hint',
  },
  'autocomplete-dropped': {
    find: '<input {...box} className',
    replace: '<input {...box} autoComplete="off" className',
    breaks: 'WCAG 1.3.5: the browser can fill in known values',
    test: 'sets the type and autocomplete that it is given',
  },
  'wrong-keyboard': {
    find: `    type,
    onWheel`,
    replace: `    type: 'text',
    onWheel`,
    breaks: 'WCAG 1.3.5: the type of an input selects the matching keyboard',
    test: 'sets the type and autocomplete that it is given',
  },
  'wheel-changes-number': {
    find: "type === 'number' ? leave : undefined",
    replace: 'undefined',
    breaks: 'WCAG 3.3.4: scrolling the page does not change an amount that was entered',
    test: 'keeps the number that was entered when the wheel scrolls the page',
  },
  'half-a-word-at-320': {
    find: 'flex items-stretch max-[22rem]:flex-col',
    replace: 'flex items-stretch',
    breaks: 'WCAG 1.4.10: on the narrowest phones the suffix moves below the input',
    test: 'moves its suffix below the box if there is no space beside it',
  },
} satisfies Mutants
