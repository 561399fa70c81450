import { reactCopies, wrongVersions } from './packages.ts'
import { readImports, readPages } from './pages.ts'
import { installedPackage, type Project, packageName, readProjects, usesDesignSystem } from './project.ts'
import type { Problem, Report } from './report.ts'
import { doubledStyleSheets, missingStyleSheet, wrongLayerOrder } from './style-sheets.ts'

const advice = `Run the command in the folder of a site that uses the design system, or name it: \`npx ${packageName} doctor path/to/site\`.`

const unique = <Item>(items: readonly Item[]) => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]

function examine(project: Project, projects: readonly Project[], node: string): Report {
  const notUsed = `${packageName} is not a dependency of this project, and no file imports it.`
  const problem = project.manifestProblem ?? (usesDesignSystem(project) ? undefined : notUsed)
  const imports = readImports(project)
  const pages = problem ? [] : readPages(project, imports)
  if (!problem && !installedPackage(packageName, project.folder))
    project.notExamined.push({
      what: 'Installed packages',
      why: 'There is no node_modules. Only the versions in package.json were compared.',
    })
  const checks: Record<string, readonly Problem[]> = problem
    ? { project: [{ level: 'error', problem, advice }] }
    : {
        'style-sheets': [
          ...missingStyleSheet(project, projects, imports),
          ...pages.flatMap(doubledStyleSheets),
        ],
        'layer-order': pages.flatMap(wrongLayerOrder),
        'react-copies': reactCopies(project),
        versions: wrongVersions(project, node),
      }
  const findings = Object.entries(checks).flatMap(([check, problems]) =>
    problems.map((entry) => ({ check, ...entry })),
  )
  return {
    project: project.name,
    // Several pages can load the same style sheet, which is reported once.
    findings: unique(findings).sort((a, b) => a.level.localeCompare(b.level)),
    notExamined: unique(project.notExamined),
  }
}

/** Examines the project in a folder, or the packages of a monorepo that use the design system. */
export const doctor = (folder: string, node = process.versions.node): Report[] =>
  readProjects(folder).map((project, _, projects) => examine(project, projects, node))
