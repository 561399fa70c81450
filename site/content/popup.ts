/** The card that appears once a session, on the home page. */
export const popup = {
  title: 'New here?',
  body: 'See how a school goes online in three steps and about ten minutes.',
  link: { label: 'How It Works', href: '/online-teaching-platform-launch-in-10-min' },
  close: 'Close',
} as const

/** From the end of loading until it appears. */
export const popupDelayMs = 3000
