/** GSTIN: the number of a person who is registered for India's goods and services tax. */
import { states } from '../content/billing/states'

export const isStateCode = (code: string): code is keyof typeof states => Object.hasOwn(states, code)

/** The format: State, PAN, number of the registration, a letter, check character. */
const pattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/
const base = 36

/** The check character of the first fourteen characters. */
function checkCharacter(text: string): string {
  const sum = [...text].reduce((total, character, index) => {
    const product = Number.parseInt(character, base) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / base) + (product % base)
  }, 0)
  return ((base - (sum % base)) % base).toString(base).toUpperCase()
}

/** Upper case without spaces, whatever was pasted. */
export const normalGstin = (text: string) => text.replace(/\s/g, '').toUpperCase()

/** Why a normalised text is no GSTIN; null if it is one. */
export function gstinProblem(text: string): string | null {
  if (!pattern.test(text)) return 'A GSTIN has 15 characters, such as 19AAACK1234A1Z7.'
  if (!isStateCode(text.slice(0, 2))) return 'The first two digits of a GSTIN are the code of a State.'
  if (checkCharacter(text.slice(0, 14)) !== text[14])
    return 'The last character does not match the others. Please check the number.'
  return null
}
