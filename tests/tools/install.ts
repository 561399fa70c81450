// Packages that only the full tier and the maintainers' commands need have a separate lock file, so that `npm start`
// and `npm test` do not install them. `node site/build/run.mjs tests/prepare.ts tools` installs them now.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ensurePackages, root } from '../../site/build/steps.ts'

const folder = join(root, 'tests/tools')

/** Installs the tools if they are missing, and lets every file of the repository import them by name. */
export async function ensureTools() {
  ensurePackages('Installing the tools of the full tier', 'tests/tools', 'lighthouse')
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    // `npm ci` in the root removes these links; for `existsSync` a broken link does not exist.
    const link = join(root, 'node_modules', name)
    if (existsSync(link)) continue
    await rm(link, { force: true })
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(folder, 'node_modules', name), link, 'junction')
  }
}
