/** Sentences of NameSchool, to be given in another language. */
export const english = {
  /** What the preview shows, once it is the visitor's own. */
  label: (name: string, address: string, colour: string) =>
    `Example of a site for ${name}, at ${address}, in the colour ${colour}: the next live class, courses with their fees and the week’s timetable.`,
  /** Said in a pause of the typing. */
  said: (name: string, address: string, note?: string) =>
    `Preview: ${[name, address, note].filter(Boolean).join(', ')}`,
  /** Said when the field was emptied. */
  sample: (name: string) => `Preview: ${name}, a sample`,
}

export type NameSchoolWords = typeof english

/** Turns the direction of what follows, or is no letter at all; joiners stay, which Indian scripts and emoji need. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A name as it is shown and handed on: one line, no spaces too many, nothing that turns the text around it. */
export const cleanName = (typed: string) =>
  typed.normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '').trim()

/** The name with letters and figures alone, of which a mark is made; the whole name where it has none. */
export const lettersOf = (name: string) => name.replace(/[^\p{L}\p{M}\p{N}\s]+/gu, ' ').trim() || name
