/**
 * The terms of a licence, in days unless the name says otherwise. The server, the texts and the account page
 * use the same values.
 */
export const licenceTerms = {
  /** Length of the free trial. */
  trial: 14,
  /** How long a paid licence lasts, in months. It is paid for at once. */
  paidMonths: 12,
  /** How long a site is read-only after its licence has ended. */
  grace: 30,
  /** A renewal can be paid from this many days before the end of the licence. */
  renewalBefore: 30,
  /** A renewal can be paid until this many days after the end. After that a new licence is needed. */
  renewalAfter: 30,
  /** How long a domain name is reserved for its owner after the licence has ended. */
  domainName: 30,
  /** A payment is refunded in full if the customer asks within this time. */
  refund: 30,
  /** When the reminder e-mail is sent: so many days before the end of a trial, or of a paid licence. */
  trialReminder: 3,
  renewalReminder: 30,
} as const
