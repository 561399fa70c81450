/** Every built page, compared with the policy that the build wrote for it. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { ensureSite } from '../../site/build/steps.ts'

await ensureSite()
const folder = fileURLToPath(new URL('../../site/dist/client/', import.meta.url))
const policies: Record<string, string> = JSON.parse(readFileSync(`${folder}.policies.json`, 'utf8'))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html'))
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('every page has a policy, and every policy belongs to a page', () => {
  expect(files.length).toBeGreaterThan(20)
  expect(Object.keys(policies).sort()).toEqual(files.map((file) => `/${file}`).sort())
})

describe.each(files)('%s', (file) => {
  const html = readFileSync(folder + file, 'utf8')
  const policy = policies[`/${file}`] ?? ''
  const { csp } = new CspParser(policy)

  it('allows its inline scripts and styles by their hashes, and no others', () => {
    const code = all(html, /<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)
    const styles = all(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
    expect(code.length).toBeGreaterThan(1)
    expect(csp.directives['script-src']).toEqual(["'self'", ...code.map(sha)])
    expect(csp.directives['style-src']).toEqual(["'self'", ...styles.map(sha)])
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/)
  })

  it('contains nothing that its policy blocks', () => {
    const tags = all(html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ''), /<([a-z][^>]*)>/gi)
    for (const tag of tags) expect(tag).not.toMatch(/\s(style|on\w+)=|="javascript:/i)
    // Every script with an address is on this origin.
    expect(
      all(
        html,
        /<(?:script|link rel="(?:stylesheet|preload|modulepreload|icon)")[^>]* (?:src|href)="([^"]*)"/g,
      ).filter((address) => !/^\/\w/.test(address)),
    ).toEqual([])
  })
})
