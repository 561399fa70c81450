/** What a school does first. Also in the e-mail that its licence is active. */
export const firstSteps = [
  'Add your first course in the application.',
  'Put its classes in the calendar.',
  'Send your students your web address.',
] as const

/** The dialog when a licence was activated. */
export const launched = {
  address: 'the web address',
  share: 'Share on WhatsApp',
  shareUrl: (school: string, address: string) =>
    `https://wa.me/?text=${encodeURIComponent(`${school} is online: https://${address}`)}`,
  firstSteps: 'Your first steps',
} as const
