/** Checks the deployment documents against the repository; no image is built here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { environment, readSettings, refuseSandboxes } from '../../site/server/settings/settings'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const guides = readdirSync(join(root, 'docs/deployment'), { recursive: true, encoding: 'utf8' })
  .map((file) => `docs/deployment/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.(md|yaml|service|env)$/.test(file))

describe('the Dockerfile', () => {
  const text = read('docs/deployment/Dockerfile').replaceAll(/\\\n\s*/g, '')
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  const run = text.split(/^FROM /m).at(-1) ?? ''

  it('copies existing files, and nothing that .dockerignore excludes', () => {
    const copies = lines.flatMap((line) => {
      const words = line.match(/^COPY (?!--from)(.+)$/)?.[1]?.split(' ') ?? []
      return words.slice(0, -1)
    })
    expect(copies.length).toBeGreaterThan(8)
    for (const source of copies) expect(existsSync(join(root, source)), source).toBe(true)
    const ignored = read('.dockerignore').split('\n')
    for (const needed of ['.git', '.data', '.env', '**/node_modules', '**/dist'])
      expect(ignored).toContain(needed)
    expect(ignored.filter((line) => copies.includes(line))).toEqual([])
  })

  it('copies the documents that the documentation shows', () => {
    const pages = readdirSync(join(root, 'docs/pages'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => read(`docs/pages/${file}`))
    const shown = pages.flatMap((page) => [...page.matchAll(/'(?:\.\.\/)+([A-Z]+\.md)\?raw'/g)])
    expect(shown.length).toBeGreaterThan(0)
    for (const [, document] of shown) expect(text).toMatch(new RegExp(`^COPY .*\\b${document} `, 'm'))
  })

  it('runs the server as a user other than root, with a health check, and lets it receive signals', () => {
    const order = ['WORKDIR', 'COPY', 'USER node', 'HEALTHCHECK', 'CMD ['].map((word) =>
      run.indexOf(`\n${word}`),
    )
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).not.toContain(-1)
    expect(run).toMatch(/^CMD \["node", "site\/dist\/server\/start\.js"\]$/m)
    expect(run).toContain('/healthz')
  })
})

describe('settings', () => {
  const example = read('.env.example')
  const described = new Set([...example.matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name))

  it('of the server are all in .env.example', () => {
    const names = Object.keys(environment.shape)
    expect(names.filter((name) => !described.has(name))).toEqual([])
  })

  it('in guides and in the Cloud Run service exist', () => {
    expect(guides.length).toBeGreaterThan(4)
    for (const file of guides) {
      const named = [
        ...read(file).matchAll(
          /(?:^\| `(?!GET )|- name: |^Environment=|^#?(?=[A-Z][A-Z0-9_]+=)|^\s*-e )([A-Z][A-Z0-9_]+)/gm,
        ),
      ].map(([, name]) => name)
      expect(
        named.filter((name) => !described.has(name)),
        file,
      ).toEqual([])
    }
  })
})

describe('the Cloud Run service', () => {
  const yaml = read('docs/deployment/cloud-run/service.yaml')
  const variables = [
    ...yaml.matchAll(/- name: ([A-Z][A-Z0-9_]+)\n\s+(?:value: '?([^'\n]+)'?|valueFrom:[\s\S]*?name: (\S+))/g),
  ]

  it('sets everything without which a production server refuses to start', () => {
    // A project's ID has small letters, and any text can be a secret.
    const given = variables.map(([, name = '', value, secret]) => [
      name,
      (value ?? secret)?.replace(/^PROJECT$/, 'kaksha-1'),
    ])
    const settings = readSettings({ NODE_ENV: 'production', ...Object.fromEntries(given) })
    const { firebase, payment, recaptcha } = settings
    const sandboxes = [
      ...(firebase ? [] : ['sign-in' as const]),
      ...(payment.isSandbox ? ['checkout' as const] : []),
      ...(recaptcha ? [] : ['captcha' as const]),
    ]
    expect(() => refuseSandboxes(settings, sandboxes)).not.toThrow()
    expect(settings.siteUrl).toMatch(/^https:/)
  })

  it('takes only secrets that the guide creates', () => {
    const guide = read('docs/deployment/cloud-run.md')
    const secrets = variables.flatMap(([, , , secret]) => secret ?? [])
    expect(secrets.length).toBeGreaterThan(5)
    for (const secret of secrets) expect(guide).toContain(secret)
  })
})
