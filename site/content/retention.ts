/**
 * For how many days submitted data is kept. The notices at the forms and the server's deletion use the same numbers, so
 * that they cannot differ.
 */
export const retentionDays = {
  /** A message of the contact form, counted from the day it was sent. */
  messages: 365,
  /** An unfinished step 2 of the onboarding, counted from the day it was last changed. */
  drafts: 30,
} as const
