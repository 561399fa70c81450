import { engines, peerDependencies, peerDependenciesMeta } from '../../../package.json'
import { installedPackage } from '../../project/packages.ts'
import { lineOfDependency, type Project, packageName } from '../../project/project.ts'
import { satisfies, versionIn } from '../../project/versions.ts'
import type { Check, Problem } from '../finding.ts'

const isOptional = (name: string) => name in peerDependenciesMeta

/** The installed version, or the version that the manifest asks for. */
function versionOf(name: string, project: Project) {
  const installed = project.usesPlugAndPlay ? undefined : installedPackage(name, project.folder)
  if (installed) return { version: installed.version, isInstalled: true }
  const range = project.dependencies.get(name)
  return range && versionIn(range) ? { version: range, isInstalled: false } : undefined
}

function peer(name: string, range: string, project: Project): Problem[] {
  const found = versionOf(name, project)
  if (!found) {
    // Ranges such as `workspace:*` and `catalog:` have no version.
    if (isOptional(name) || project.dependencies.has(name)) return []
    return [
      {
        level: 'error',
        file: 'package.json',
        problem: `${name} is not a dependency. The design system needs ${name} ${range}.`,
        advice: `Run \`npm install ${name}\`.`,
      },
    ]
  }
  const { version, isInstalled } = found
  if (satisfies(version, range)) return []
  return [
    {
      // A warning is enough for the other optional packages: with a wrong version, tests or types fail with a
      // message of their own.
      level: isOptional(name) && name !== 'tailwindcss' ? 'warning' : 'error',
      file: 'package.json',
      line: lineOfDependency(project, name),
      problem: `${name} ${version} is ${isInstalled ? 'installed' : 'asked for'}. The design system supports ${range}.`,
      advice: `Run \`npm install ${name}@${versionIn(range)?.[0]}\`${name === 'tailwindcss' ? ', or leave Tailwind out: `styles.css` needs none' : ''}.`,
    },
  ]
}

/** Whether the versions of Node, React and Tailwind are supported. */
export const versions: Check = {
  name: 'versions',
  run({ project, node, note }) {
    const hasInstalled = ['react', packageName].some((name) => installedPackage(name, project.folder))
    if (project.usesPlugAndPlay)
      note(
        'Installed versions',
        'Yarn Plug’n’Play has no node_modules. The versions in package.json were compared.',
      )
    else if (!hasInstalled && project.dependencies.size > 0)
      note('Installed versions', 'There is no node_modules. Install the packages, and run the command again.')
    const findings: Problem[] = satisfies(node, engines.node)
      ? []
      : [
          {
            level: 'error',
            problem: `Node ${node} is not supported. The design system needs Node ${engines.node}.`,
            advice: 'Install a newer Node: https://nodejs.org.',
          },
        ]
    return [
      ...findings,
      ...Object.entries(peerDependencies).flatMap(([name, range]) => peer(name, range, project)),
    ]
  },
}
