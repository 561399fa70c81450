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

/** Exports of the package by component folder: `{ 'components/button': 'Button, type ButtonProps' }`. */
function exportsByFolder() {
  const index = readFileSync(`${root}design-system/index.ts`, 'utf8')
  const found = new Map<string, string[]>()
  for (const [, list = '', folder = ''] of index.matchAll(
    /^export \{([^}]*)\} from '\.\/((?:components|patterns)\/[\w-]+)\//gm,
  )) {
    const names = list.split(',').flatMap((name) => name.trim() || [])
    found.set(folder, [...(found.get(folder) ?? []), ...names])
  }
  return found
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
  const exported = exportsByFolder()
  const folders = await documentedFolders()
  const items = folders.flatMap(({ id, kind, name, label, meta }) => {
    const names = exported.get(id)
    // Other sites do not need Kaksha's own drawings.
    if (kind === 'brand' || !names) return []
    const item: RegistryItem = {
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
          content: `export {\n${names.map((one) => `  ${one},\n`).join('')}} from '${packageName}/${name}'\n`,
        },
      ],
      docs: `Documentation: /design-system/${id}.md`,
      categories: [kind],
      meta: { a11y: meta.contract },
    }
    return [item]
  })
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
