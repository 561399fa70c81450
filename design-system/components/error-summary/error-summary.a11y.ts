import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'ErrorSummary',
  pattern: { name: 'Error summary', url: 'https://design-system.service.gov.uk/components/error-summary/' },
  roles: [
    { role: 'group', nameFrom: 'title' },
    { role: 'list', nameFrom: 'none; it also describes the group' },
    { role: 'link', nameFrom: 'the message of the error' },
  ],
  keys: [{ key: 'Enter', on: 'a line', does: 'Moves the focus to the field that it speaks of.' }],
  focus:
    'Takes the focus when it appears and when its messages change. It is not a tab stop itself; its lines are.',
  announcements: [
    'None besides the focus, which reads title and messages: a live region would say them twice.',
  ],
  wcag: ['1.3.1', '1.4.1', '2.1.1', '2.4.3', '2.5.8', '3.3.1', '3.3.3', '4.1.3'],
  withoutJavaScript: 'The list; its links lead to fields that have the id.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
