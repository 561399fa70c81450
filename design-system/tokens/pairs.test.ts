import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { type ColourName, defaults } from './names'
import { decoration, pairs } from './pairs'
import preset from './tailwind'

const system = fileURLToPath(new URL('../', import.meta.url))

/** The sources of components, patterns, brand and base styles, without stories and tests. */
const files = [
  ...['components', 'patterns', 'brand', 'hooks'].flatMap((folder) =>
    readdirSync(`${system}${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  ),
  'theme.css',
].filter((path) => /\.(tsx?|css)$/.test(path) && !/\.(test|stories|docs|a11y|fixture)\./.test(path))
const texts = files.map((path) => ({ path, text: readFileSync(system + path, 'utf8') }))

/** Utility name -> token: `fg` -> `text`. */
const tokens = Object.fromEntries(
  Object.entries(preset.theme.extend.colors).flatMap(([name, value]) => {
    const [, token] = value.match(/^var\(--ds-(.+)\)$/) ?? []
    return token ? [[name, token as ColourName]] : []
  }),
)
const all = [...Object.keys(defaults.light.page), ...Object.keys(defaults.light.root)] as ColourName[]

const names = Object.keys(tokens).sort((a, b) => b.length - a.length)
const kinds =
  'bg|text|fill|stroke|border(?:-[xytbse])?|outline|decoration|divide|caret|accent|ring|from|via|to|shadow'
const utility = new RegExp(`(?<![\\w-])(${kinds})-(${names.join('|')})(?![\\w-])(/\\d+)?`)
const wordPattern = /[^\s'"`]+/g

interface Use {
  path: string
  /** Variants before the utility: `hover:`, `[&>svg]:`. */
  variants: string
  kind: string
  token: ColourName
  opacity?: string
}

/** The colours of one list of classes. */
const usesIn = (path: string, list: string): Use[] =>
  (list.match(wordPattern) ?? []).flatMap((word) => {
    const [found, kind, name, opacity] = word.match(utility) ?? []
    if (!found || !kind || !name) return []
    return [{ path, variants: word.slice(0, word.indexOf(found)), kind, token: tokens[name]!, opacity }]
  })

const literals = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g
const lists = texts.flatMap(({ path, text }) =>
  (text.match(literals) ?? []).map((list) => usesIn(path, list)),
)
const uses = lists.flat()
const variables = texts.flatMap(({ path, text }) =>
  [...text.matchAll(/--ds-([\w-]+)/g)].flatMap(([, name]) =>
    all.includes(name as ColourName) ? [{ path, token: name as ColourName }] : [],
  ),
)

const key = (a: ColourName, b: ColourName) => [a, b].sort().join(' and ')
const allowed = new Set(
  pairs.flatMap(({ foreground, backgrounds }) =>
    backgrounds.map((background) => key(foreground, background)),
  ),
)
const proved = new Set(pairs.flatMap(({ foreground, backgrounds }) => [foreground, ...backgrounds]))

it('finds the classes', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(uses.length).toBeGreaterThan(250)
  expect(variables.length).toBeGreaterThan(10)
  expect([...new Set(uses.map(({ kind }) => kind))]).toEqual(
    expect.arrayContaining(['bg', 'text', 'border', 'fill', 'stroke']),
  )
})

it('checks every colour that a class uses, or lists it as decoration with a reason', () => {
  const open = [...uses, ...variables].filter(({ token }) => !proved.has(token) && !decoration[token])
  expect(
    open.map(({ path, token }) => `${path}: ${token} is in no pair, and not among the decoration`),
  ).toEqual([])
})

it('lists every colour once: in a pair or as decoration', () => {
  expect(all.filter((name) => proved.has(name) === Boolean(decoration[name]))).toEqual([])
})

/** A class that makes a colour translucent changes its contrast. */
it('allows no class that makes a checked colour translucent', () => {
  expect(uses.filter(({ opacity, token }) => opacity && proved.has(token))).toEqual([])
})

/**
 * Foregrounds on a background in the same class list: `bg-accent text-on-accent`, or on a descendant:
 * `bg-error-subtle [&>svg]:text-error`, unless the descendant has its own background.
 */
function combined(list: Use[]) {
  const carriers = list.filter(({ kind }) => /^(text|fill|stroke|decoration|caret)$/.test(kind))
  const backgrounds = list.filter(({ kind }) => kind === 'bg')
  return backgrounds.flatMap((background) => {
    const same = carriers.filter(({ variants }) => variants === background.variants)
    // A pseudo-element has no text.
    const isPseudo = /(before|after|backdrop):/.test(background.variants)
    const plain = carriers.filter(({ variants }) => variants === '' && !isPseudo)
    const inner = carriers.filter(
      ({ variants }) =>
        variants.startsWith(`${background.variants}[&`) &&
        !backgrounds.some((other) => other.variants === variants),
    )
    return [...(same.length > 0 ? same : plain), ...inner].map((carrier) => ({
      ...carrier,
      background: background.token,
    }))
  })
}

it('checks every pair of colours that a class list combines', () => {
  const found = lists.flatMap(combined)
  expect(found.length).toBeGreaterThan(15)
  const open = found.filter(
    ({ token, background }) => !allowed.has(key(token, background)) && !decoration[token],
  )
  expect(
    open.map(({ path, token, background }) => `${path}: ${token} on ${background} is no allowed pair`),
  ).toEqual([])
})

it('uses no text or border in the accent, which is a fill', () => {
  const found = uses.filter(
    ({ kind, token }) =>
      /^accent/.test(token) && /^(text|border|outline|decoration)/.test(kind) && token !== 'accent-border',
  )
  expect(found).toEqual([])
})

it('uses no mark in the accent alone: on paper it needs a border for contrast', () => {
  const marks = texts.flatMap(({ path, text }) =>
    (text.match(wordPattern) ?? [])
      .filter((word) => /(shadow-\[|\[box-shadow:).*var\(--ds-accent\)/.test(word))
      .map((word) => ({ path, word })),
  )
  expect(marks.length).toBeGreaterThan(3)
  expect(marks.filter(({ word }) => !word.includes('var(--ds-accent-border)'))).toEqual([])
})
