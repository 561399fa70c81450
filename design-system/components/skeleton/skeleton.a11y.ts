import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Skeleton',
  pattern: { name: 'Decorative image', url: 'https://www.w3.org/WAI/tutorials/images/decorative/' },
  roles: [{ role: 'none', nameFrom: 'hidden; Loading, or a status beside it, has the text' }],
  keys: [],
  focus: 'It cannot be focused.',
  announcements: ['None: a status beside it announces the wait.'],
  transcripts: [
    { story: 'Default', silent: true },
    { story: 'Frame', silent: true },
    { story: 'WithHiddenText', phrases: ['status', 'Loading the calendar...'] },
  ],
  wcag: ['1.1.1', '2.2.2', '2.3.3', '4.1.3'],
  gaps: [
    'Its lines move for as long as it is shown, without a pause control. They stop when the content arrives and do not move under reduced motion.',
  ],
  withoutJavaScript: {
    says: 'It works completely: the lines are drawn by CSS.',
    works: {
      WithHiddenText: [{ announces: 'Loading the calendar...' }],
    },
  },
} satisfies A11yContract
