/** The maximum length of each field, as data. The check is in `contract.ts`, which loads the validator. */
export const contactLimits = { name: 120, email: 254, phone: 40, subject: 200, message: 5000 } as const
