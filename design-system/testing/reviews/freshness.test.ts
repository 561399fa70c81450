import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { faultsIn, filesOf, freshnessOf, type Review, roomsIn, sentence, stateOf } from './freshness'
import { RecordingError, record, textOf } from './record'
import written from './reviews.json'

const system = mkdtempSync(join(tmpdir(), 'rooms-'))
afterAll(() => rmSync(system, { recursive: true }))

/** A small design system: a button that spins, with a hook, and a card that has nothing to do with it. */
const sources: Record<string, string> = {
  'components/button/button.tsx': `import { cva } from 'class-variance-authority'
import { Spinner } from '../spinner/spinner.tsx'
import type { Words } from '../../words.ts'
import {
  usePress,
} from '../../hooks/use-press.ts'
export const Button = () => <Spinner />
`,
  'components/button/button.variants.ts': "import '../../tokens/tailwind.ts'\nexport const look = 'flex'\n",
  'components/button/button.a11y.ts': "export default { component: 'Button' }\n",
  'components/button/button.docs.ts': 'export default {}\n',
  'components/button/button.stories.tsx': 'export default {}\n',
  'components/button/button.test.tsx': 'export {}\n',
  'components/spinner/spinner.tsx': "const ring = () => import('./ring.ts')\nexport const Spinner = ring\n",
  'components/spinner/ring.ts': 'export const ring = 1\n',
  'components/spinner/spinner.a11y.ts': 'export default {}\n',
  'patterns/card/card.tsx': 'export const Card = 1\n',
  'patterns/card/card.a11y.ts': 'export default {}\n',
  'patterns/draft/draft.tsx': 'export const Draft = 1\n',
  'hooks/use-press.ts': 'export const usePress = 1\n',
  'tokens/tailwind.ts': 'export default {}\n',
  'words.ts': 'export type Words = string\n',
}
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(system, file)), { recursive: true })
  writeFileSync(join(system, file), text)
}

beforeEach(() => {
  rmSync(system, { recursive: true, force: true })
  for (const [file, text] of Object.entries(sources)) put(file, text)
})

const room = 'components/button'
const by = { with: ['NVDA 2026.1, Firefox 145'], by: 'A. Reviewer', date: '2026-11-01' }
const review = (): Review => record(system, {}, { room: 'button', ...by })[room]!
/** What the review says once something has been done to the files. */
const once = (change: () => void) => {
  const kept = review()
  change()
  return freshnessOf(system, room, kept)
}

it('a room without a review says so', () => {
  expect(freshnessOf(system, room, undefined)).toEqual({ state: 'never' })
  expect(sentence({ state: 'never' })).toBe('not yet reviewed by hand')
})

it('stands on its own files, and on what they import at any depth', () => {
  expect(filesOf(system, room)).toEqual([
    'components/button/button.a11y.ts',
    'components/button/button.tsx',
    'components/button/button.variants.ts',
    'components/spinner/ring.ts',
    'components/spinner/spinner.tsx',
    'hooks/use-press.ts',
  ])
})

describe('a review', () => {
  it('is fresh while nothing has changed', () => {
    const fresh = once(() => {})
    expect(fresh).toEqual({ state: 'fresh', ...by })
    expect(sentence(fresh)).toBe('reviewed on 2026-11-01 by A. Reviewer, with NVDA 2026.1, Firefox 145')
  })

  it.each(['button.tsx', 'button.variants.ts', 'button.a11y.ts'])(
    'is out of date when %s changes',
    (file) => {
      const path = `${room}/${file}`
      const stale = once(() => put(path, `${sources[path]}// more\n`))
      expect(stale).toEqual({ state: 'stale', ...by, changed: [file] })
      expect(sentence(stale)).toContain(`needs review: changed since 2026-11-01 (${file})`)
    },
  )

  it.each(['hooks/use-press.ts', 'components/spinner/ring.ts'])(
    'is out of date when %s changes below it',
    (path) => {
      expect(once(() => put(path, 'export const other = 1\n'))).toMatchObject({
        state: 'stale',
        changed: [path],
      })
    },
  )

  it('is out of date when a file comes or goes', () => {
    const added = `${room}/button.parts.ts`
    expect(once(() => put(added, 'export {}\n'))).toMatchObject({ changed: ['button.parts.ts'] })
    expect(once(() => rmSync(join(system, added)))).toMatchObject({ changed: ['button.parts.ts'] })
  })

  it.each([
    ['the stories', `${room}/button.stories.tsx`],
    ['the words about it', `${room}/button.docs.ts`],
    ['a test', `${room}/button.test.tsx`],
    ['the tokens', 'tokens/tailwind.ts'],
    ['types', 'words.ts'],
    ['another room', 'patterns/card/card.tsx'],
  ])('stays when %s change', (_, path) => {
    expect(once(() => put(path, '// other\n')).state).toBe('fresh')
  })

  it('stays on Windows, where lines end otherwise', () => {
    const windows = () => {
      for (const [file, text] of Object.entries(sources)) put(file, text.replaceAll('\n', '\r\n'))
    }
    expect(once(windows).state).toBe('fresh')
  })
})

describe('recording', () => {
  it('keeps what there was, by name of the room, and replaces an older one', () => {
    const first = record(system, {}, { room: 'patterns/card', ...by })
    const both = record(system, first, { room: 'button', ...by })
    expect(Object.keys(both)).toEqual([room, 'patterns/card'])
    expect(both[room]?.of).toEqual(stateOf(system, room))
    const again = record(system, both, { room, ...by, date: '2026-11-02' })
    expect(again[room]?.date).toBe('2026-11-02')
    expect(faultsIn(system, again)).toEqual([])
  })

  it('is written as the formatter would', () => {
    const long = ['NVDA 2026.1 with eSpeak NG, Firefox 145 on Windows 11', 'VoiceOver of macOS 26, Safari 26']
    const reviews = { a: { ...by, of: { 'a.ts': '1' } }, b: { ...by, with: long, of: { 'a.ts': '1' } } }
    const text = textOf(reviews)
    expect(JSON.parse(text)).toEqual(reviews)
    expect(text).toContain('    "with": ["NVDA 2026.1, Firefox 145"],\n')
    expect(text).toContain('    "with": ["NVDA 2026.1 with eSpeak NG')
    expect(textOf({ a: { ...by, with: [...long, ...long], of: {} } })).toContain('"with": [\n')
  })

  it.each([
    [{ room: 'buton' }, 'There is no room “buton”'],
    [{ room: 'draft' }, 'There is no room “draft” with a contract'],
    [{ with: [] }, 'Say which assistive technology'],
    [{ by: ' ' }, 'Say who reviewed it'],
  ])('refuses %j', (wrong, message) => {
    expect(() => record(system, {}, { room, ...by, ...wrong })).toThrow(RecordingError)
    expect(() => record(system, {}, { room, ...by, ...wrong })).toThrow(message)
  })
})

describe('the file of reviews', () => {
  it('is red for a room that is not there, and for a review that says too little', () => {
    expect(roomsIn(system)).toEqual(['components/button', 'components/spinner', 'patterns/card'])
    expect(faultsIn(system, { 'components/gone': review() })).toEqual([
      'components/gone: there is no such room with a contract',
    ])
    expect(faultsIn(system, { [room]: { date: 'yesterday', by: '', with: [], of: {} } })).toEqual([
      `${room}: its date is no ISO date`,
      `${room}: it does not say who reviewed it`,
      `${room}: it does not say with what`,
      `${room}: it does not say of which files`,
    ])
  })

  it('of this repository is right, and every room can be looked at', () => {
    const ours = fileURLToPath(new URL('../../', import.meta.url))
    expect(faultsIn(ours, written)).toEqual([])
    const rooms = roomsIn(ours)
    expect(rooms.length).toBeGreaterThan(60)
    for (const name of rooms) {
      const text = readFileSync(join(ours, name, `${name.split('/')[1]}.a11y.ts`), 'utf8')
      expect(text, name).toContain('component')
      expect(filesOf(ours, name).length, name).toBeGreaterThan(1)
    }
  })
})
