import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { messages } from '../e2e/messages/all'
import type { Message } from '../e2e/messages/message'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => (existsSync(root + file) ? readFileSync(root + file, 'utf8') : '')
const rows = Object.entries(messages) as [keyof typeof messages, Message][]

const sources = ['site/contracts', 'site/content', 'site/services', 'site/server', 'site/routes/-onboarding']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))

/** Texts for visitors are constants or functions whose names end in Message or Note. */
const inCode = sources.flatMap((file) =>
  [...read(file).matchAll(/^(?:export )?const (\w+(?:Message|Note))\b/gm)].map(
    ([, name]) => `${file} ${name}`,
  ),
)

describe('the messages of the code and the list of messages', () => {
  it('have the same names', () => {
    const inTable = rows.flatMap(([, { code }]) => (code?.[1] ? [code.join(' ')] : []))
    expect([...inTable].sort()).toEqual([...inCode].sort())
    expect(inCode.length).toBeGreaterThan(20)
  })

  it.each(rows)('have the same text: %s', async (_, { text, code, given }) => {
    if (!code) return
    const [file, name] = code
    if (!name) return expect(read(file)).toContain(text.replace(/^Warning: /, ''))
    const exported: unknown = (await import(/* @vite-ignore */ root + file))[name]
    expect(typeof exported === 'function' ? exported(given) : exported).toBe(text)
  })

  it('contain each text once', () => {
    const texts = rows.map(([, { text }]) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })
})
