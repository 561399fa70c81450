import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { exceptions, exceptionsFor, isExpired, parseExceptions } from './exceptions'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const sample = {
  id: 'a-guard',
  engine: 'axe',
  rule: 'aria-hidden-focus',
  kind: 'fault',
  where: ['components--dialog--*'],
  element: '[data-guard]',
  reason: 'A guard that only hands the focus on.',
  concerns: 'shared',
  since: '2026-01-01',
  expires: '2026-12-31',
}

describe('an exception', () => {
  it('requires engine, rule, element, reason and expiry date', () => {
    expect(parseExceptions([sample])).toHaveLength(1)
    for (const field of ['engine', 'rule', 'where', 'element', 'reason', 'concerns', 'expires'])
      expect(() => parseExceptions([{ ...sample, [field]: undefined }]), field).toThrow()
    expect(() => parseExceptions([{ ...sample, reason: 'because' }])).toThrow()
    expect(() => parseExceptions([{ ...sample, expires: 'never' }])).toThrow()
  })

  it('is valid until the end of its expiry date', () => {
    const [entry] = parseExceptions([sample])
    expect(isExpired(entry!, new Date('2026-12-31T20:00:00Z'))).toBe(false)
    expect(isExpired(entry!, new Date('2027-01-01T00:00:00Z'))).toBe(true)
  })

  it('matches where its globs match, and nowhere else', () => {
    const entries = parseExceptions([sample])
    expect(exceptionsFor('components--dialog--open', entries, new Date('2026-06-01'))).toHaveLength(1)
    expect(exceptionsFor('components--toast--open', entries, new Date('2026-06-01'))).toEqual([])
    expect(exceptionsFor('components--dialog--open', entries, new Date('2027-06-01'))).toEqual([])
  })
})

describe('the list of exceptions', () => {
  it('has no expired exception: fix the fault, or give a new reason and date', () => {
    expect(exceptions.filter((entry) => isExpired(entry)).map(({ id }) => id)).toEqual([])
  })

  it('has no exception that is valid for longer than a year', () => {
    const year = 366 * 24 * 3600 * 1000
    expect(
      exceptions
        .filter(({ since, expires }) => Date.parse(expires) - Date.parse(since) > year)
        .map(({ id }) => id),
    ).toEqual([])
  })

  it('names elements, never a whole page', () => {
    expect(exceptions.filter(({ element }) => element === '*').map(({ id }) => id)).toEqual([])
  })
})

/** Every file of the repository. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter(
    (file) =>
      /\.(tsx?|mjs|jsx?|json|html|css)$/.test(file) &&
      !/package-lock|^tests\/audit\/findings\/exceptions/.test(file),
  )
  .flatMap((file) => {
    try {
      return [{ file, text: readFileSync(root + file, 'utf8') }]
    } catch {
      return [] // The file is deleted, but the deletion is not committed.
    }
  })

/** How each engine can be told to skip a rule. */
const waysOut = {
  axe: /disableRules|withRules\(|axe\.configure\(|rules:\s*\{[^{}]*\{\s*enabled:\s*false/,
  'equal-access': /aceconfig|baselineLabel|ignoreRules/,
  'html-validate': /html-validate-disable|html-validate[\s\S]*:\s*['"]off['"]/,
}

describe('no rule is disabled anywhere else', () => {
  it.each(Object.entries(waysOut))('%s', (_engine, way) => {
    expect(files.filter(({ text }) => way.test(text)).map(({ file }) => file)).toEqual([])
  })

  it('every suppressed accessibility rule of the linter has an exception, and every such exception is in use', () => {
    const places = files.flatMap(({ file, text }) =>
      [...text.matchAll(/biome-ignore lint\/a11y\/(\w+)/g)].map(([, rule]) => `${file} ${rule}`),
    )
    const entries = exceptions
      .filter(({ engine }) => engine === 'biome')
      .flatMap(({ where, rule }) => where.map((file) => `${file} ${rule}`))
    expect(places.sort()).toEqual(entries.sort())
  })
})
