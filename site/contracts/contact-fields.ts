/** The maximum length of each field. The check is in `contact.ts`, which loads the validator. */
export const contactLimits = { name: 120, email: 254, phone: 40, subject: 200, message: 5000 } as const

/** The message of each field when it is empty, which names the field. */
export const contactAsks = {
  name: 'Enter your name.',
  email: 'Enter your e-mail address.',
  phone: 'Enter your phone number.',
  subject: 'Enter a subject.',
  message: 'Write your message.',
} as const

/** This message is not in the contract, so that the form can show it before the contract has loaded. */
export const contactFailedMessage = 'An error occurred. Please try again.'
