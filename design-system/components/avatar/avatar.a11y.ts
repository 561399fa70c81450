import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Avatar',
  pattern: { name: 'Decorative and informative images', url: 'https://www.w3.org/WAI/tutorials/images/' },
  roles: [
    { role: 'img', nameFrom: 'name; the photo and the initials in it are not told apart' },
    { role: 'none', nameFrom: 'with `decorative`, or without a name: hidden' },
  ],
  keys: [],
  focus: 'Takes no focus.',
  wcag: ['1.1.1', '1.4.3', '1.4.11'],
  withoutJavaScript: 'Photo or initials. A photo that fails leaves an empty disc.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
