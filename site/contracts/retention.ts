/**
 * How many days submitted data is kept. The notices at the forms and the server's deletion use the same numbers, so
 * that they cannot differ.
 */
export const retentionDays = {
  /** A message of the contact form, counted from the day it was sent. */
  messages: 365,
  /** An unfinished step 2 of the onboarding, counted from the day it was last changed. */
  drafts: 30,
  /** Address and content of an e-mail about an account, counted from the day it was written. */
  emails: 90,
  /** A keyed digest of a deleted account that had a free trial, counted from the day of its deletion. */
  trials: 365,
} as const

/** Books of account are kept for so many years after the financial year (Companies Act 2013, section 128 (5)). */
export const booksKeptYears = 8
