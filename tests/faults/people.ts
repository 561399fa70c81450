/** One account for every server that is killed, and some more. */
export const people = Array.from({ length: 80 }, (_, n) => `person-${n}`)
