/** The programs of the frameworks, and a folder in which sites are built and served. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensurePackages, root } from '../../../site/build/steps.ts'
import { freePort } from '../../free-port.ts'
import { npm } from '../setup.ts'

export const folder = join(root, 'tests/consumers/frameworks')

const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1' }
export const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...quiet,
  CI: '1',
  NODE_ENV: 'production',
  VITEST: undefined,
}

export const bin = (path: string) => join(folder, 'node_modules', path)

export function node(cwd: string, args: string[], signal?: AbortSignal) {
  return promisify(execFile)(process.execPath, args, { cwd, env, signal }).catch((error) => {
    throw new Error(`node ${args.join(' ')} failed in ${cwd}\n${error.stdout}${error.stderr}`)
  })
}

/** The packed package beside the frameworks, with React from their lock file. */
async function install(home: string, tarball: string) {
  await writeFile(
    join(home, 'package.json'),
    JSON.stringify({ private: true, dependencies: { '@kaksha/design-system': `file:${tarball}` } }),
  )
  npm(home, 'install', '--omit=peer', '--prefer-offline')
}

/** The first piece of output that the pattern matches. */
export async function printed(child: ChildProcess, pattern: RegExp) {
  let output = ''
  child.stderr!.on('data', (data) => {
    output += data
  })
  for await (const data of child.stdout!) {
    output += data
    const found = output.match(pattern)
    if (found) return found[0]
  }
  throw new Error(`A server ended before it was ready.\n${output}`)
}

/** A folder with the packed package beside the frameworks. `close` ends its servers and removes it. */
export async function openHome(tarball: string) {
  await ensurePackages('Installing the frameworks of the consumers', 'tests/consumers/frameworks', 'next', [
    'install',
    '--no-save',
  ])
  await mkdir(join(folder, '.results'), { recursive: true })
  const home = await mkdtemp(join(folder, '.results/sites-'))
  const servers: ChildProcess[] = []
  /** Starts a server in Node. */
  const start = (args: readonly string[], cwd = home, NODE_ENV = 'production') => {
    const child = spawn(process.execPath, args, { cwd, env: { ...env, NODE_ENV }, stdio: 'pipe' })
    servers.push(child)
    return child
  }
  async function close() {
    for (const child of servers) {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    await rm(home, { recursive: true, force: true, maxRetries: 3 })
  }
  /** Starts the server of a built Next site, and waits until it answers. */
  async function serveNext(app: string) {
    const port = await freePort()
    const next = start([bin('next/dist/bin/next'), 'start', app, '-H', '127.0.0.1', '-p', `${port}`])
    await printed(next, /Ready/)
    return `http://127.0.0.1:${port}`
  }
  try {
    await install(home, tarball)
    await writeFile(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }))
    return { home, start, close, serveNext }
  } catch (error) {
    await close()
    throw error
  }
}
