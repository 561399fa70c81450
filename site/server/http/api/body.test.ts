import { describe, expect, it } from 'vitest'
import { findDuplicateKey, readBody } from './body'

const read = (text: string) => readBody(new TextEncoder().encode(text).buffer as ArrayBuffer)
const notObject = { message: 'The request is not a JSON object.' }

describe('a body', () => {
  it.each(['{}', '{"a":1}', '\ufeff{"a":{"b":[1,{"a":2}],"a":"}{"}}', '{"a":"a","b":"\\"a\\":"}'])(
    'is read: %s',
    (text) => expect(read(text)).toEqual({ values: JSON.parse(text.replace('\ufeff', '')) }),
  )

  it.each(['', '{', 'null', '[]', '7', '{"a":1}{"b":2}'])('must be an object, not %j', (text) =>
    expect(read(text)).toEqual(notObject),
  )

  it.each([[[0xff]], [[0xc0, 0xaf]], [[0xe2, 0x82]], [[0xed, 0xa0, 0x80]], [[0xf5, 0x80, 0x80, 0x80]]])(
    'is UTF-8, not %j',
    (broken) => {
      const bytes = Uint8Array.from([...Buffer.from('{"a":"'), ...broken, ...Buffer.from('"}')])
      expect(readBody(bytes.buffer)).toEqual({ message: 'The request is not valid UTF-8.' })
    },
  )

  it.each([
    ['{"a":1,"a":1}', 'a'],
    ['{"a":1,"\\u0061":2}', 'a'],
    ['{"a":{"b":1,"b":2}}', 'a'],
    ['{"c":[],"a":[{"b":1,"x":{},"b":2}]}', 'a'],
  ])('must have each field once: %s', (text, field) =>
    expect(read(text)).toEqual({
      message: 'Send each field only once.',
      errors: { [field]: ['Send each field only once.'] },
    }),
  )

  it.each(['__proto__', 'constructor', 'prototype', '__pr\\u006fto__'])(
    'must not have a field %s',
    (name) => {
      expect(read(`{"a":1,"${name}":{"x":1}}`)).toEqual({
        message: 'There is no field of this name.',
        errors: Object.fromEntries([[JSON.parse(`"${name}"`), ['There is no field of this name.']]]),
      })
      expect(findDuplicateKey(`{"a":{"b":{"${name}":1}}}`)?.field).toBe('a')
    },
  )

  it('may be nested as deep as 64 KB allow', () => {
    const deep = '['.repeat(32_000) + ']'.repeat(32_000)
    expect(read(`{"a":${deep}}`)).toHaveProperty('values')
  })
})
