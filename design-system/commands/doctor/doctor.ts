import { reason } from '../project/files.ts'
import { readPages } from '../project/pages.ts'
import { type Project, packageName, readProjects, usesDesignSystem } from '../project/project.ts'
import { componentStyleSheets } from './checks/component-style-sheets.ts'
import { contrast } from './checks/contrast.ts'
import { layerOrder } from './checks/layer-order.ts'
import { reactCopies } from './checks/react-copies.ts'
import { resets } from './checks/resets.ts'
import { styleSheets } from './checks/style-sheets.ts'
import { toaster } from './checks/toaster.ts'
import { tokens } from './checks/tokens.ts'
import { themeFiles, unused } from './checks/unused.ts'
import { versions } from './checks/versions.ts'
import { type Check, type Finding, levels, type Problem, type Report } from './finding.ts'

const checks: readonly Check[] = [
  styleSheets,
  componentStyleSheets,
  layerOrder,
  resets,
  contrast,
  themeFiles,
  tokens,
  toaster,
  unused,
  reactCopies,
  versions,
]

/** Problems because of which the results of the other checks would mean nothing. */
function manifestProblem(project: Project): Problem | undefined {
  const { manifestText, manifestProblem: why } = project
  if (manifestText === undefined)
    return {
      level: 'error',
      problem: 'There is no package.json in this folder.',
      advice: `Run the command in the folder of your site, or name it: \`npx ${packageName} doctor path/to/site\`.`,
    }
  if (why)
    return {
      level: 'error',
      file: 'package.json',
      problem: `package.json cannot be read: ${why}`,
      advice: 'Correct it, and run the command again.',
    }
  if (!usesDesignSystem(project))
    return {
      level: 'error',
      file: 'package.json',
      problem: `${packageName} is neither a dependency of this project nor imported in it.`,
      advice: `Run \`npm install ${packageName}\` and \`npx ${packageName} init\`.`,
    }
}

const unique = <Item>(items: readonly Item[]) => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]

function examine(project: Project, projects: readonly Project[], node: string): Report {
  const notExamined = [...project.notExamined]
  const note = (what: string, why: string) => notExamined.push({ what, why })
  const report = (findings: Finding[]) => ({
    project: project.name,
    // Several pages can load the same style sheet, which is reported once.
    findings: unique(findings).sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level)),
    notExamined: unique(notExamined),
  })
  const problem = manifestProblem(project)
  if (problem) return report([{ check: 'project', ...problem }])

  const { pages, uses, notExamined: ofPages } = readPages(project)
  notExamined.push(...ofPages)
  const findings = checks.flatMap((check) => {
    try {
      const found = check.run({ project, projects, pages, uses, node, note })
      return found.map((finding) => ({ check: check.name, ...finding }))
    } catch (error) {
      note(`The check “${check.name}”`, reason(error))
      return []
    }
  })
  return report(findings)
}

/** Examines the project in a folder, or the packages of a monorepo that use the design system. */
export const doctor = (folder: string, node = process.versions.node): Report[] =>
  readProjects(folder).map((project, _, projects) => examine(project, projects, node))
