import { expect, it } from 'vitest'
import button from '../../design-system/components/button/button.meta.ts'
import { documentedFolders } from '../../docs/ladle/plugin/folders.ts'
import { createMarkdown, llmsText } from '../../docs/text/markdown.ts'
import { registryItems } from '../../docs/text/registry.ts'

const toMarkdown = createMarkdown()

it.each([
  ['the title comes first', '<p>Components</p><h1>Table</h1><p>Data.</p>', '# Table\n\nData.\n'],
  [
    'a table has its header and its rows',
    '<table><thead><tr><th>Key</th><th>On</th></tr></thead><tbody><tr><th>Tab</th><td>a link</td></tr></tbody></table>',
    '| Key | On |\n| --- | --- |\n| Tab | a link |\n',
  ],
  [
    'code keeps its lines, and names its language',
    '<pre data-language="sh"><code><span>npm install</span><span> x\nnpm test</span></code></pre>',
    '```sh\nnpm install x\nnpm test\n```\n',
  ],
  [
    'a description list is a list',
    '<dl><div><dt><code>size</code><span>Required</span></dt><dd><p>A number.</p></dd></div></dl>',
    '- **`size` Required**: A number.\n',
  ],
  [
    'a link leads to the text of a page',
    '<p>Use <a href="/design-system/components/button">Button</a>, or <a href="/design-system/">start</a>.</p>',
    'Use [Button](/design-system/components/button.md), or [start](/design-system/guide/introduction.md).\n',
  ],
  [
    'a link to a story is text',
    '<p>See <a href="/design-system/?story=components--button--small">Small</a>.</p>',
    'See Small.\n',
  ],
  [
    'what only a browser can show is left out',
    '<p>One.</p><div data-browser-only>Example</div><nav>On this page</nav><p>Two.</p>',
    'One.\n\nTwo.\n',
  ],
])('in Markdown, %s', (_, html, text) => expect(toMarkdown(html)).toBe(text))

it('lists the pages for language models, by part, with their first sentence', () => {
  const text = llmsText([
    { path: 'guide/introduction', text: '# The system\n\nReact components.\n\n## More\n' },
    { path: 'components/button', text: '# Button\n\nStarts an action.\n' },
  ])
  expect(text).toMatch(/^# The system\n\n> React components\.\n/)
  expect(text).toContain(
    '## Guide\n\n- [The system](/design-system/guide/introduction.md): React components.\n',
  )
  expect(text).toContain(
    '## Components\n\n- [Button](/design-system/components/button.md): Starts an action.\n',
  )
})

it('has a registry item for each component that the package exports', async () => {
  const items = await registryItems()
  const folders = (await documentedFolders()).filter(({ kind }) => kind !== 'brand')
  expect(items.map(({ name }) => name)).toEqual(['styles', ...folders.map(({ name }) => name)])
  for (const { name, files, registryDependencies } of items.slice(1)) {
    expect(files?.[0]?.content).toBe(`export * from '@kaksha/design-system/${name}'\n`)
    expect(registryDependencies).toEqual(['@kaksha/styles'])
  }
  expect(items.find(({ name }) => name === 'button')?.meta.a11y).toEqual(button.contract)
})
