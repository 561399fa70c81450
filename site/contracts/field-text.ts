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

/**
 * The field that a request names: 'the subject' for 'Enter a subject.', 'your name' for 'Enter your name.'. The other
 * messages of the field name it in the same words, because an error summary shows them away from it. Undefined for a
 * sentence of another form.
 */
export const fieldIn = (ask: string) =>
  /^(?:Enter|Write|Choose|Name|Give) (.+)\.$/.exec(ask)?.[1]?.replace(/^an? /, 'the ')

/** The message about a text that is too long, shown while typing and after sending. */
export const tooLongText = (max: number, text: string, field?: string) =>
  `Use at most ${max} characters${forField(field)}. You have typed ${text.length}.`

/** What a message adds to name its field. */
export const forField = (field?: string) => (field ? ` for ${field}` : '')

/** Before a number as it will be stored, which was typed with the digits of another script. */
export const storedAs = 'We store this number as'
