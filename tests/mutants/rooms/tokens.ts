import { room } from '../mutant.ts'

export default room('design-system/tokens', {
  'text-pale': {
    in: 'palette.json',
    find: '"ink-2": { "$value": "#3b5047"',
    replace: '"ink-2": { "$value": "#93a39b"',
    breaks: 'WCAG 1.4.3: second text on paper is 4.5:1',
    test: 'Kaksha > keeps every allowed pair legible',
    by: 'tokens.test.ts',
  },
  'edge-faint': {
    in: 'palette.json',
    find: '"edge": { "$value": "#61776e"',
    replace: '"edge": { "$value": "#b9c4be"',
    breaks: 'WCAG 1.4.11: the edge of a control on paper is 3:1',
    test: 'Kaksha > keeps every allowed pair legible',
    by: 'tokens.test.ts',
  },
  'error-pale': {
    in: 'palette.json',
    find: '"terra": { "$value": "#9b3314"',
    replace: '"terra": { "$value": "#e0663f"',
    breaks: 'WCAG 1.4.3: what failed is told in 4.5:1',
    test: 'Kaksha > keeps every allowed pair legible',
    by: 'tokens.test.ts',
  },
  'ring-in-the-dark': {
    in: 'palette.json',
    find: '"river-chalk": { "$value": "#91d5f9"',
    replace: '"river-chalk": { "$value": "#2b5a75"',
    breaks: 'WCAG 2.4.7: the focus ring on slate is 3:1',
    test: 'Kaksha > keeps every allowed pair legible',
    by: 'tokens.test.ts',
  },
  'css-not-generated': {
    in: 'palette.json',
    find: '"leaf": { "$value": "#20622f"',
    replace: '"leaf": { "$value": "#1f612e"',
    breaks: 'The promise that what is served is what was proved',
    test: 'written files > are fresh',
    by: 'tokens.test.ts',
  },
})
