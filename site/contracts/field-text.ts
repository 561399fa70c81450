const digit = /\p{Nd}/u
/**
 * Converts the decimal digits of every script to 0 to 9. Unicode has the ten digits of a script in a row,
 * from zero to nine; where several rows are adjacent, each has ten.
 */
export const asciiDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (one) => {
    const code = one.codePointAt(0) ?? 0
    let previousEnd = 0
    while (digit.test(String.fromCodePoint(code - previousEnd - 1))) previousEnd++
    return String(previousEnd % 10)
  })

/** `address`: a domain name or an e-mail address. */
export type TextKind = 'line' | 'paragraph' | 'phone' | 'address'

/** Line breaks inside one paragraph or line, such as Word's U+000B; an input shows nothing for them. */
const softBreak = /[\v\f\u0085\u2028\u2029]/g
/** Marks without a shape: of hyphenation, width, direction (UTR 36, 2.3) and annotation, fillers, byte order marks. */
const shapeless =
  /\u034F|[\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g
/** Joiners form letters of Indic and Arabic scripts, and emoji. After these characters they do nothing. */
const idleJoiner = /(?<=^|[\p{Script=Latin}\p{Z}\p{P}\p{Nd}])[\u200C\u200D]+/gu
/** In an address or a number no joiner or variation selector has a meaning. */
const ignorable = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * The text without what a paste brings along and nobody sees: browser and server validate, and store, what is left. A
 * line break becomes one character, so that a length is the same wherever it is counted.
 */
export function cleanText(text: string, kind: TextKind): string {
  if (kind === 'paragraph')
    return text
      .replace(/\r\n?/g, '\n')
      .replace(softBreak, '\n')
      .replace(/\uFEFF/g, '')
      .trim()
  if (kind === 'address')
    return text
      .replace(softBreak, '')
      .replace(/(?! )\p{Zs}/gu, '')
      .replace(ignorable, '')
      .trim()
  const line = text.replace(softBreak, ' ').replace(/\t|\p{Zs}/gu, ' ')
  return kind === 'phone'
    ? asciiDigits(line.replace(ignorable, '').replace(/\u2011/g, '-')).trim()
    : line.replace(shapeless, '').replace(idleJoiner, '').trim()
}

/** A letter with its marks, an emoji with all its parts, a flag. So many marks as no script uses begin a new one. */
const character =
  /\p{Regional_Indicator}{2}|.(?:\u200D\p{Extended_Pictographic}|\u200C|\u200D|[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]){0,30}/gsu

/** As a reader counts. `Intl.Segmenter` copies the whole text for every character, and versions of ICU differ. */
export const characterCount = (text: string) => text.match(character)?.length ?? 0

export const isTooLong = (text: string, max: number) => text.length > max && characterCount(text) > max

/**
 * The field that a request names: 'the subject' for 'Enter a subject.', 'your name' for 'Enter your name.'. The other
 * messages of the field name it in the same words, because an error summary shows them away from it. Undefined for a
 * sentence of another form.
 */
export const fieldIn = (ask: string) =>
  /^(?:Enter|Write|Choose|Name|Give) (.+)\.$/.exec(ask)?.[1]?.replace(/^an? /, 'the ')

/** The message about a text that is too long, shown while typing and after sending. */
export const tooLongText = (max: number, text: string, field?: string) =>
  `Use at most ${max} characters${forField(field)}. You have typed ${characterCount(text)}.`

export const forField = (field?: string) => (field ? ` for ${field}` : '')

/** Before a number as it will be stored, which was typed with the digits of another script. */
export const storedAs = 'We store this number as'
