import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { describe, expect, inject, it } from 'vitest'
import { checkPublished } from '../../design-system/build/check-published.ts'
import { root } from '../../site/build/steps.ts'
import { installed, virtualModule } from './build.ts'

const home = inject('home')
const read = (path: string) => readFile(join(installed, path), 'utf8')
const manifest = JSON.parse(await read('package.json'))
const source = JSON.parse(await readFile(`${root}design-system/package.json`, 'utf8'))

const files = (await readdir(installed, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(installed.length + 1))
  .map((path) => path.replaceAll('\\', '/'))
const texts = await Promise.all(
  files.filter((path) => !path.endsWith('.woff2')).map(async (path) => ({ path, text: await read(path) })),
)
const targets = Object.values<string | Record<string, string>>(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [target] : Object.values(target),
)

/** Every file that an entry reaches through relative imports. */
function reached() {
  const queue = targets.map((target) => target.slice(2))
  const seen = new Set(queue)
  for (const path of queue) {
    const text = texts.find((file) => file.path === path)?.text ?? ''
    for (const [, name = ''] of text.matchAll(/(?:from |import |import\(|url\()["']?(\.{1,2}\/[^"')?]+)/g)) {
      const folder = join(path, '..')
      const next = join(folder, name).replaceAll('\\', '/')
      const declaration = path.endsWith('.d.ts') ? next.replace(/\.js$/, '.d.ts') : next
      if (!seen.has(declaration)) queue.push(declaration)
      seen.add(declaration)
    }
  }
  return [...seen]
}

describe('the packed package', () => {
  it('has the exports of the workspace', () => {
    expect(Object.keys(manifest.exports)).toEqual(expect.arrayContaining(Object.keys(source.exports)))
  })

  it('contains only the files that its exports reach, and the licences of the code and the font', () => {
    const beside = [
      'package.json',
      'README.md',
      'LICENSE',
      'CHANGELOG.md',
      'tokens/fonts/LICENSE',
      ...Object.values<string>(manifest.bin).map((path) => path.slice(2)),
      'commands/run.js',
    ]
    expect(files.filter((path) => !path.endsWith('.map')).sort()).toEqual(
      [...new Set([...reached(), ...beside])].sort(),
    )
  })

  it('has an entry for each component, a source map for each module, and its changelog', async () => {
    expect(manifest.exports['./button']).toEqual({
      types: './components/button/index.d.ts',
      default: './components/button/index.js',
    })
    expect(Object.keys(manifest.exports)).toEqual(
      expect.arrayContaining(['./dialog', './field', './toast', './carousel', './pricing-card']),
    )
    // The commands and the audit's script are bundles, and no page loads them.
    const isWritten = (path: string) => /^commands|\/index\.js$|^testing\/audit\/script\.js$/.test(path)
    const modules = files.filter((path) => path.endsWith('.js') && !isWritten(path))
    expect(modules.filter((path) => !files.includes(`${path}.map`))).toEqual([])
    const map = JSON.parse(await read('components/button/button.js.map'))
    expect(map.sourcesContent[0]).toContain('export function Button')
    // `../` would name a file outside of the package.
    const maps = texts.filter(({ path }) => path.endsWith('.map'))
    const sourcesOf = (text: string): string[] => JSON.parse(text).sources
    expect(maps.flatMap(({ text }) => sourcesOf(text)).filter((source) => source.includes('/'))).toEqual([])
    const changelog = await read('CHANGELOG.md')
    expect(changelog).toContain('## 1.0.0')
    expect(changelog).not.toContain('### The site')
  })

  it('can be installed beside Tailwind 3 and Vitest 3, which it does not need', () => {
    expect(manifest.peerDependenciesMeta.tailwindcss).toEqual({ optional: true })
    for (const name of ['tailwindcss', 'vitest']) expect(manifest.peerDependencies[name]).toMatch(/^>=[23]\./)
  })

  it('contains no path of the site or of the machine that built it', () => {
    const marks = [root.replace(/[\\/]$/, ''), home, 'site/', '.stories', '.test.', 'node_modules/']
    const found = texts
      .filter(({ path }) => path !== 'README.md')
      .flatMap(({ path, text }) =>
        marks.filter((mark) => text.includes(mark)).map((mark) => `${path}: ${mark}`),
      )
    expect(found).toEqual([])
  })

  it('is removed entirely by tree shaking when nothing of it is used', async () => {
    const entry = join(home, 'apps/unused.js')
    const result = await build({
      root: home,
      configFile: false,
      logLevel: 'error',
      plugins: [
        virtualModule(entry, "import '@kaksha/design-system'\nimport { Badge } from '@kaksha/design-system'"),
      ],
      build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
    })
    const code = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
    expect(code.map((chunk) => ('code' in chunk ? chunk.code.trim() : '')).join('')).toBe('')
  })

  it('runs `doctor` in the site that installed it', async () => {
    const site = join(home, 'apps/commands')
    await mkdir(join(site, 'src'), { recursive: true })
    const dependencies = {
      ...JSON.parse(await readFile(join(home, 'package.json'), 'utf8')).dependencies,
      vite: '*',
    }
    await writeFile(join(site, 'package.json'), JSON.stringify({ name: 'commands', dependencies }))
    await writeFile(join(site, 'src/main.tsx'), "import { Button } from '@kaksha/design-system'\n")
    const doctor = spawnSync('npx', ['--offline', 'design-system', 'doctor', 'apps/commands'], {
      cwd: home,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    expect(doctor).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('src/main.tsx:1  error  style-sheets'),
    })
  })

  it('passes publint, and has types that resolve like its modules', async () => {
    expect(await checkPublished(installed, inject('tarball'))).toEqual([])
  })

  it('is released by one command, which publishes nothing with --dry-run', async () => {
    const versions = () => readFile(`${root}design-system/package.json`, 'utf8')
    const before = await versions()
    const release = (...args: string[]) =>
      spawnSync('npm', ['run', 'release', '--', '--dry-run', ...args], {
        cwd: root,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      })
    const { status, stdout, stderr } = release()
    expect(stderr).not.toContain('Error')
    expect(stdout).toContain('version: 1.0.0 -> 1.0.0')
    expect(stdout).toContain('publint and attw: no problem')
    expect(stdout).toMatch(/pack: kaksha-design-system-1\.0\.0\.tgz, \d+ files/)
    expect(stdout).toContain('Nothing was published')
    expect(status).toBe(0)
    const unknown = release('9.0.0')
    expect(unknown.stderr).toContain(
      'CHANGELOG.md has no changes of @kaksha/design-system under “## 9.0.0 (unreleased)”.',
    )
    expect(unknown.status).toBe(1)
    expect(await versions()).toBe(before)
  }, 400_000)
})

/** Runs a module of a consumer in plain Node, and parses the JSON that it prints. */
async function inNode(name: string, source: string) {
  const file = join(home, 'apps', name)
  await writeFile(file, source)
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

describe('in Node, without a DOM', () => {
  // The tests' entry needs Vitest, and the commands are a program.
  const isModule = (path: string) =>
    path.endsWith('.js') && !path.startsWith('testing/') && path !== 'commands.js'
  const modules = files.filter(isModule)

  it('every module can be imported', async () => {
    const urls = modules.map((path) => pathToFileURL(join(installed, path)).href)
    const result = await inNode(
      'import.mjs',
      `const modules = await Promise.all(${JSON.stringify(urls)}.map((url) => import(url)))
       console.log(JSON.stringify({ count: modules.length, document: typeof document }))`,
    )
    expect(result).toEqual({ count: modules.length, document: 'undefined' })
    expect(modules.length).toBeGreaterThan(80)
  })

  it('a component can be imported by its own entry', async () => {
    const result = await inNode(
      'entry.mjs',
      `import * as ds from '@kaksha/design-system'
       import { Button, buttonVariants } from '@kaksha/design-system/button'
       import { PricingCard } from '@kaksha/design-system/pricing-card'
       console.log(JSON.stringify([Button === ds.Button, buttonVariants === ds.buttonVariants, PricingCard === ds.PricingCard]))`,
    )
    expect(result).toEqual([true, true, true])
  })

  it('a theme can be checked', async () => {
    const result = await inNode(
      'check.mjs',
      `import { checkTheme } from '@kaksha/design-system/check-theme'
       const { failures } = checkTheme({ light: { page: { link: '#6d8fa6' } } })
       console.log(JSON.stringify({ own: checkTheme().passes, tokens: failures[0].nearest.tokens, all: failures.length }))`,
    )
    expect(result).toEqual({
      own: true,
      tokens: { light: { page: { link: { $value: expect.stringMatching(/^#[\da-f]{6}$/) } } } },
      all: 7,
    })
  })
})
