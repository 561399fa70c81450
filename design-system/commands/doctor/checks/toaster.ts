import { withoutComments } from '../../project/imports.ts'
import { installedPackage, namesIn } from '../../project/packages.ts'
import { isOfSite } from '../../project/pages.ts'
import { type Project, packageName } from '../../project/project.ts'
import type { Check } from '../finding.ts'

/** Whether another package may render components on the page, such as one of a monorepo. */
const mayBeRenderedElsewhere = ({ dependencies, folder, usesPlugAndPlay }: Project) =>
  usesPlugAndPlay ||
  [...dependencies.keys()].some((name) => {
    const installed = installedPackage(name, folder)
    if (!installed) return false
    return (
      // A package of a workspace is a link to its folder. It may get the design system from the next one.
      !/[\\/]node_modules[\\/]/.test(installed.folder) ||
      namesIn(installed.manifest, 'dependencies', 'devDependencies', 'peerDependencies').includes(packageName)
    )
  })

/** Also a Toaster by an alias, or one that renders that of the design system under another name: `AppToaster`. */
const namesToaster = ({ files }: Project) =>
  [...files.values()].some((text) => withoutComments(text).includes('Toaster'))

/** Whether a site that requests toasts renders a Toaster. */
export const toaster: Check = {
  name: 'toaster',
  run({ project, projects, pages, uses }) {
    const request = pages
      .filter(isOfSite)
      .flatMap((page) => page.uses)
      .find(({ names }) => names?.includes('toast'))
    // An import that does not name its exports may be that of Toaster.
    if (!request || uses.some(({ names }) => !names)) return []
    if (projects.some(namesToaster) || mayBeRenderedElsewhere(project)) return []
    return [
      {
        level: 'error',
        file: request.file,
        line: request.line,
        problem: '`toast` is used, but nothing renders `Toaster`, so no toast is shown.',
        advice: `Render \`<Toaster />\` of \`${packageName}\` once, in the layout of the page.`,
      },
    ]
  },
}
