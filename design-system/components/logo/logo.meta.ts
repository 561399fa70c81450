import { componentMeta, html } from '../../testing/contract-parts.ts'
import { logoDescriptions } from './logo.tsx'

export default componentMeta({
  summary: 'The mark and the name of the brand, as a link to the home page.',
  use: [
    'Use it once in the header and once in the footer.',
    'Its accessible name is the visible name and the destination: “Kaksha, home”.',
  ],
  avoid: {
    'It is the logo of another company.': 'LogoCarousel',
    'It is not a link.': '`<svg role="img">` with a name',
  },
  rules: {
    'Content: say where it leads with `destination`: “home”, “all lessons”.':
      'Name it “Logo”: the visible name must be part of the accessible name (WCAG 2.2, 2.5.3 Label in Name).',
    'Draw your mark in `var(--ds-accent-border)`, which has 4.5 to 1 on every background of every theme.':
      'Draw it in `var(--ds-accent)` alone: that is a fill, and a light one cannot be seen on a light page (WCAG 2.2, 1.4.11 Non-text Contrast).',
    'Pass the name of the brand as data.': 'Write a brand name into a component.',
  },
  parts: ['Logo'],
  variants: logoDescriptions,
  examples: {
    Default: 'In a header.',
    Footer: 'In a footer.',
    AnotherBrand: 'Another brand with another destination.',
    OwnMark: 'With another mark.',
  },
  pattern: html('Link', 'text-level-semantics.html#the-a-element'),
  roles: [{ role: 'link', nameFrom: "the name of the brand and the destination: 'Kaksha, home'" }],
  keys: [{ key: 'Enter', does: 'Follows the link.' }],
  focus: 'It is in the tab order.',
  transcripts: [{ story: 'Default' }, { story: 'AnotherBrand' }],
  wcag: '1.1.1 2.1.1 2.4.4 2.4.7 2.5.3 2.5.8',
  works: { Default: [{ follows: 'Kaksha, home', to: '/' }] },
})
