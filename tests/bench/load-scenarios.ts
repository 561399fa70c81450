/**
 * The load scenarios: who visits the site at the same time, and what they request. Five hundred connections together.
 */
import autocannon from 'autocannon'

type Ask = { path: string; body?: (turn: number) => object; bearer?: boolean; form?: boolean }
export type LoadScenario = {
  name: string
  connections: number
  /** All of them have one IP address. */
  together?: boolean
  asks: readonly Ask[]
  /** Accepted statuses besides 200 and 429. */
  expected?: readonly number[]
}

const account = 'sandbox-mitali'
const message = (turn: number) => ({
  name: 'Mitali Sen',
  email: `mitali-${turn}@ganit.example`,
  phone: '033 4000 0000',
  subject: 'Plans',
  message: 'Which plan suits us?',
  captcha: 'a token',
})
const company = { companyName: 'Ganit Classes', companyEmail: 'office@ganit.example', location: 'Kolkata' }

export const loadScenarios: readonly LoadScenario[] = [
  {
    name: 'a school reading pages',
    connections: 300,
    together: true,
    asks: ['/', '/pricing', '/contact', '/faq', '/refund', '/nothing-here'].map((path) => ({ path })),
    expected: [404],
  },
  {
    name: 'files',
    connections: 100,
    // The paths are read from the home page.
    asks: [],
  },
  {
    name: 'messages',
    connections: 50,
    asks: [
      { path: '/v1/save_contact', body: message },
      { path: '/contact', body: message, form: true },
    ],
  },
  {
    name: 'an onboarding',
    connections: 45,
    asks: [
      { path: '/v1/onboarding_status', body: () => ({ token: account, plan: 'FT' }), bearer: true },
      { path: '/v1/save_draft', body: () => ({ token: account, plan: 'FT', fields: company }), bearer: true },
      {
        path: '/v1/domain_availability',
        body: (turn) => ({ token: account, domainName: `school-${turn % 90_000}` }),
        bearer: true,
      },
    ],
  },
]

export type Figures = {
  scenario: string
  connections: number
  answers: number
  'a second': number
  'p50 ms': number
  'p99 ms': number
  statuses: Record<string, number>
  /** Unexpected statuses: other than 200, 429 and those listed above. */
  unexpected: number
  /** Requests without any response. */
  errors: number
}

const post = async (url: string, body: object) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

/** The token of a sandbox account that has signed in. */
async function signIn(url: string): Promise<string> {
  const { token, user } = await post(`${url}/v1/sandbox_sign_in`, { account })
  await post(`${url}/v1/google_login`, { ...(user as object), token })
  return String(token)
}

/** The files that the home page loads. */
async function filesOf(url: string): Promise<Ask[]> {
  const html = await (await fetch(url)).text()
  const paths = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|woff2|webp|svg)/g)].map(([path]) => path)
  if (paths.length === 0) throw new Error('The home page contains no asset address: has the site been built?')
  return [...new Set(paths)].map((path) => ({ path }))
}

let addresses = 0
const newAddress = () => `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`

/** Sends the requests in turn until the time is over, on every connection in parallel. */
export async function visit(scenario: LoadScenario, url: string, seconds: number): Promise<Figures> {
  const asks = scenario.asks.length > 0 ? scenario.asks : await filesOf(url)
  const bearer = asks.some((ask) => ask.bearer) ? await signIn(url) : ''
  let turn = 0
  const shared = newAddress()
  const result = await autocannon({
    url,
    connections: scenario.connections,
    duration: seconds,
    // The time-out of a call in the browser (`api-client.ts`).
    timeout: 30,
    setupClient: (client) => {
      const address = scenario.together ? shared : newAddress()
      client.setHeaders({ 'X-Forwarded-For': address, 'X-Forwarded-Proto': 'https', 'Accept-Encoding': 'br' })
    },
    requests: asks.map(({ path, body, form, bearer: signedIn }) =>
      body
        ? {
            method: 'POST' as const,
            path,
            setupRequest: (request) => ({
              ...request,
              headers: {
                ...request.headers,
                'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
                ...(signedIn && { Authorization: `Bearer ${bearer}` }),
              },
              body: form
                ? new URLSearchParams(body(turn++) as Record<string, string>).toString()
                : JSON.stringify(body(turn++)),
            }),
          }
        : { path },
    ),
  })
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, Number(count)]),
  )
  const fine = new Set([200, 429, ...(scenario.expected ?? [])].map(String))
  const count = (entries: [string, number][]) => entries.reduce((sum, [, times]) => sum + times, 0)
  const answers = Object.entries(statuses)
  return {
    scenario: scenario.name,
    connections: scenario.connections,
    answers: count(answers),
    'a second': Math.round(count(answers) / seconds),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    statuses,
    unexpected: count(answers.filter(([status]) => !fine.has(status))),
    errors: result.errors + result.timeouts,
  }
}
