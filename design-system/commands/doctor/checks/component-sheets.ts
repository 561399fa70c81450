import { join } from 'node:path'
import { textOf } from '../../project/files.ts'
import { installedPackage } from '../../project/packages.ts'
import type { Page } from '../../project/pages.ts'
import { type Project, packageName } from '../../project/project.ts'
import type { Check, Finding } from '../finding.ts'
import { isOfOne, isOfSeveral } from '../sheets.ts'

/** The classes of the package in one of its style sheets. */
const classesIn = (css: string) => css.match(/\.kds\\:(?:\\.|[\w-])+/g) ?? []

const wordsIn = (text: string): string[] => text.match(/\w+/g) ?? []

/** The folders of the components that a statement imports, from their entries or from the main entry. */
function foldersOf(statement: string, index: string) {
  const [, entry] = statement.match(/design-system\/([\w-]+)['"]/) ?? []
  if (entry) return [entry]
  const names = new Set(wordsIn(statement))
  return [...index.matchAll(/^export \{([^}]*)\} from ["']\.\/(?:components|patterns)\/([a-z][\w-]*)\//gm)]
    .filter(([, list = '']) => wordsIn(list).some((name) => names.has(name)))
    .map(([, , folder = '']) => folder)
}

function findings(page: Page, project: Project): Omit<Finding, 'check'>[] {
  const own = page.sheets.map(({ sheet }) => sheet).filter(isOfOne)
  const system = installedPackage(packageName, project.folder)
  if (!system || own.length === 0 || page.sheets.some(({ sheet }) => isOfSeveral(sheet))) return []
  const read = (path: string) => textOf(join(system.folder, path)) ?? ''
  const loaded = new Set(own.flatMap((sheet) => classesIn(read(sheet))))
  const index = read('index.js')
  const reported = new Set<string>()
  return page.uses.flatMap(({ file, line, statement }) =>
    foldersOf(statement, index).flatMap((folder) => {
      // The style sheet of another component may contain this one: that of Dialog has the styles of Button.
      const isLoaded = classesIn(read(`styles/${folder}.css`)).every((name) => loaded.has(name))
      if (isLoaded || reported.has(folder)) return []
      reported.add(folder)
      return [
        {
          level: 'error' as const,
          file,
          line,
          problem: `A component of “${folder}” is used, but the page ${page.name} does not load all of its styles.`,
          advice: `Import \`${packageName}/styles/${folder}.css\`.`,
        },
      ]
    }),
  )
}

/** Whether a page that loads the style sheets of single components has one for each component. */
export const componentSheets: Check = {
  name: 'style-sheets',
  run: ({ pages, project }) => pages.flatMap((page) => findings(page, project)),
}
