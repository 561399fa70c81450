import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Hero',
  pattern: {
    name: 'Region landmark',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/region.html',
  },
  roles: [
    { role: 'region', nameFrom: 'the headline' },
    { role: 'heading', nameFrom: 'the four lines as one sentence, with the first phrase' },
    { role: 'button', nameFrom: 'pauseLabel, or playLabel while paused; none where there is one phrase' },
    { role: 'img', nameFrom: 'label of the ProductPreview' },
  ],
  keys: [
    { key: 'Enter', on: 'the pause button', does: 'Stops the typing, or lets it go on.' },
    { key: 'Space', on: 'the pause button', does: 'As Enter.' },
  ],
  focus: 'The actions, then the pause button.',
  wcag: ['1.1.1', '1.3.1', '1.4.5', '1.4.10', '2.2.2', '2.3.3', '2.4.6', '2.5.8'],
  withoutJavaScript: 'Everything; the headline stands still.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
