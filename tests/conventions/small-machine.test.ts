/**
 * Runs the commands of docs/deployment/small-machine.md as they are written there, in a folder. Programs that need a
 * package manager, systemd or PostgreSQL are replaced by scripts that record their arguments. As root, the user `kaksha`
 * is a user without rights.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundle } from '../fixtures/bundle'
import { freePort } from '../free-port'

const root = fileURLToPath(new URL('../../', import.meta.url))
const guide = readFileSync(join(root, 'docs/deployment/small-machine.md'), 'utf8')
const blocks = [...guide.matchAll(/^```sh\n([\s\S]+?)^```/gm)].map(([, code = '']) => code)

const top = mkdtempSync(join(tmpdir(), 'kaksha-machine-'))
const at = (path: string) => join(top, path)
const checkout = at('srv/kaksha')

function put(path: string, text: string, mode = 0o644) {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text, { mode })
}

/** Where this process is root and a user without rights can read the packages. */
const nobody = 65_534
const asNobody = ['--reuid', `${nobody}`, '--regid', `${nobody}`, '--clear-groups']
const hasUser =
  process.getuid?.() === 0 &&
  spawnSync('setpriv', [
    ...asNobody,
    process.execPath,
    join(root, 'node_modules/tsx/dist/cli.mjs'),
    '--version',
  ]).status === 0

const script = (lines: string) => `#!/bin/sh\nset -eu\n${lines}\n`
const recorded = ['apt-get', 'createuser', 'createdb', 'psql', 'pg_dump', 'pg_restore', 'systemctl']
const programs: Record<string, string> = {
  ...Object.fromEntries(recorded.map((name) => [name, script(`echo "${name} $*" >> "${at('log')}"`)])),
  // As on Debian, a home that is created has files.
  useradd:
    script(`for word; do case $word in /*) [ "\${last:-}" = --home-dir ] && home=$word ;; esac; last=$word; done
case "$*" in *--create-home*) mkdir -p "$home"; touch "$home/.profile" ;; esac`),
  sudo: script(`[ "$1" = -u ]; user=$2; shift 2
[ "$user" = kaksha ] || exec "$@"
export HOME="${at('var/lib/kaksha')}"
${hasUser ? `exec setpriv ${asNobody.join(' ')} "$@"` : 'exec "$@"'}`),
  install: script(`args=; last=
for word; do case $word in
  -o|-g) ;;
  *) case $last in -o|-g) args="$args \${last} ${hasUser ? nobody : '$(id -u)'}" ;; *) args="$args $word" ;; esac ;;
esac; last=$word; done
exec ${spawnSync('sh', ['-c', 'command -v install'], { encoding: 'utf8' }).stdout.trim()} $args`),
  npm: script(`echo "npm $*" >> "${at('log')}"
[ "$1 $2" = 'run build' ] || exit 0
mkdir -p site/dist
cp -r "${top}/built" site/dist/server`),
  node: script(`exec "${process.execPath}" "$@"`),
}

/** Runs shell code of the guide as it is written, with its folders in the test's. */
function run(code: string) {
  const here = code
    .replace(/(?<=^|[\s=])\/(?=(?:srv|etc|var|usr\/local|root)\/)/gm, `${top}/`)
    .replaceAll('REPOSITORY', at('repository'))
  return spawnSync('sh', ['-eu', '-c', here], { cwd: top, encoding: 'utf8', env: environment })
}
const environment: NodeJS.ProcessEnv = {
  PATH: `${at('bin')}:${at('usr/local/bin')}:${process.env.PATH}`,
  // The folder of the repository belongs to another user.
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'safe.directory',
  GIT_CONFIG_VALUE_0: '*',
}
const log = () => readFileSync(at('log'), 'utf8').trim().split('\n')
const settingsFile = () => readFileSync(at('etc/kaksha.env'), 'utf8')

beforeAll(async () => {
  if (process.platform === 'win32') return
  chmodSync(top, 0o755)
  for (const name of ['start', 'owner-commands']) {
    const entry = name === 'start' ? 'site/server/start.ts' : 'site/server/commands/owner-commands.ts'
    const bundled = await bundle(entry, `small-machine-${name}`)
    cpSync(dirname(bundled), at('built'), { recursive: true })
    renameSync(at('built/entry.js'), at(`built/${name}.js`))
  }
  for (const [name, text] of Object.entries(programs)) put(`bin/${name}`, text, 0o755)
  for (const folder of ['srv', 'etc/systemd/system', 'usr/local/bin', 'var/lib'])
    mkdirSync(at(folder), { recursive: true })
  // A repository with what the guide uses.
  for (const path of [
    '.env.example',
    '.gitignore',
    'package.json',
    'site/package.json',
    'site/server/database/drizzle',
    'docs/deployment',
  ])
    cpSync(join(root, path), join(at('repository'), path), { recursive: true })
  put(
    'repository/docs/deployment/small-machine/kaksha.sh',
    readFileSync(join(root, 'docs/deployment/small-machine/kaksha.sh'), 'utf8')
      .replaceAll(/ \/srv\/kaksha/g, ` ${checkout}`)
      .replaceAll('/etc/', at('etc/')),
    0o755,
  )
  const git = 'git -c user.name=test -c user.email=test@test.example'
  const made = run(`cd repository; git init -q; git add -A; ${git} commit -qm first; git tag v1.1.0`)
  if (made.status !== 0) throw new Error(made.stderr)
}, 120_000)

describe.skipIf(process.platform === 'win32')('the guide of a small machine', () => {
  it('installs, configures and starts the server', () => {
    const [prepare = '', start = ''] = blocks
    expect(run(prepare)).toMatchObject({ status: 0, stderr: expect.not.stringMatching(/fatal|denied/) })
    expect(existsSync(join(checkout, '.env'))).toBe(true)
    expect(statSync(at('etc/kaksha.env')).mode & 0o777).toBe(0o640)
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
    expect(run(start)).toMatchObject({ status: 0 })
    expect(log()).toEqual(
      expect.arrayContaining([
        'npm ci --include=dev',
        'npm run build',
        'systemctl enable --now kaksha kaksha-backup.timer',
      ]),
    )
    for (const name of ['kaksha.service', 'kaksha-backup.service', 'kaksha-backup.timer'])
      expect(existsSync(at(`etc/systemd/system/${name}`)), name).toBe(true)
    if (hasUser) expect(statSync(join(checkout, '.env')).uid).toBe(nobody)
  })

  it('whose service starts with its two files, and waits for the database', async () => {
    // What the owner fills in, and places that a test can use.
    const port = await freePort()
    const filled = settingsFile()
      .replace(/^PORT=.*/m, `PORT=${port}`)
      .replace('/run/postgresql', at('run/postgresql'))
    writeFileSync(
      at('etc/kaksha.env'),
      `${filled}ALLOW_SANDBOX=sign-in,captcha,checkout,calendar,application\nRECAPTCHA_SECRET_KEY=secret\n`,
    )
    writeFileSync(join(checkout, '.env'), 'SITE_URL=https://school.example\nVITE_RECAPTCHA_SITE_KEY=site\n')
    const service = readFileSync(at('etc/systemd/system/kaksha.service'), 'utf8')
    expect(service).toMatch(/^EnvironmentFile=\/etc\/kaksha\.env$/m)
    expect(service).toMatch(/^Restart=always\nRestartSec=\d+$/m)
    expect(service).toMatch(/^StartLimitIntervalSec=\d+\nStartLimitBurst=\d+$/m)
    const [, ...words] = /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(service) ?? []
    const variables = Object.fromEntries(
      [...settingsFile().matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    )
    const child = spawn('sudo', ['-u', 'kaksha', 'node', ...words], {
      cwd: checkout,
      env: { ...environment, ...variables },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
    await expect.poll(() => output, { timeout: 60_000 }).toContain('The database does not answer (ENOENT)')
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('whose commands of the owner have the settings of both files', () => {
    const commands = blocks.at(-1)?.trim().split('\n') ?? []
    expect(commands.length).toBeGreaterThan(2)
    for (const command of commands.filter((one) => !one.endsWith('--help')))
      expect(run(command), command).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/^The database of DATABASE_URL cannot be used \(ENOENT\): [^\n]+\n$/),
      })
    expect(run('kaksha refund --help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Refunds what is left'),
    })
  })

  it('restores and upgrades', () => {
    for (const code of blocks.slice(2, -1)) expect(run(code), code).toMatchObject({ status: 0 })
    expect(log()).toEqual(
      expect.arrayContaining([
        'psql -c ALTER DATABASE kaksha RENAME TO kaksha_before',
        expect.stringMatching(/^pg_restore .*--dbname=kaksha .*kaksha-backups\/FILE$/),
        'systemctl restart kaksha',
      ]),
    )
  })
})
