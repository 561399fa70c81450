import { withoutComments } from '../../project/imports.ts'
import { lineOfDependency, packageName } from '../../project/project.ts'
import type { Check } from '../finding.ts'

/** Whether anything of the package is used: a component, a style sheet, or another of its files. */
export const unused: Check = {
  name: 'unused',
  run({ project, pages, uses }) {
    if (!project.dependencies.has(packageName) || uses.length > 0) return []
    if (pages.some(({ sheets }) => sheets.length > 0)) return []
    // Of a CDN, or of an entry: `@kaksha/design-system@1/styles.css`, `@kaksha/design-system/tokens.json`.
    const file = new RegExp(`${packageName}[@/]`)
    if ([...project.files.values()].some((text) => file.test(withoutComments(text)))) return []
    return [
      {
        level: 'hint',
        file: 'package.json',
        line: lineOfDependency(project, packageName),
        problem: `${packageName} is a dependency, but no file imports a component or a style sheet of it.`,
        advice: `Run \`npx ${packageName} init\`, which imports the style sheet, and import a component. Or remove it: \`npm uninstall ${packageName}\`.`,
      },
    ]
  },
}
