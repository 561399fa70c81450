/**
 * Every component of the design system, found by its `<name>.meta.ts`. Tests import this list; what runs in plain Node
 * (Ladle's configuration, the documentation as text) loads it by Vite (docs/ladle/plugin/folders.ts), which writes the
 * lists in the place of `import.meta.glob`.
 */
import type { ComponentType } from 'react'
import type { ComponentMeta } from './meta.ts'

const metas = import.meta.glob<ComponentMeta>('../{components,patterns,brand}/*/*.meta.ts', {
  eager: true,
  import: 'default',
})
const stories = import.meta.glob<Record<string, ComponentType>>(
  '../{components,patterns,brand}/*/*.stories.tsx',
)

export const components = Object.entries(metas).map(([file, meta]) => {
  const [, kind, name = ''] = file.split('/') as [string, 'components' | 'patterns' | 'brand', string]
  return {
    /** `components/button`: its folder in `design-system/`. */
    id: `${kind}/${name}`,
    kind,
    /** `button`: the name of its folder and of its files. */
    name,
    /** `DropdownMenu`: the name of its page. */
    label: meta.label ?? name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()),
    meta,
    /** Its title in Ladle, and its stories by the names of their exports. */
    async loadStories() {
      const { default: about, ...all } = await stories[file.replace('.meta.ts', '.stories.tsx')]!()
      return { title: (about as unknown as { title: string }).title, stories: all }
    },
  }
})
