/**
 * Marks that a reader may leave out: the accents of Latin, Greek and Cyrillic, the nukta of Devanagari, and the joiners
 * that choose between two forms of a letter. Vowel signs, which are marks too, stay: without them का and कि were the
 * same. ড় and ড are different letters of Bengali, so its nukta stays as well.
 */
const optional = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u093c\u200b-\u200d\ufeff]/g

/** The text without differences of case and of optional marks. */
export const searchKey = (text: string) =>
  text
    .normalize('NFKD')
    // First to capitals: ß becomes SS, and ς becomes Σ as σ does.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replace(optional, '')
    // Hindi is written with either sign: हाँ and हां.
    .replaceAll('\u0901', '\u0902')
    .replace(/\s+/g, ' ')
    .trim()

/** A function that says whether a text contains every word of the query, in any order. */
export function matcher(query: string) {
  const words = searchKey(query).split(' ')
  return (text: string) => {
    const key = searchKey(text)
    return words.every((word) => key.includes(word))
  }
}
