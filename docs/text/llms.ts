/** The list of the documentation pages for language models. Format: https://llmstxt.org */
import { startPath } from '../pages/contents.ts'

export interface TextPage {
  /** Relative to the list, without the extension: `components/button`. */
  path: string
  text: string
}

const titles = {
  guide: 'Guide',
  foundations: 'Foundations',
  components: 'Components',
  patterns: 'Patterns',
  // The heading `Optional` lets a model with little context skip this part.
  brand: 'Optional',
}

/** The title and the first paragraph of a page. */
const headOf = (text: string) => {
  const [, title = '', lead = ''] = text.match(/^# (.+)\n\n(.+)/) ?? []
  return { title, lead }
}

/** @param pages In the order of their paths. */
export function llmsText(pages: readonly TextPage[]) {
  const introduction = pages.find(({ path }) => path === startPath)
  const { title, lead } = headOf(introduction?.text ?? '')
  const sections = Object.entries(titles).map(([folder, heading]) => {
    const lines = pages
      .filter(({ path }) => path.startsWith(`${folder}/`))
      .map(({ path, text }) => {
        const page = headOf(text)
        return `- [${page.title}](/design-system/${path}.md): ${page.lead}`
      })
    return `## ${heading}\n\n${lines.join('\n')}\n`
  })
  return [
    `# ${title}\n`,
    `> ${lead}\n`,
    'The contract of each component (roles, keys, focus, announcements, known gaps) is also in /design-system/r/registry.json, in `meta.a11y`.\n',
    ...sections,
  ].join('\n')
}
