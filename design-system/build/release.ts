/**
 * Releases the package: `npm run release -- 1.1.0`. Checks the changelog, sets the version, builds, checks the result with
 * publint and attw, and publishes. With `--dry-run` it prints what it would set and publish, and changes nothing but `dist/`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { checkPublished } from './check-published.ts'
import { packageChangelog } from './manifest.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const manifestPath = join(root, 'design-system/package.json')
const changelogPath = join(root, 'CHANGELOG.md')

function run(command: string, ...args: string[]) {
  const { status, stdout } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${stdout}`)
  return stdout
}

const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const isTrial = values['dry-run']
const manifest = await readFile(manifestPath, 'utf8')
const changelog = await readFile(changelogPath, 'utf8')
const { name, version: current } = JSON.parse(manifest)
const version = positionals[0] ?? current
if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) throw new Error(`${version} is not a version such as 1.1.0.`)

const [, section = ''] = packageChangelog(changelog, name).split(`## ${version} `)
if (!section.split(/^## /m)[0]?.includes('\n- '))
  throw new Error(`CHANGELOG.md has no changes of ${name} under “## ${version} (unreleased)”.`)
if (!isTrial && run('git', 'status', '--porcelain')) throw new Error('Commit your changes first.')

const today = new Date().toISOString().slice(0, 10)
console.log(`version: ${current} -> ${version}`)
console.log(`changelog: ## ${version} (${today})`)
if (!isTrial) {
  await writeFile(manifestPath, manifest.replace(`"version": "${current}"`, `"version": "${version}"`))
  await writeFile(changelogPath, changelog.replace(`## ${version} (unreleased)`, `## ${version} (${today})`))
}

run('npm', 'run', 'package')
const folder = await mkdtemp(join(tmpdir(), 'release-'))
try {
  const packed = JSON.parse(
    run('npm', 'pack', './design-system/dist', '--json', '--loglevel=error', '--pack-destination', folder),
  )
  const [{ filename, size, entryCount }] = Object.values<{
    filename: string
    size: number
    entryCount: number
  }>(packed) as [{ filename: string; size: number; entryCount: number }]
  const tarball = join(folder, filename)
  const problems = await checkPublished(join(root, 'design-system/dist'), tarball)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  console.log('publint and attw: no problem')
  console.log(`pack: ${filename}, ${entryCount} files, ${size} bytes`)
  if (isTrial) console.log('Nothing was published: --dry-run.')
  else console.log(run('npm', 'publish', tarball, '--access', 'public'))
} finally {
  await rm(folder, { recursive: true, force: true })
}
