/** The compared servers: ours, sirv, and nginx if it is installed. Each runs on one core. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pagesFolder } from '../../../site/server/runtime/paths'
import { freePort } from '../../free-port.ts'

/** What a part of the command has measured, and a line for each limit that is exceeded. */
export type Part = { measured: unknown; exceeded: string[] }
export type Running = { name: string; url: string; child: ChildProcess; stop: () => Promise<void> }

const hasTaskset = spawnSync('taskset', ['-c', '0', 'true']).status === 0
/** Removed when this process ends. */
function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-files-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Resolves when the server answers. */
async function run(
  name: string,
  port: number,
  [program, ...args]: [string, ...string[]],
  env: Record<string, string> = {},
): Promise<Running> {
  const [command, given] = hasTaskset ? ['taskset', ['-c', '0', program, ...args]] : [program, args]
  // The log is written as in production, and discarded.
  const child = spawn(command, given, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    const status = await fetch(url).then(
      (response) => response.arrayBuffer().then(() => response.status),
      () => 0,
    )
    if (status === 200) break
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`)
    await wait(20)
  }
  async function stop() {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { name, url, child, stop }
}

export async function startOwn(env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort()
  const start = join(import.meta.dirname, '../../../site/dist/server/start.js')
  return run('Kaksha', port, [process.execPath, start], {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: temporary(),
    ...env,
  })
}

export async function startSirv(): Promise<Running> {
  const port = await freePort()
  const script = join(import.meta.dirname, 'sirv-server.mjs')
  return run('sirv', port, [process.execPath, script, pagesFolder, String(port)])
}

/** nginx with one worker that serves the compressed files; null if it is not installed. */
export async function startNginx(): Promise<Running | null> {
  if (spawnSync('nginx', ['-v']).error) return null
  const port = await freePort()
  const folder = temporary()
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 2000; }
     http {
       client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
       uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
       access_log /dev/null; sendfile on; tcp_nopush on; open_file_cache max=1000; keepalive_requests 10000000;
       types { text/html html; text/javascript js; text/css css; font/woff2 woff2; }
       server { listen 127.0.0.1:${port}; root ${pagesFolder}; gzip_static on; index index.html; }
     }`,
  )
  return run('nginx', port, ['nginx', '-c', file, '-p', folder])
}
