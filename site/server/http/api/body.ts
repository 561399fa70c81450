/** Reads the body of a call. A body that two JSON parsers could read differently is refused first. */
import type { Failure } from '../../../contracts/api'

export type Body = { values: Record<string, unknown> } | (Failure & { message: string })

/** Fatal: otherwise a broken sequence would become U+FFFD and be stored as if the visitor had typed it. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Copying these keys into an object would change its prototype. No call has such a field. */
const prototypeNames = new Set(['__proto__', 'constructor', 'prototype'])

/** Strings and structural characters of valid JSON; everything else is skipped. */
const jsonToken = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g

const onlyOnce = 'Send each field only once.'
const notAName = 'There is no field of this name.'

/**
 * Finds the first key that occurs twice in an object (RFC 8259, 4: the meaning is undefined) or that names the
 * prototype, and the top-level field that it belongs to. `json` is valid JSON.
 */
export function findDuplicateKey(json: string): { field: string; message: string } | null {
  /** The enclosing objects, each with the keys seen so far; null for an array. */
  const around: (Set<string> | null)[] = []
  let field = ''
  let last = ''
  for (const [sign] of json.matchAll(jsonToken)) {
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
    const duplicate = findDuplicateKey(text)
    if (duplicate) return { message: duplicate.message, errors: { [duplicate.field]: [duplicate.message] } }
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
