/** Adapters are found by the name of their folder, so the compiler does not notice a missing one. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../test-server.fixture'
import { loadProvider } from './load-provider'
import { configuredProvider, paymentProviders } from './providers'

const server = await startTestServer()
afterAll(() => server.close())

/** The variables of every provider, all set to this value. */
const variables = (value?: string) =>
  Object.fromEntries(
    paymentProviders.flatMap(({ environment }) => Object.keys(environment).map((name) => [name, value])),
  ) as Parameters<typeof configuredProvider>[0]

describe.each(paymentProviders)('$name', ({ name, browser, read }) => {
  it('has an adapter of the server, which gives orders its name', async () => {
    const settings = { name, values: read(variables('set'))?.values, isSandbox: false }
    const provider = await loadProvider(settings, { db: server.db, secret: 'c' })
    expect(provider).toMatchObject({ name, key: expect.stringMatching(/./) })
    expect(provider.verifyWebhook({ body: '{}', header: () => 'unsigned' })).toBe('forged')
  })

  it('names the origin of its script first, where it has one', () => {
    expect(browser?.sources['script-src']?.[0] ?? 'https://').toMatch(/^https:\/\//)
  })
})

it('lists every folder with the settings of a provider', () => {
  const folders = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const found = folders.flatMap((path) => path.match(/^(\w+)[\\/]settings\.ts$/)?.[1] ?? [])
  expect(paymentProviders.map(({ name }) => name).sort()).toEqual(found.sort())
})

it.each(paymentProviders.filter(({ environment }) => Object.keys(environment).length))(
  'has each file of $name in the table of the guide',
  ({ name, environment, browser }) => {
    const root = new URL('../../../../', import.meta.url)
    const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
    const sources = readdirSync(new URL('site/', root), { recursive: true, encoding: 'utf8' })
      .map((path) => `site/${path.replaceAll('\\', '/')}`)
      .filter((path) => /^(?!.*(\.test|\.fixture|\/dist\/|\/node_modules\/)).*\.tsx?$/.test(path))
    const names = [`/${name}/`, ...Object.keys(environment), ...(browser ? [browser.key.build] : [])]
    const found = [...sources, '.env.example'].filter(
      (path) => path.includes(`/${name}/`) || names.some((one) => read(path).includes(one)),
    )
    const rows = read('docs/guides/payment-providers.md').matchAll(/^\| `([^`]*[/.][^`]*)`/gm)
    expect([...rows].map(([, path = '']) => path.replace('<name>', name)).sort()).toEqual(found.sort())
  },
)

it('uses the sandbox where no provider is set up', () => {
  expect(configuredProvider(variables())).toEqual({ name: 'sandbox', values: null, isSandbox: true })
})
