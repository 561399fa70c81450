/** Pages written in MDX: `# Title`, a lead, and sections that begin with `## `. */
import { compile } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'

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

/** The module of a page: its text as a component, its title, its lead, and its sections. */
export async function compilePage(source: string) {
  const [, title = '', lead = '', body = ''] = source.match(/^# (.+)\n\n([\s\S]+?)\n\n([\s\S]*)$/) ?? []
  const imports: string[] = []
  // `<Snippet file="forms/school.ts" />` shows a file of docs/pages/snippets, which tests compile.
  const text = body.replace(/<Snippet file="([^"]+)"/g, (_, file: string) => {
    imports.push(`import code${imports.length} from '../snippets/${file}?code'`)
    return `<CodeBlock code={code${imports.length - 1}} name="${file.split('/').at(-1)}"`
  })
  const headings: { id: string; title: string }[] = []
  const code = await compile([...imports, '', text].join('\n'), {
    remarkPlugins: [remarkGfm],
    rehypePlugins: [groupSections(headings)],
  })
  const about = { title, lead: lead.replaceAll('\n', ' '), sections: headings }
  return { code: `${code}\nexport const about = ${JSON.stringify(about)}`, moduleType: 'js' as const }
}
