import type { Mutants } from '../../testing/mutants.ts'

export default {
  'destination-unsaid': {
    find: `aria-label={\`\${name}, \${destination}\`}`,
    replace: 'aria-label={name}',
    breaks: 'WCAG 2.4.4: the name of the logo says where it leads',
    test: 'links to the home page, and its name ends with the link’s target',
  },
  'name-not-in-label': {
    find: `aria-label={\`\${name}, \${destination}\`}`,
    replace: 'aria-label={destination}',
    breaks: 'WCAG 2.5.3: the visible name is in the accessible one',
    test: 'links to the home page, and its name ends with the link’s target',
  },
  small: {
    find: 'inline-flex min-h-11 items-center leading-none',
    replace: 'inline-flex items-center leading-none',
    breaks: 'WCAG 2.5.8: the logo is a target of 44 px',
    test: 'of at least 44 px, in a header',
  },
  'leads-nowhere': {
    find: "href = '/', className",
    replace: 'href, className',
    breaks: 'WCAG 2.1.1: the logo is a link by default',
    test: 'links to the home page, and its name ends with the link’s target',
  },
} satisfies Mutants
