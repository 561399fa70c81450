/** Texts of NameSchool. Pass others for another language. */
export const english = {
  /** Text alternative of the preview with the visitor's name. */
  preview: (name: string, address: string, colour: string) =>
    `Example of a site for ${name}, at ${address}, in the colour ${colour}: the next live class, courses with their fees and the week’s timetable.`,
  /** Announced after a pause in typing. */
  announcement: (name: string, address: string, note?: string) =>
    `Preview: ${[name, address, note].filter(Boolean).join(', ')}`,
  /** Announced when the field is emptied. */
  sample: (name: string) => `Preview: ${name}, a sample`,
}

export type NameSchoolLabels = typeof english

/** Control and bidirectional characters. Zero-width joiners stay, because Indic scripts and emoji need them. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Normalises a name: one line, single spaces, no characters that change the text direction. */
export const cleanName = (typed: string) =>
  typed.normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '').trim()

/** The letters and digits of a name, for its monogram; the whole name if it has none. */
export const lettersOf = (name: string) => name.replace(/[^\p{L}\p{M}\p{N}\s]+/gu, ' ').trim() || name
