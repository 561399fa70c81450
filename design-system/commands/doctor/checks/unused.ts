import { posix } from 'node:path'
import { placeText } from '../../project/files.ts'
import { withoutComments } from '../../project/imports.ts'
import { isOfSite, isUnparsed } from '../../project/pages.ts'
import { lineOfDependency, type Project, packageName } from '../../project/project.ts'
import type { Check } from '../finding.ts'

/** What `createTheme` writes: tokens, also for high contrast. A copy of the package’s own style sheet has layers. */
const isTheme = (css: string) =>
  /--ds-[\w-]+\s*:/.test(css) && /\[data-theme=["']?contrast/.test(css) && !/@layer\b/.test(css)

/** Style sheets of packages, which may have the same name: `theme.css`. */
const ofOthers = new RegExp(`(${packageName}|tailwindcss)/[\\w.-]+`, 'g')

/** Whether a file may load the theme in a way that is not followed: by a link in JSX, from Sass, or as one of `*.css`. */
function mayBeLoaded(theme: string, { files }: Project) {
  const name = posix.basename(theme)
  return [...files].some(([file, text]) => {
    if (file === theme) return false
    const code = withoutComments(text).replaceAll(ofOthers, '')
    const wanted = isUnparsed(file) ? name.replace(/\.css$/, '') : name
    return /[*}]\.css[`'"?]/.test(code) || [...'/"\'`(}='].some((before) => code.includes(before + wanted))
  })
}

/** Whether a page loads each theme that the project has made with the command `theme`. */
export const themeFiles: Check = {
  name: 'theme-files',
  run({ project, pages }) {
    // The pages of other projects load the style sheets of a library.
    if (!pages.some(isOfSite)) return []
    const themes = [...project.files].flatMap(([file, text]) =>
      file.endsWith('.css') && isTheme(text) ? file : [],
    )
    const [sheet] = pages.flatMap(({ sheets }) => sheets)
    return themes
      .filter((file) => !pages.some(({ files }) => files.has(file)) && !mayBeLoaded(file, project))
      .map((file) => ({
        level: 'warning',
        file,
        problem: 'No page loads this theme, so its colours have no effect.',
        advice: `Import it beside the style sheet of the design system${sheet ? `, which is imported in ${placeText(sheet)}` : ''}.`,
      }))
  },
}

/** Whether anything of the package is used: a component, a style sheet, or another of its files. */
export const unused: Check = {
  name: 'unused',
  run({ project, pages, uses }) {
    if (!project.dependencies.has(packageName) || uses.length > 0) return []
    if (pages.some(({ sheets }) => sheets.length > 0)) return []
    if (project.aliases.some(({ targets }) => targets.some((target) => target.includes(packageName))))
      return []
    // Of a CDN, or of an entry: `@kaksha/design-system@1/styles.css`, `@kaksha/design-system/tokens.json`.
    const file = new RegExp(`${packageName}[@/]`)
    // Of an alias of the bundler, or of a list of packages that it transforms.
    const whole = new RegExp(`${packageName}['"\`]`)
    const isNamed = [...project.files].some(([path, text]) => {
      const code = withoutComments(text)
      return file.test(code) || (/\.config\.\w+$/.test(path) && whole.test(code))
    })
    if (isNamed) return []
    return [
      {
        level: 'hint',
        file: 'package.json',
        line: lineOfDependency(project, packageName),
        problem: `${packageName} is a dependency, but no file that was examined imports a component or a style sheet of it.`,
        advice: `Run \`npx ${packageName} init\`, which imports the style sheet, and import a component. Or remove it, if it is not used in files that are not examined: \`npm uninstall ${packageName}\`.`,
      },
    ]
  },
}
