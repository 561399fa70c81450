/** Our server beside sirv and nginx: a page and an asset, with 50 and with 500 connections. */
import autocannon from 'autocannon'
import { processCpu } from '../capacity/measured-server'
import { type Part, type Running, startNginx, startOwn, startSirv } from './servers'

/** The limit of p99 at 500 connections, in milliseconds. */
const slowest = { page: 1000, asset: 2000 }
/** More than sirv's by so much is no accident. */
const cpuAllowed = 1.1

type File = keyof typeof slowest
type Row = { server: string; file: File } & Record<
  'connections' | 'CPU ms' | 'a second' | 'p50 ms' | 'p99 ms' | 'failed',
  number
>

async function load(
  { name, url, child }: Running,
  file: File,
  path: string,
  connections: number,
  seconds: number,
): Promise<Row> {
  const target = { url: url + path, connections, headers: { 'Accept-Encoding': 'br, gzip' } }
  await autocannon({ ...target, duration: 1 })
  const before = processCpu(child.pid as number) ?? Number.NaN
  const result = await autocannon({ ...target, duration: seconds })
  const after = processCpu(child.pid as number) ?? Number.NaN
  return {
    server: name,
    file,
    connections,
    'CPU ms': Number(((after - before) / result.requests.total).toFixed(3)),
    'a second': Math.round(result.requests.average),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

export async function compare(paths: Record<File, string>, seconds: number): Promise<Part> {
  const rows: Row[] = []
  for (const start of [startSirv, startNginx, startOwn]) {
    const server = await start()
    if (!server) {
      console.log('nginx: skipped: not installed')
      continue
    }
    for (const file of ['page', 'asset'] as const)
      for (const connections of [50, 500])
        rows.push(await load(server, file, paths[file], connections, seconds))
    await server.stop()
  }
  console.table(rows)

  const cpuOfSirv = ({ file, connections }: Row) =>
    rows.find((row) => row.server === 'sirv' && row.file === file && row.connections === connections)?.[
      'CPU ms'
    ] ?? Number.NaN
  const own = rows.filter(({ server }) => server === 'Kaksha')
  const exceeded = [
    ...own
      // Not `more than allowed`: NaN has to fail too.
      .filter((row) => !(row['CPU ms'] <= cpuAllowed * cpuOfSirv(row)))
      .map((row) => `${row.file}, ${row.connections} connections: more CPU than sirv.`),
    ...own
      .filter((row) => row.connections === 500 && row['p99 ms'] > slowest[row.file])
      .map((row) => `${row.file}, 500 connections: p99 ${row['p99 ms']} ms (at most ${slowest[row.file]}).`),
    ...rows
      .filter((row) => row['a second'] === 0)
      .map((row) => `${row.server}, ${row.file}: no answer, the machine is too busy to compare.`),
    ...rows
      .filter(({ failed }) => failed > 0)
      .map((row) => `${row.server}, ${row.file}, ${row.connections} connections: ${row.failed} failed.`),
  ]
  return { measured: rows, exceeded }
}
