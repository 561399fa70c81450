import {
  doubledStyleSheets,
  missingStyleSheet,
  reactCopies,
  wrongLayerOrder,
  wrongVersions,
} from './checks.ts'
import { readImports, readPages } from './pages.ts'
import { type Project, packageName, readProjects, usesDesignSystem } from './project.ts'
import type { Problem, Report } from './report.ts'

const advice = `Run the command in the folder of a site that uses the design system, or name it: \`npx ${packageName} doctor path/to/site\`.`

const unique = <Item>(items: readonly Item[]) => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]

/** Why a project is not examined. */
function reasonNotToExamine(project: Project) {
  if (!project.manifest) return 'There is no package.json in this folder that can be read.'
  if (!usesDesignSystem(project))
    return `${packageName} is not a dependency of this project, and no file imports it.`
}

function examine(project: Project, projects: readonly Project[]): Report {
  const imports = readImports(project)
  const problem = reasonNotToExamine(project)
  const pages = problem ? [] : readPages(project, imports)
  const checks: Record<string, readonly Problem[]> = problem
    ? { project: [{ problem, advice }] }
    : {
        'style-sheets': [
          ...missingStyleSheet(project, projects, imports),
          ...pages.flatMap(doubledStyleSheets),
        ],
        'layer-order': pages.flatMap(wrongLayerOrder),
        'react-copies': reactCopies(project),
        versions: wrongVersions(project),
      }
  const findings = Object.entries(checks).flatMap(([check, problems]) =>
    problems.map((entry) => ({ check, ...entry })),
  )
  return {
    project: project.name,
    // Several pages can load the same style sheet, which is reported once.
    findings: unique(findings),
  }
}

/** Examines the project in a folder, or the packages of a monorepo that use the design system. */
export const doctor = (folder: string): Report[] =>
  readProjects(folder).map((project, _, projects) => examine(project, projects))
