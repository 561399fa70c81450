/** Sandbox accounts: more than there are kills of a server, so that each kill has its own. */
export const people = Array.from({ length: 130 }, (_, n) => `person-${n}`)
