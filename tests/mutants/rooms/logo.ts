import { room } from '../mutant.ts'

export default room('design-system/components/logo', {
  'destination-unsaid': {
    find: `aria-label={\`\${name}, \${destination}\`}`,
    replace: 'aria-label={name}',
    breaks: 'WCAG 2.4.4: the logo says where it leads',
    test: 'leads home, and says so',
  },
  'name-not-in-label': {
    find: `aria-label={\`\${name}, \${destination}\`}`,
    replace: 'aria-label={destination}',
    breaks: 'WCAG 2.5.3: the visible name is in the accessible one',
    test: 'leads home, and says so',
  },
  small: {
    find: 'inline-flex min-h-11 items-center leading-none',
    replace: 'inline-flex items-center leading-none',
    breaks: 'WCAG 2.5.8: the logo is a target of 44 px',
    test: 'to be hit, in a header',
  },
  'leads-nowhere': {
    find: `href = '/',
`,
    replace: `href,
`,
    breaks: 'WCAG 2.1.1: the logo is a link by itself',
    test: 'leads home, and says so',
  },
})
