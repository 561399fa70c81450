import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Skeleton',
  pattern: { name: 'Decorative image', url: 'https://www.w3.org/WAI/tutorials/images/decorative/' },
  roles: [{ role: 'none', nameFrom: 'hidden; the words are in Loading, or in a status beside it' }],
  keys: [],
  focus: 'Takes no focus.',
  announcements: ['None of its own: a status beside it announces.'],
  transcripts: [
    { story: 'Lines', silent: true },
    { story: 'Frame', silent: true },
    { story: 'WithWords', phrases: ['status', 'Loading the calendar...'] },
  ],
  wcag: ['1.1.1', '2.2.2', '2.3.3', '4.1.3'],
  gaps: [
    'Its lines move for as long as it is shown, without a control to pause them: they stop with the wait, and stand still under reduced motion.',
  ],
  withoutJavaScript: {
    says: 'Everything: the lines are drawn by CSS.',
    works: {
      WithWords: [{ hears: 'Loading the calendar...' }],
    },
  },
} satisfies A11yContract
