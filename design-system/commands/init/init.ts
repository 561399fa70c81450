import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { Refusal } from '../command.ts'
import { resetsOf } from '../doctor/checks/resets.ts'
import { type Page, readPages } from '../project/pages.ts'
import { type Project, packageName, readProject } from '../project/project.ts'
import { type Framework, frameworkOf, frameworks } from './frameworks.ts'
import { type Insertion, insertCssImports, insertImport } from './insert.ts'

interface Change extends Insertion {
  file: string
}

const byHand = `Import \`${packageName}/styles.css\` yourself, before your own styles, in the module that every page loads.`

function frameworkFor(project: Project, folder: string): Framework {
  if (project.manifestText === undefined) throw new Refusal(`There is no package.json in ${folder}.`)
  if (project.manifestProblem) throw new Refusal(`package.json cannot be read: ${project.manifestProblem}`)
  const framework = frameworkOf(project)
  if (framework) return framework
  const sites = project.packages.filter((path) => frameworkOf(readProject(join(folder, path))))
  if (sites.length > 0)
    throw new Refusal(
      `The site is not in this folder. Name one of its packages: ${sites
        .map((path) => `\`npx ${packageName} init ${path}\``)
        .join(', ')}.`,
    )
  const names = frameworks.map(({ name }) => name).join(', ')
  throw new Refusal(`package.json names no framework that this command knows: ${names}. ${byHand}`)
}

/** The absolute path of a file, which must be inside the project, also after links. */
function insideOf(folder: string, file: string) {
  const path = realpathSync(join(folder, file))
  const within = relative(realpathSync(folder), path)
  if (within.startsWith('..') || isAbsolute(within))
    throw new Refusal(`${file} is a link to a file outside of ${folder}. ${byHand}`)
  return path
}

/** The place where a page loads Tailwind 4, which has a reset in a layer. */
function tailwindOf(page: Page, project: Project) {
  for (const file of page.files) {
    if (!file.endsWith('.css')) continue
    const lines = (project.files.get(file) ?? '').split('\n')
    const index = lines.findIndex((line) => /^\s*@import\s+(url\()?["']tailwindcss["']/.test(line))
    if (index >= 0) return { file, line: index + 1 }
  }
}

/** The whole page that an entry belongs to. */
function pageOf(pages: readonly Page[], entry: string) {
  return pages.find(({ files }) => files.has(entry))
}

/** The change of one entry. Undefined if its page has the style sheet already. */
function changeFor(project: Project, page: Page | undefined, entry: string): Change {
  const read = (file: string) => readFileSync(insideOf(project.folder, file), 'utf8')
  const overrides = page ? resetsOf(page).some(({ level }) => level === 'error') : false
  const tailwind = page && tailwindOf(page, project)
  if (tailwind && !overrides) {
    const sheets = ['theme.css', 'components.css'].map((name) => `${packageName}/${name}`)
    return { file: tailwind.file, ...insertCssImports(read(tailwind.file), tailwind.line, sheets) }
  }
  const [sheet, place] = overrides
    ? (['styles.unlayered.css', 'last'] as const)
    : (['styles.css', 'first'] as const)
  return { file: entry, ...insertImport(entry, read(entry), `${packageName}/${sheet}`, place) }
}

/** The new lines between the line before and the line after. */
function difference({ file, text, line, added }: Change) {
  const lines = text.split(/\r?\n/)
  const around = lines.slice(Math.max(0, line - 2), line + added.length)
  const first = Math.max(1, line - 1)
  const width = String(first + around.length).length
  return `${file}\n${around
    .map((content, index) => {
      const number = first + index
      const isNew = number >= line && number < line + added.length
      return `  ${isNew ? '+' : ' '} ${String(number).padStart(width)}  ${content}`.trimEnd()
    })
    .join('\n')}\n`
}

/** The command that installs the package, if it is not yet a dependency. */
const next = (project: Project) =>
  project.dependencies.has(packageName)
    ? `\nRun \`npx ${packageName} doctor\` to check the site.\n`
    : `\nInstall the package: \`npm install ${packageName} react react-dom\`.\n`

/**
 * Adds the import of the style sheet to the file that every page of a site loads. Returns what was changed, as text.
 *
 * @throws {Refusal} for a project whose framework or entry is not known. Nothing was changed then.
 */
export function init(folder: string, { dryRun = false } = {}): string {
  const project = readProject(folder)
  const framework = frameworkFor(project, folder)
  const entries = framework.entries(project)
  if (entries.length === 0)
    throw new Refusal(
      `This is a site with ${framework.name}, but the file for the import was not found: ${framework.expected}. ${byHand}`,
    )
  const { pages } = readPages(project)
  const pageOfEntry = (entry: string) => pageOf(pages, entry)
  const existing = entries.flatMap((entry) => pageOfEntry(entry)?.sheets ?? [])[0]
  if (existing) {
    const { sheet, file, line } = existing
    const name = sheet === 'parts' ? 'A style sheet of components' : `\`${sheet}\``
    return `${framework.name}. ${name} is already imported in ${file}${line ? `:${line}` : ''}. Nothing was changed.\n`
  }
  const changes = [
    ...new Map(
      entries
        .map((entry) => changeFor(project, pageOfEntry(entry), entry))
        .map((change) => [change.file, change]),
    ).values(),
  ]
  // All paths are checked before the first file is written.
  const writes = changes.map((change) => ({ path: insideOf(folder, change.file), text: change.text }))
  if (!dryRun) for (const { path, text } of writes) writeFileSync(path, text)
  const title = `${framework.name}. ${dryRun ? 'This would be added:' : 'Added:'}\n\n`
  return `${title}${changes.map(difference).join('\n')}${next(project)}`
}
