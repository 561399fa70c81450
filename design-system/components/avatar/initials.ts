/** First letters of the first and the last word; an e-mail address gives its own first letter. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  // Not by the reader's locale, which the server does not know: both have to write the same letters.
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
