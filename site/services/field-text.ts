const digit = /\p{Nd}/u
/**
 * Writes the decimal digits of every script as 0 to 9. In Unicode a script has its ten digits in a row, from zero to nine,
 * and where several rows touch each has ten.
 */
export const asciiDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (one) => {
    const code = one.codePointAt(0) ?? 0
    let before = 0
    while (digit.test(String.fromCodePoint(code - before - 1))) before++
    return String(before % 10)
  })

/** The message about a text that is too long, while it is typed and when it is sent. */
export const tooLongText = (max: number, text: string) =>
  `Use at most ${max} characters. You have typed ${text.length}.`
