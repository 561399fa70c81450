import { installedPackage, namesIn } from '../../project/packages.ts'
import { type Project, packageName } from '../../project/project.ts'
import type { Check } from '../finding.ts'

/** Whether another package may render components on the page, such as one of a monorepo. */
const isShared = ({ dependencies, folder, usesPlugAndPlay }: Project) =>
  usesPlugAndPlay ||
  [...dependencies.keys()].some((name) => {
    const { manifest = {} } = installedPackage(name, folder) ?? {}
    return namesIn(manifest, 'dependencies', 'peerDependencies').includes(packageName)
  })

/** Whether a project that requests toasts renders a Toaster. */
export const toaster: Check = {
  name: 'toaster',
  run({ project, pages, uses }) {
    const request = pages.flatMap((page) => page.uses).find(({ names }) => names?.includes('toast'))
    // An import that does not name its exports may be that of Toaster.
    if (!request || uses.some(({ names }) => names?.includes('Toaster') ?? true) || isShared(project))
      return []
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
