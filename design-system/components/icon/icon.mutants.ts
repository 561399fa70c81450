import type { Mutants } from '../../testing/mutants.ts'

export default {
  'name-hidden': {
    in: 'create-icon.ts',
    find: "rest['aria-label'] || rest['aria-labelledby'] ? undefined : true",
    replace: 'true',
    breaks: 'WCAG 1.1.1: an icon with a name is exposed to assistive technology',
    test: 'is hidden from screen readers unless it has a name',
    by: 'create-icon.test.ts',
  },
  'decoration-exposed': {
    in: 'create-icon.ts',
    find: "rest['aria-label'] || rest['aria-labelledby'] ? undefined : true",
    replace: 'undefined',
    breaks: 'WCAG 1.1.1: a decorative icon is hidden from assistive technology',
    test: 'is hidden from screen readers unless it has a name',
    by: 'create-icon.test.ts',
  },
  'class-replaced': {
    in: 'create-icon.ts',
    find: 'cx(ownClass, className)',
    replace: 'className ?? ownClass',
    breaks: 'the styles for `svg.lucide` apply to an icon with a class too',
    test: 'renders what lucide-react renders > with a class',
    by: 'create-icon.test.ts',
  },
  'label-hidden': {
    find: 'aria-hidden={label ? undefined : true}',
    replace: 'aria-hidden',
    breaks: 'WCAG 1.1.1: an icon with a label is exposed to assistive technology',
    test: 'is a named image if it has a label',
  },
} satisfies Mutants
