const digit = /\p{Nd}/u
/**
 * Converts the decimal digits of every script to 0 to 9. Unicode has the ten digits of a script in a row,
 * from zero to nine; where several rows are adjacent, each has ten.
 */
export const asciiDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (one) => {
    const code = one.codePointAt(0) ?? 0
    let before = 0
    while (digit.test(String.fromCodePoint(code - before - 1))) before++
    return String(before % 10)
  })

/** The message about a text that is too long, shown while typing and after sending. */
export const tooLongText = (max: number, text: string) =>
  `Use at most ${max} characters. You have typed ${text.length}.`
