import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { ensurePackage, root } from '../../site/build/steps.ts'
import { ensureTools } from '../tools/install.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder outside this repository, with the packed package and the apps. */
    home: string
    /** The packed package itself. */
    tarball: string
  }
}

/** Runs npm, and throws what it has printed if it fails. */
export function npm(cwd: string, ...args: string[]) {
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const { status, stdout, stderr } = spawnSync('npm', [...args, ...quiet], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}\n${stderr}${stdout}`)
}

/** The versions of this repository, which are usually in npm's cache. */
async function versions(names: readonly string[]) {
  const entries = names.map(async (name) => {
    const manifest = JSON.parse(await readFile(`${root}node_modules/${name}/package.json`, 'utf8'))
    return [name, manifest.version]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Test tools of a site. They are linked instead of installed, because they are large and not under test. */
const tools = [
  'vitest',
  '@vitest/browser-playwright',
  '@vitejs/plugin-react',
  'axe-core',
  'jest-environment-jsdom',
  '@babel/preset-react',
  '@babel/preset-typescript',
  '@babel/plugin-transform-modules-commonjs',
]

async function link(home: string, name: string) {
  const place = join(home, 'node_modules', name)
  await mkdir(dirname(place), { recursive: true })
  await symlink(`${root}node_modules/${name}`, place, 'junction')
}

/** Packs the output of `npm run package`, and installs it as another site does. */
export default async function setup(project: TestProject) {
  await ensurePackage()
  await ensureTools()
  const home = await mkdtemp(join(await realpath(tmpdir()), 'consumer-'))
  npm(`${root}design-system/dist`, 'pack', '--pack-destination', home)
  const packed = (await readdir(home)).find((name) => name.endsWith('.tgz'))!
  const manifest = {
    private: true,
    type: 'module',
    dependencies: {
      '@kaksha/design-system': `file:./${packed}`,
      ...(await versions(['react', 'react-dom', 'tailwindcss', 'lucide-react'])),
    },
    devDependencies: await versions([
      '@types/react',
      '@types/react-dom',
      ...['react', 'dom', 'user-event'].map((name) => `@testing-library/${name}`),
    ]),
  }
  await writeFile(join(home, 'package.json'), JSON.stringify(manifest))
  npm(home, 'install', '--prefer-offline')
  for (const name of tools) await link(home, name)
  await cp(fileURLToPath(new URL('apps', import.meta.url)), join(home, 'apps'), { recursive: true })

  project.provide('home', home)
  project.provide('tarball', join(home, packed))
  return () => rm(home, { recursive: true, force: true })
}
