import { domainNameLength, isReserved } from './domain-name-limits'

const { min, max } = domainNameLength

/** Latin letters that are not a base letter with a combining mark. */
const transliterations: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ı: 'i',
  ə: 'e',
}

/** Words that must not end a shortened name. */
const connectingWords = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'the', 'to', 'with'])

/** Keeps as many whole words as fit into the maximum length. */
function wordsThatFit(words: readonly string[]): string {
  const fitting: string[] = []
  for (const word of words) {
    if ([...fitting, word].join('-').length > max) break
    fitting.push(word)
  }
  if (fitting.length === words.length) return fitting.join('-')
  while (connectingWords.has(fitting.at(-1) ?? '')) fitting.pop()
  return fitting.join('-') || (words.find((word) => !connectingWords.has(word)) ?? '').slice(0, max)
}

/**
 * The domain name that fits a company's name; null if the name has no letters a to z and no digits, or is reserved. The
 * contract always accepts the result, but only the server knows whether it is taken.
 *
 * @example suggestDomainName('Rao & Sons, Pâtisserie') // 'rao-and-sons'
 */
export function suggestDomainName(name: string): string | null {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => transliterations[letter] ?? letter)
    .replace(/['’ʼ`]/g, '')
    .replace(/[&+]/g, ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  // A name in another script may leave only connecting words, such as the `and` between two Bengali names: no
  // suggestion.
  if (words.every((word) => connectingWords.has(word))) return null
  const slug = wordsThatFit(words)
  const free = slug.length < min || isReserved(slug) ? `${slug}-school` : slug
  return isReserved(free) ? null : free
}

/** Common additions to a company's name. Numbers last, since they carry no meaning. */
const suffixes = ['school', 'classes', 'academy', 'online', '2', '3', '4', '5']

/** Names similar to a taken one, the most similar first. Each is valid if the taken name is. */
export function similarDomainNames(takenName: string): string[] {
  const similar = suffixes.map((word) => {
    const rest = max - word.length - 1
    // A shortened name with a word would be another name, so only a number may replace the end of a name.
    if (takenName.length > rest && word.length > 1) return takenName
    return `${takenName.slice(0, rest).replace(/-+$/, '')}-${word}`
  })
  return [...new Set(similar)].filter((name) => name !== takenName)
}
