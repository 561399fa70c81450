/** The first letters of the first and the last word. Of an e-mail address, its first letter. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  // Not toLocaleUpperCase: the server does not know the reader’s locale, and both must write the same letters.
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
