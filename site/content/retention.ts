/**
 * For how many days what visitors send is kept. The notices at the forms say these numbers, and the server deletes by
 * them, so that what is promised and what is done cannot differ.
 */
export const retentionDays = {
  /** A message of the contact form, counted from the day it was sent. */
  messages: 365,
  /** An unfinished step 2 of the onboarding, counted from the day it was last changed. */
  drafts: 30,
} as const
