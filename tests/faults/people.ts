/** One for every server that is killed, and some to spare. */
export const people = Array.from({ length: 80 }, (_, n) => `person-${n}`)
