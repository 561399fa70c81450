/** Pages written in MDX: `# Title`, a lead, and sections that begin with `## `. */
import { basename } from 'node:path'
import { compile } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { read } from './folders.ts'
import { highlight } from './highlight.ts'

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

interface Node {
  type: string
  tagName?: string
  name?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

const textOf = ({ value = '', children = [] }: Node): string => value + children.map(textOf).join('')

/** Puts each heading of the second level and what follows it into a section, which the heading names. */
function groupSections(headings: { id: string; title: string }[]) {
  return () => (tree: Node) => {
    const sections: Node[] = []
    const imports = tree.children!.filter(({ type }) => type === 'mdxjsEsm')
    for (const node of tree.children!) {
      if (node.tagName === 'h2') {
        const title = textOf(node)
        const id = slugOf(title)
        headings.push({ id, title })
        node.properties = { id }
        sections.push({
          type: 'element',
          tagName: 'section',
          properties: { ariaLabelledBy: id },
          children: [],
        })
      }
      if (node.tagName === 'table') node.properties = { title: headings.at(-1)?.title }
      if (!imports.includes(node)) sections.at(-1)?.children?.push(node)
    }
    tree.children = [...imports, ...sections]
  }
}

interface CodeBlock {
  /** The file extension. */
  type: string
  /** Where the file belongs in the reader's project, or what the commands do. */
  name: string
  code: string
}

/** A fenced block, whose name follows its language, or `<Snippet file="forms/school.ts" />`: a file of docs/pages/snippets. */
const blockPattern =
  /^( *)```(\w+) (.+)\n([\s\S]*?)^ *```$|<Snippet file="([^"]+\.(\w+))"(?: name="([^"]+)")? \/>/gm

function blockOf([
  ,
  indent = '',
  type,
  name,
  code = '',
  file = '',
  extension = '',
  place,
]: string[]): CodeBlock {
  if (type && name) return { type, name, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') }
  return { type: extension, name: place ?? basename(file), code: read(`docs/pages/snippets/${file}`) }
}

/** The code that a page shows. Tests compile it and build sites with it. */
export const codeBlocks = (source: string) => [...source.matchAll(blockPattern)].map(blockOf)

/** The module of a page: its text as a component, its title, its lead, and its sections. */
export async function compilePage(source: string) {
  const [, title = '', lead = '', body = ''] = source.match(/^# (.+)\n\n([\s\S]+?)\n\n([\s\S]*)$/) ?? []
  const text = body.replace(blockPattern, (...match) => {
    const { type, name, code } = blockOf(match)
    const props = `code={${JSON.stringify(highlight(code, type))}} name="${name}" language="${type}"`
    return `${match[1] ?? ''}<CodeBlock ${props} />`
  })
  const headings: { id: string; title: string }[] = []
  const code = await compile(text, {
    remarkPlugins: [remarkGfm],
    rehypePlugins: [groupSections(headings)],
  })
  const about = { title, lead: lead.replaceAll('\n', ' '), sections: headings }
  return { code: `${code}\nexport const about = ${JSON.stringify(about)}`, moduleType: 'js' as const }
}
