import { relative } from 'node:path'
import { peerDependencies } from '../../package.json'
import { installedPackage, type Project, packageName } from './project.ts'
import type { Problem } from './report.ts'

/** A copy of React for the design system beside the project's. Hooks fail where the two meet. */
export function reactCopies(project: Project): Problem[] {
  const system = installedPackage(packageName, project.folder)
  if (!system) return []
  return ['react', 'react-dom'].flatMap((name): Problem[] => {
    const ownCopy = installedPackage(name, project.folder)
    const other = installedPackage(name, system.folder)
    if (!ownCopy || !other || ownCopy.folder === other.folder) return []
    return [
      {
        level: 'error',
        file: 'package.json',
        problem: `There are two copies of ${name}: ${ownCopy.version}, which your own code imports, and ${other.version} in ${relative(project.folder, other.folder).replaceAll('\\', '/')}, which the design system imports. Hooks fail where two copies meet (“Invalid hook call”).`,
        advice: `Run \`npm ls ${name}\` (or \`pnpm why ${name}\`), give both one version, and run \`npm dedupe\`. In Vite, \`resolve: { dedupe: ['react', 'react-dom'] }\` helps with a linked package.`,
      },
    ]
  })
}

/** The first version in a text: `19.1.0` of `^19.1.0`. */
const versionIn = (text: string) => text.match(/\d+(\.\d+)*/)?.[0] ?? ''

/** Whether a version is in a range of this package's own manifest: `^19.0.0` or `>=3.4.0`. Prereleases count as their version. */
export function satisfies(version: string, range: string) {
  const ownVersion = `${versionIn(version)}.0.0`
  const least = versionIn(range)
  const major = (text: string) => text.split('.')[0]
  const isBefore = ownVersion.localeCompare(least, 'en', { numeric: true }) < 0
  return !isBefore && (range.startsWith('>=') || major(ownVersion) === major(least))
}

/** Versions of React and Tailwind that are not supported. The other peers are for tests, which fail by themselves. */
export const wrongVersions = (project: Project) =>
  (['react', 'react-dom', 'tailwindcss'] as const).flatMap((name): Problem[] => {
    const range = peerDependencies[name]
    const version = installedPackage(name, project.folder)?.version
    if (!version || satisfies(version, range)) return []
    const without = name === 'tailwindcss' ? ', or leave Tailwind out: `styles.css` needs none' : ''
    return [
      {
        level: 'error',
        file: 'package.json',
        problem: `${name} ${version} is installed. The design system supports ${range}.`,
        advice: `Run \`npm install ${name}@${versionIn(range).split('.')[0]}\`${without}.`,
      },
    ]
  })
