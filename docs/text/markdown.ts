/** The texts of the documentation for programs: each page in Markdown, and the list of them. */
import Turndown from 'turndown'
import { startPath } from '../pages/contents.ts'

/**
 * Content that makes no sense as text: rendered examples, measured colours, buttons, pictures, the table of
 * contents.
 */
const removed = '[data-browser-only], nav, button, svg, input, select, iframe, [aria-hidden="true"]'

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Adds white space between elements that are separated only by the style sheet. Code is left as it is. */
const spaced = (html: string) =>
  html
    .split(/(<pre[\s\S]*?<\/pre>)/)
    .map((part) =>
      part.startsWith('<pre')
        ? part
        : part.replace(/(?<=[^\s>]|<\/(?:b|code|span|strong)>)(?=<(?:b|code|span|strong)\b[^>]*>)/g, ' '),
    )
    .join('')

const page = /^\/design-system\/([\w/-]*)(?=#|$)/

/** Turns the HTML of a documentation page into Markdown. */
export function createMarkdown() {
  const turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' })
  turndown.addRule('cell', {
    filter: ['th', 'td'],
    replacement: (content) => ` ${inOneLine(content).replaceAll('|', '\\|')} |`,
  })
  turndown.addRule('row', {
    filter: 'tr',
    replacement(content, node) {
      const columns = node.childNodes.length
      const isHead = node.parentNode?.nodeName === 'THEAD'
      return `\n|${content}${isHead ? `\n|${' --- |'.repeat(columns)}` : ''}`
    },
  })
  turndown.addRule('rows', { filter: ['thead', 'tbody'], replacement: (content) => content })
  turndown.addRule('table', { filter: 'table', replacement: (content) => `\n\n${content.trim()}\n\n` })
  turndown.addRule('caption', { filter: 'caption', replacement: (content) => `${content.trim()}:\n` })
  turndown.addRule('removed', {
    filter: (node) => (node as Element).matches(removed),
    replacement: () => '',
  })
  turndown.addRule('term', {
    filter: 'dt',
    replacement: (content) => `\n- **${inOneLine(content).replaceAll('**', '')}**`,
  })
  turndown.addRule('description', {
    filter: 'dd',
    replacement: (content) => `: ${inOneLine(content)}\n`,
  })
  // Each summary is a separate paragraph, or a heading.
  turndown.addRule('summary', {
    filter: 'summary',
    replacement: (content) => `\n\n${content.trim()}${content.trim().startsWith('#') ? '' : ':'}\n\n`,
  })
  turndown.addRule('code block', {
    filter: 'pre',
    replacement(_, node) {
      const code = (node.textContent ?? '').trimEnd()
      const language = (node as Element).getAttribute('data-language')
      return `\n\n\`\`\`${language}\n${code}\n\`\`\`\n\n`
    },
  })
  turndown.addRule('link', {
    filter: 'a',
    replacement(content, node) {
      const address = (node as Element).getAttribute('href') ?? ''
      const target = address.replace(page, (_, path: string) => `/design-system/${path || startPath}.md`)
      // A link within the page, or to a story, becomes plain text.
      return /^#|[?]story=/.test(target) ? content : `[${inOneLine(content)}](${target})`
    },
  })
  return (html: string) =>
    `${turndown
      .turndown(spaced(html))
      // Removes the name of the documentation part above the title.
      .replace(/^[^#]*(?=# )/, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`
}

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

/**
 * The list of the documentation pages for language models. Format: https://llmstxt.org
 *
 * @param pages In the order of their paths.
 */
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
