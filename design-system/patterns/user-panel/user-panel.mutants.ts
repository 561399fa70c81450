import type { Mutants } from '../../testing/mutants.ts'

export default {
  'expanded-frozen': {
    find: 'aria-expanded={open}',
    replace: 'aria-expanded={defaultOpen}',
    breaks: 'WCAG 4.1.2: the button exposes whether the panel is open',
    test: 'disclosure > opens and closes, by keyboard',
  },
  'panel-exposed': {
    find: `<div id={\`\${id}more\`} hidden={!open}`,
    replace: `<div id={\`\${id}more\`} hidden={false}`,
    breaks: 'WCAG 2.4.3: a closed panel is not in the accessibility tree',
    test: 'disclosure > begins closed',
  },
  'controls-nothing': {
    find: `aria-controls={\`\${id}more\`}`,
    replace: `aria-controls={\`\${id}panel\`}`,
    breaks: 'WCAG 4.1.2: aria-controls refers to an existing id',
    test: 'disclosure > begins closed',
  },
  'name-said-twice': {
    find: '<Avatar name={title} photo={photo} decorative />',
    replace: '<Avatar name={title} photo={photo} />',
    breaks: 'WCAG 1.1.1: the picture beside the name is decorative',
    test: 'shows the initials, hidden from screen readers',
  },
  nameless: {
    find: 'const title = name || email',
    replace: 'const title = name',
    breaks: 'WCAG 4.1.2: without a name the button is named by the e-mail address',
    test: 'is named by the e-mail address without a name',
  },
} satisfies Mutants
