import type { ComboboxOption } from './combobox-popup.tsx'

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

/** What the text of a visitor is looked for in. */
export const searched = ({ value, note = '', keywords = '' }: ComboboxOption) =>
  `${value} ${note} ${keywords}`

/** Safari, and every browser on iOS. */
export const isSafari = () => navigator.vendor.startsWith('Apple')

/** Scrolls a box to one of its parts, and nothing around it as scrollIntoView would. */
export function scrollWithin(box: Element, part: Element) {
  const { top, bottom } = box.getBoundingClientRect()
  const inner = part.getBoundingClientRect()
  const above = top + box.clientTop - inner.top
  const below = inner.bottom - bottom + box.clientTop
  if (above > 0) box.scrollTop -= Math.ceil(above)
  else if (below > 0) box.scrollTop += Math.ceil(below)
}
