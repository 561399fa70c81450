import { join } from 'node:path'
import { textOf } from '../../project/files.ts'
import { installedPackage } from '../../project/packages.ts'
import type { Page } from '../../project/pages.ts'
import { packageName } from '../../project/project.ts'
import type { Use } from '../../project/uses.ts'
import type { Check, Problem, Subject } from '../finding.ts'
import { isOfOne, isOfSeveral } from '../sheets.ts'

/** The classes of the package in one of its style sheets. */
const classesIn = (css: string) => css.match(/\.kds\\:(?:\\.|[\w-])+/g) ?? []

const wordsIn = (text: string): string[] => text.match(/\w+/g) ?? []

/** The folders of the components that an import uses, of their entries or of the main entry. */
function foldersOf({ entry, names = [] }: Use, index: string) {
  if (entry) return [entry]
  return [...index.matchAll(/^export \{([^}]*)\} from ["']\.\/(?:components|patterns)\/([a-z][\w-]*)\//gm)]
    .filter(([, list = '']) => wordsIn(list).some((name) => names.includes(name)))
    .map(([, , folder = '']) => folder)
}

function findings(page: Page, { project, note }: Subject): Problem[] {
  const own = page.sheets.map(({ sheet }) => sheet).filter(isOfOne)
  const system = installedPackage(packageName, project.folder)
  if (!system || own.length === 0 || page.sheets.some(({ sheet }) => isOfSeveral(sheet))) return []
  const read = (path: string) => textOf(join(system.folder, path)) ?? ''
  const loaded = new Set(own.flatMap((sheet) => classesIn(read(sheet))))
  const index = read('index.js')
  const reported = new Set<string>()
  return page.uses.flatMap((use) => {
    const { file, line, entry, names } = use
    if (!entry && !names)
      note(
        `${file}:${line}`,
        'This import does not say which components it uses. Check that the page loads their style sheets.',
      )
    return foldersOf(use, index).flatMap((folder) => {
      // Compared by class, because a style sheet contains all that its component renders: that of Dialog is enough for
      // Button too.
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
    })
  })
}

/** Whether a page that loads the style sheets of single components has one for each component. */
export const componentStyleSheets: Check = {
  name: 'style-sheets',
  run: (subject) => subject.pages.flatMap((page) => findings(page, subject)),
}
