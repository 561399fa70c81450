/**
 * A registry that the shadcn command line can read: an item for each component, with its accessibility contract in
 * `meta.a11y`. An item adds the package and one file that exports the component, so that updates stay an `npm update`.
 * Format: https://ui.shadcn.com/docs/registry/registry-item-json
 */
import { readFileSync } from 'node:fs'
import { documentedFolders, root } from '../ladle/plugin/folders.ts'

const packageName = '@kaksha/design-system'
const schema = 'https://ui.shadcn.com/schema'

export interface RegistryItem {
  $schema: string
  name: string
  type: 'registry:ui' | 'registry:style'
  title: string
  description: string
  dependencies: string[]
  registryDependencies?: string[]
  files?: { path: string; type: 'registry:ui'; content: string }[]
  css?: Record<string, object>
  docs: string
  categories: string[]
  meta: Record<string, unknown>
}

/** The style sheets, which every component needs. Projects of the shadcn command line use Tailwind. */
const base = (version: string): RegistryItem => ({
  $schema: `${schema}/registry-item.json`,
  name: 'styles',
  type: 'registry:style',
  title: 'Styles',
  description: 'The tokens, base styles and component styles of the design system.',
  dependencies: [`${packageName}@^${version}`],
  css: {
    [`@import "${packageName}/theme.css"`]: {},
    [`@import "${packageName}/components.css"`]: {},
  },
  docs: 'Without Tailwind, import @kaksha/design-system/styles.css instead of the two sheets.',
  categories: ['styles'],
  meta: {},
})

/** All items, the styles first. */
export async function registryItems(): Promise<RegistryItem[]> {
  const { version } = JSON.parse(readFileSync(`${root}design-system/package.json`, 'utf8')) as {
    version: string
  }
  // Other sites do not need Kaksha's own drawings.
  const folders = (await documentedFolders()).filter(({ kind }) => kind !== 'brand')
  const items = folders.map(
    ({ id, kind, name, label, meta }): RegistryItem => ({
      $schema: `${schema}/registry-item.json`,
      name,
      type: 'registry:ui',
      title: label,
      description: meta.summary.replaceAll('`', ''),
      dependencies: [`${packageName}@^${version}`],
      registryDependencies: ['@kaksha/styles'],
      files: [
        {
          path: `components/ui/${name}.tsx`,
          type: 'registry:ui',
          content: `export * from '${packageName}/${name}'\n`,
        },
      ],
      docs: `Documentation: /design-system/${id}.md`,
      categories: [kind],
      meta: { a11y: meta.contract },
    }),
  )
  return [base(version), ...items]
}

/** The list of the items, without their files. @param items From `registryItems`. */
export const registryIndex = (items: readonly RegistryItem[], homepage: string) => ({
  $schema: `${schema}/registry.json`,
  name: 'kaksha',
  homepage,
  items: items.map(({ $schema: _, files, ...item }) => ({
    ...item,
    ...(files && { files: files.map(({ content: __, ...file }) => file) }),
  })),
})
