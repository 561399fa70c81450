/** How long the server keeps what visitors gave it, in days. The notices beside the forms say the same. */
export const retentionDays = {
  /** A message of the contact form, from the day on which it came. */
  messages: 365,
  /** An unfinished step 2 of the journey, from its last change. */
  drafts: 30,
} as const
