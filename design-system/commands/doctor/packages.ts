import { relative } from 'node:path'
import { engines, peerDependencies, peerDependenciesMeta } from '../../package.json'
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
const versionIn = (text: string) => text.match(/\d+(\.\d+)*/)?.[0]

/**
 * Whether a version is in a range of this package's own manifest, which has `^` and `>=` only:
 * `^20.19.0 || >=24.0.0`. Prereleases count as their version.
 */
export function satisfies(version: string, range: string) {
  const ownVersion = `${versionIn(version)}.0.0`
  const major = (text: string) => text.split('.')[0]
  return range.split('||').some((part) => {
    const least = versionIn(part) ?? ''
    const isBefore = ownVersion.localeCompare(least, 'en', { numeric: true }) < 0
    return !isBefore && (part.includes('>=') || major(ownVersion) === major(least))
  })
}

function peerVersion(name: string, range: string, project: Project): Problem[] {
  const isOptional = name in peerDependenciesMeta
  const installed = installedPackage(name, project.folder)
  const version = installed?.version ?? project.dependencies.get(name)
  if (version === undefined)
    return isOptional
      ? []
      : [
          {
            level: 'error',
            file: 'package.json',
            problem: `${name} is not a dependency. The design system needs ${name} ${range}.`,
            advice: `Run \`npm install ${name}\`.`,
          },
        ]
  // Ranges such as `workspace:*` and `catalog:` have no version.
  if (!versionIn(version) || satisfies(version, range)) return []
  return [
    {
      // With a wrong version of another optional package, tests or types fail with their own message.
      level: isOptional && name !== 'tailwindcss' ? 'warning' : 'error',
      file: 'package.json',
      problem: `${name} ${version} is ${installed ? 'installed' : 'asked for'}. The design system supports ${range}.`,
      advice: `Run \`npm install ${name}@${versionIn(range)?.split('.')[0]}\`${name === 'tailwindcss' ? ', or leave Tailwind out: `styles.css` needs none' : ''}.`,
    },
  ]
}

/** Versions of Node, React and Tailwind that are not supported. */
export function wrongVersions(project: Project, node: string): Problem[] {
  const peers = Object.entries(peerDependencies).flatMap(([name, range]) => peerVersion(name, range, project))
  if (satisfies(node, engines.node)) return peers
  return [
    {
      level: 'error',
      problem: `Node ${node} is not supported. The design system needs Node ${engines.node}.`,
      advice: 'Install a newer Node: https://nodejs.org.',
    },
    ...peers,
  ]
}
