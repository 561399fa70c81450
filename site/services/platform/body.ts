/** Reads the body of a call. What two readers could understand in two ways is refused before anybody acts on it. */
import type { FieldErrors } from '../contract'

export type Body =
  | { values: Record<string, unknown> }
  /** Why it is refused, and by which fields, where it is about fields. */
  | { message: string; errors?: FieldErrors }

/** Fatal: a broken sequence would otherwise become U+FFFD, and be stored as if it had been typed. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** With these, code that copies objects changes all of them. No call has such a field. */
const prototypeNames = new Set(['__proto__', 'constructor', 'prototype'])

/** Strings, and the signs that say what they are; all else of valid JSON is skipped. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g

const onlyOnce = 'Send each field only once.'
const notAName = 'There is no field of this name.'

/**
 * The first key that an object has twice (RFC 8259, 4: what it means is left to each reader), or that names the
 * prototype, with the field of the body that it belongs to. `json` is valid JSON.
 */
export function oddKey(json: string): { field: string; message: string } | null {
  /** The objects around the current place, each with the keys it has so far; null for a list. */
  const around: (Set<string> | null)[] = []
  let field = ''
  let last = ''
  for (const [sign] of json.matchAll(token)) {
    if (sign === '{') around.push(new Set())
    else if (sign === '[') around.push(null)
    else if (sign === '}' || sign === ']') around.pop()
    else if (sign === ':') {
      const key: string = JSON.parse(last)
      if (around.length === 1) field = key
      const keys = around.at(-1)
      if (prototypeNames.has(key)) return { field, message: notAName }
      if (keys?.has(key)) return { field, message: onlyOnce }
      keys?.add(key)
    } else last = sign
  }
  return null
}

export function readBody(bytes: ArrayBuffer): Body {
  try {
    const text = utf8.decode(bytes)
    const values: unknown = JSON.parse(text)
    if (typeof values !== 'object' || values === null || Array.isArray(values))
      return { message: 'The request is not a JSON object.' }
    const odd = oddKey(text)
    if (odd) return { message: odd.message, errors: { [odd.field]: [odd.message] } }
    return { values: values as Record<string, unknown> }
  } catch (error) {
    return {
      message:
        error instanceof SyntaxError
          ? 'The request is not a JSON object.'
          : 'The request is not valid UTF-8.',
    }
  }
}
