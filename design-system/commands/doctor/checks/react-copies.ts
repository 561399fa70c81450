import { relative } from 'node:path'
import { type InstalledPackage, installedPackage, namesIn } from '../../project/packages.ts'
import { lineOfDependency, type Project, packageName } from '../../project/project.ts'
import type { Check, Problem } from '../finding.ts'

/** A copy of a package, and the packages that import it. */
interface Copy extends InstalledPackage {
  users: string[]
}

/** Packages whose components are on the same page as those of the project. */
function renderers(project: Project) {
  const direct = [...project.dependencies.keys()].flatMap(
    (name) => installedPackage(name, project.folder) ?? [],
  )
  const system = direct.find(({ name }) => name === packageName)
  const below = system
    ? namesIn(system.manifest, 'dependencies').flatMap((name) => installedPackage(name, system.folder) ?? [])
    : []
  return [...direct, ...below].filter(({ manifest }) =>
    namesIn(manifest, 'peerDependencies', 'dependencies').includes('react'),
  )
}

function copiesOf(name: string, project: Project): Copy[] {
  const copies = new Map<string, Copy>()
  const add = (user: string, folder: string) => {
    const found = installedPackage(name, folder)
    if (!found) return
    const copy = copies.get(found.folder) ?? { ...found, users: [] }
    copy.users.push(user)
    copies.set(found.folder, copy)
  }
  add('your own code', project.folder)
  for (const user of renderers(project)) add(user.name, user.folder)
  return [...copies.values()]
}

const list = (names: readonly string[]) => [...new Set(names)].join(', ')

function doubled(name: string, project: Project): Problem[] {
  const [first, ...others] = copiesOf(name, project)
  if (!first) return []
  return others.map(({ version, folder, users }) => {
    const concernsSystem = users.some((user) => user === packageName || user.startsWith('@radix-ui/'))
    return {
      level: concernsSystem ? ('error' as const) : ('warning' as const),
      file: 'package.json',
      line: lineOfDependency(project, concernsSystem ? packageName : (users[0] ?? name)),
      problem: `There are two copies of ${name}: ${first.version}, which ${list(first.users)} imports, and ${version} in ${relative(project.folder, folder).replaceAll('\\', '/')}, which ${list(users)} imports. Hooks fail where two copies meet (“Invalid hook call”).`,
      advice: `Run \`npm ls ${name}\` (or \`pnpm why ${name}\`), give all of them one version, and run \`npm dedupe\`. In Vite, \`resolve: { dedupe: ['react', 'react-dom'] }\` helps with a linked package.`,
    }
  })
}

/** React and React DOM refuse to work with each other unless their versions are the same. */
function differing(project: Project): Problem[] {
  const react = installedPackage('react', project.folder)
  const dom = installedPackage('react-dom', project.folder)
  if (!react || !dom || react.version === dom.version) return []
  return [
    {
      level: 'error',
      file: 'package.json',
      line: lineOfDependency(project, 'react-dom'),
      problem: `react has version ${react.version}, and react-dom ${dom.version}. React stops with “Incompatible React versions”.`,
      advice: `Install the same version of both: \`npm install react@${react.version} react-dom@${react.version}\`.`,
    },
  ]
}

/** Whether everything on a page uses the same React. */
export const reactCopies: Check = {
  name: 'react-copies',
  run({ project, note }) {
    if (project.usesPlugAndPlay) {
      note('Copies of React', 'Yarn Plug’n’Play has no node_modules. Run `yarn why react`.')
      return []
    }
    return [...['react', 'react-dom'].flatMap((name) => doubled(name, project)), ...differing(project)]
  },
}
