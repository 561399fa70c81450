/** Memory of our server: at the first start, and by second under a steady load. Of Linux; elsewhere it fails. */
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { growth, type Sample } from '../memory'
import { type Part, type Running, startOwn } from './servers'

const peakAllowedMb = 400
const rate = 200
/** How much the regression line may rise after the first third, in which code is compiled and caches are filled. */
const growthAllowed = 0.15

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

/** The memory of a server's process, in bytes. */
function memoryOf({ child }: Running, line: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    const [, kilobytes] = status.match(new RegExp(`${line}:\\s+(\\d+)`)) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return Number.NaN
  }
}

export async function measureFirstStart(): Promise<Part> {
  const server = await startOwn()
  const peak = megabytes(memoryOf(server, 'VmHWM'))
  await server.stop()
  console.log(`First start: at most ${peak} MB (allowed ${peakAllowedMb}).`)
  return {
    measured: { peak },
    exceeded: peak <= peakAllowedMb ? [] : ['The first start takes too much memory.'],
  }
}

/**
 * Requests pages, a file and a call that reads the database. The call is limited by address and by payment, so each
 * connection has its own address, and each call its own payment. Times are not reported: this call takes 1.5 s by design.
 */
export async function measureSteadyLoad(paths: string[], seconds: number): Promise<Part> {
  const server = await startOwn({ TRUST_PROXY: '1', SITE_URL: 'https://kaksha.example' })
  let clients = 0
  let turn = 0
  const samples: Sample[] = []
  const start = performance.now()
  const sample = () =>
    samples.push({ at: (performance.now() - start) / 1000, bytes: memoryOf(server, 'VmRSS') })
  const sampling = setInterval(sample, 1000)
  const result = await autocannon({
    url: server.url,

    connections: 160,
    overallRate: rate,
    duration: seconds,
    setupClient: (client) =>
      client.setHeaders({ 'Accept-Encoding': 'br', 'X-Forwarded-For': `10.0.0.${clients++}` }),
    requests: [
      ...paths.map((path) => ({ path })),
      {
        method: 'POST',
        path: '/v1/save_contact',
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, 'Content-Type': 'application/json' },
          // Refused, because its fields are missing.
          body: JSON.stringify({ messageId: `${turn++}` }),
        }),
      },
    ],
  })
  clearInterval(sampling)
  await server.stop()

  const grown = growth(samples.filter(({ at }) => at > seconds / 3))
  const isFlat = grown <= growthAllowed
  const answered = Math.round(result.requests.total / seconds)
  console.log(`Memory by second, in MB: ${samples.map(({ bytes }) => megabytes(bytes)).join(' ')}`)
  console.log(
    `${seconds} s at ${rate} requests a second, ${result.requests.total} answers: memory is ${isFlat ? 'flat' : 'not flat'}, its trend after the first third is ${(grown * 100).toFixed(1)} % (at most ${growthAllowed * 100} %).`,
  )
  const failed = result.errors + result.timeouts + result.non2xx
  return {
    measured: { answered, failed, grown, samples },
    exceeded: [
      ...(isFlat ? [] : ['The memory of the server grows under a steady load.']),
      ...(failed > 0 ? [`Steady load: ${failed} requests failed.`] : []),
      ...(answered > 0.9 * rate ? [] : [`Steady load: only ${answered} answers a second.`]),
    ],
  }
}
