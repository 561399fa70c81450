/** Bad input for the tests: a valid request with one thing wrong in it. */
import fc from 'fast-check'

/** A place in a body: its keys from the top. */
export type Path = readonly (string | number)[]

/** What a call's example request does not show; each place as its keys joined by dots. */
export interface Traits {
  /** May be missing, null or blank. */
  optional?: readonly string[]
  /** Text that may have several lines, or is not validated yet. */
  loose?: readonly string[]
  /** Identifies the caller: if it is wrong, the answer is 401 and names no field. */
  identity?: readonly string[]
}

export interface Case {
  /** A description of what is wrong. */
  what: string
  /** The field of the body that is wrong. */
  field: string
  /** Whether it must be refused. Otherwise it may be accepted, if it is stored unchanged. */
  refused: boolean
  bytes: Uint8Array
}

const utf8 = new TextEncoder()
const readable = (bytes: Uint8Array) => JSON.stringify(new TextDecoder().decode(bytes).slice(0, 400))

/** Every place of a body, including lists and objects. */
export function placesOf(value: unknown, path: Path = []): Path[] {
  const here = path.length > 0 ? [path] : []
  if (Array.isArray(value)) return [...here, ...value.flatMap((item, at) => placesOf(item, [...path, at]))]
  if (typeof value !== 'object' || value === null) return here
  return [...here, ...Object.entries(value).flatMap(([key, item]) => placesOf(item, [...path, key]))]
}

const valueAt = (body: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], body)

/** The body as JSON with `text`, itself JSON, in a place; without the place where `text` is undefined. */
function written(body: unknown, path: Path, text: string | undefined): string {
  const [key, ...rest] = path
  if (key === undefined) return text ?? ''
  const part = (own: string | number, item: unknown) =>
    own === key ? (rest.length === 0 ? text : written(item, rest, text)) : JSON.stringify(item)
  if (Array.isArray(body))
    return `[${body
      .map((item, at) => part(at, item))
      .filter((one) => one !== undefined)
      .join()}]`
  const pairs = Object.entries(body as object).map(([own, item]) => [own, part(own, item)] as const)
  return `{${pairs
    .filter(([, item]) => item !== undefined)
    .map(([own, item]) => `${JSON.stringify(own)}:${item}`)
    .join()}}`
}

type Value = { what: string; json: string | undefined; refused: boolean }
const json = (value: unknown) => JSON.stringify(value)

/** C0 and C1 except tab and line breaks (NEL is one), which have other rules. */
const controls = Array.from({ length: 0xa0 }, (_, code) => code).filter(
  (code) => (code < 0x20 || code > 0x7e) && ![9, 10, 11, 12, 13, 0x85].includes(code),
)
const turns = [0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]
const breaks = ['\n', '\r', '\r\n']
const invisible = ['', ' ', '\u00a0\t\n', '\u200b', '\u2060\u00ad', '\u3164', '\ufeff']
const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)
const others = [
  ['number', '0'],
  ['number', '-1'],
  ['number', '1e999'],
  ['number', '9007199254740993'],
  ['boolean', 'true'],
  ['boolean', 'false'],
  ['array', '[]'],
  ['array', '["a"]'],
  ['object', '{}'],
  ['object', '{"toString":"x","length":5}'],
  ['string', '"true"'],
  ['string', '""'],
] as const

/** Places a value in the middle of a text, where it is not trimmed. */
const inside = (text: string, put: string, at: number) => {
  const [first = 'x', ...rest] = Array.from(text)
  const place = rest.length === 0 ? 0 : at % rest.length
  return [first, ...rest.slice(0, place), put, ...rest.slice(place), 'x'].join('')
}

function values(good: unknown, place: string, { optional = [], loose = [] }: Traits): fc.Arbitrary<Value> {
  const may = optional.includes(place)
  const whole = <T>(arbitrary: fc.Arbitrary<T>, what: string, refused: boolean, text: (value: T) => string) =>
    arbitrary.map((value): Value => ({ what, json: text(value), refused }))
  const choices = [
    fc.constant<Value>({ what: 'missing', json: undefined, refused: !may }),
    whole(fc.constant(null), 'null', !may, json),
    whole(
      fc.constantFrom(...others.filter(([kind]) => kind !== kindOf(good))),
      'another type',
      true,
      ([, text]) => text,
    ),
    whole(fc.integer({ min: 100, max: 3000 }), 'deep nesting', true, (depth) => deep('[', ']', depth)),
    // Unknown fields of an object are ignored and not stored.
    whole(
      fc.integer({ min: 100, max: 3000 }),
      'deep nesting',
      kindOf(good) !== 'object',
      (depth) => `${deep('{"a":', '', depth)}1${'}'.repeat(depth)}`,
    ),
  ]
  const anything = whole(fc.json({ maxDepth: 2 }), 'anything', false, (text) => text)
  const outOfRange = fc.constantFrom('-1', '-1e-9', '100.001', '1e308', '1e999')
  if (typeof good === 'number') choices.push(whole(outOfRange, 'out of range', true, (text) => text))
  if (typeof good !== 'string') return fc.oneof(...choices, anything)
  const strict = !loose.includes(place)
  const put = (items: readonly string[], what: string, refused: boolean) =>
    whole(fc.tuple(fc.constantFrom(...items), fc.nat(50)), what, refused, ([text, at]) =>
      json(inside(good, text, at)),
    )
  const chars = (codes: readonly number[]) => codes.map((code) => String.fromCharCode(code))
  const wrong = fc.oneof(
    ...choices,
    whole(fc.integer({ min: 9000, max: 20_000 }), 'over-long', true, (length) => json('x'.repeat(length))),
    put(chars(controls), 'a control character', true),
    put(['\ud800', '\udfff'], 'half a surrogate pair', true),
    put([...chars(turns), '\u2028', '\u2029', '\v', '\f', '\u0085'], 'an invisible mark', false),
    put(breaks, 'a line break', strict),
    whole(fc.constantFrom(...invisible), 'nothing visible', strict && !may, json),
  )
  const odd = fc.oneof(
    anything,
    whole(fc.string({ unit: 'binary', maxLength: 60 }), 'any characters', false, json),
    whole(fc.string({ unit: 'grapheme', maxLength: 60 }), 'any graphemes', false, json),
  )
  // Valid input is stored, which takes ten times as long as a refusal.
  return fc.oneof({ weight: 5, arbitrary: wrong }, { weight: 1, arbitrary: odd })
}

/** One thing wrong in one place of a valid request. What is wrong with the body itself is in body.test.ts. */
export function badRequests(good: Record<string, unknown>, traits: Traits = {}): fc.Arbitrary<Case> {
  const fields = fc.constantFrom(...placesOf(good)).chain((path) => {
    const place = path.join('.')
    return values(valueAt(good, path), place, traits).map(
      ({ what, json: text, refused }): Case => ({
        what: `${place}: ${what}`,
        field: String(path[0]),
        refused,
        bytes: utf8.encode(written(good, path, text)),
      }),
    )
  })
  return fields.map((one) => ({
    ...one,
    [fc.toStringMethod]: () => `${one.what} in ${readable(one.bytes)}`,
  }))
}
