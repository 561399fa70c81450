import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'
import { doctor } from '../../design-system/commands/doctor/doctor.ts'
import { reportText } from '../../design-system/commands/doctor/report.ts'
import { frameworks } from './frameworks/sites.ts'

const home = inject('home')
/**
 * Not sites, or with files that the documentation or the command of the package writes first: these are examined in
 * `frameworks.test.ts` and `shops.test.ts`.
 */
const others = ['shared', 'shops', 'testing', 'types', 'react-router-19.0', ...frameworks]

const apps = (await readdir(fileURLToPath(new URL('apps', import.meta.url)))).filter(
  (name) => !others.includes(name),
)

it.each(apps)('doctor reports no problem in the site %s, and examines all of it', async (name) => {
  // A copy, because the manifest would change how the site is built.
  const site = join(home, 'doctor', name)
  await cp(join(home, 'apps', name), site, { recursive: true })
  const { dependencies } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'))
  await writeFile(join(site, 'package.json'), JSON.stringify({ name, dependencies }))
  expect(reportText(doctor(site))).toBe('No problem was found.\n')
})
