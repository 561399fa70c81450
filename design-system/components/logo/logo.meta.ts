import { html } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'
import { logoDescriptions } from './logo.tsx'

export default {
  summary: 'The mark and the name of the brand, as a link to the home page.',
  use: [
    'Use it once in the header and once in the footer.',
    'Its accessible name is the visible name and the destination: “Kaksha, home”.',
  ],
  avoid: [
    { when: 'It is the logo of another company.', instead: 'LogoCarousel' },
    { when: 'It is not a link.', instead: '`<svg role="img">` with a name' },
  ],
  rules: [
    {
      do: 'Content: say where it leads with `destination`: “home”, “all lessons”.',
      dont: 'Name it “Logo”: the visible name must be part of the accessible name (WCAG 2.2, 2.5.3 Label in Name).',
    },
    {
      do: 'Draw your mark in `var(--ds-accent-border)`, which has 4.5 to 1 on every background of every theme.',
      dont: 'Draw it in `var(--ds-accent)` alone: that is a fill, and a light one cannot be seen on a light page (WCAG 2.2, 1.4.11 Non-text Contrast).',
    },
    { do: 'Pass the name of the brand as data.', dont: 'Write a brand name into a component.' },
  ],
  parts: ['Logo'],
  variants: logoDescriptions,
  examples: [
    { story: 'Default', caption: 'In a header.' },
    { story: 'Footer', caption: 'In a footer.' },
    { story: 'AnotherBrand', caption: 'Another brand with another destination.' },
    { story: 'OwnMark', caption: 'With another mark.' },
  ],
  contract: {
    component: 'Logo',
    pattern: html('Link', 'text-level-semantics.html#the-a-element'),
    roles: [{ role: 'link', nameFrom: "the name of the brand and the destination: 'Kaksha, home'" }],
    keys: [{ key: 'Enter', does: 'Follows the link.' }],
    focus: 'It is in the tab order.',
    transcripts: [{ story: 'Default' }, { story: 'AnotherBrand' }],
    wcag: ['1.1.1', '2.1.1', '2.4.4', '2.4.7', '2.5.3', '2.5.8'],
    withoutJavaScript: {
      says: 'It works completely.',
      works: { Default: [{ follows: 'Kaksha, home', to: '/' }] },
    },
  },
} satisfies ComponentMeta
