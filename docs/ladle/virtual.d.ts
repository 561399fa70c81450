declare module 'virtual:component-folders' {
  export const componentFolders: readonly {
    id: string
    kind: 'components' | 'patterns' | 'brand'
    label: string
    page: string
    importPath: string
    /** The file of the component, below `design-system/`. */
    source: string
    summary: string
    parts: readonly string[]
    /** The last manual review with assistive technology, if there is one. */
    review?: import('../../design-system/testing/meta.ts').Review
    gaps: readonly string[]
    pattern: { name: string; url: string }
    /** The number of keys in its contract. Each has a test. */
    keys: number
  }[]
}

declare module 'virtual:component-folders' {
  export const brands: readonly string[]
}

declare module 'virtual:generated-list' {
  /** All stories, by their id. Written by Ladle. */
  export const stories: Readonly<Record<string, unknown>>
}

declare module '*?code' {
  const code: import('./plugin/highlight.ts').Code
  export default code
}

declare module 'virtual:icons' {
  export const icons: readonly {
    name: string
    Icon: import('lucide-react').LucideIcon
    componentFolders: readonly string[]
  }[]
}

declare module 'virtual:component-folder/*' {
  export const code: Record<string, import('./plugin/highlight.ts').Code>
  export const parts: import('./plugin/props.ts').Part[]
  /** The tokens that it uses, without `--ds-`. */
  export const tokens: string[]
}

declare module 'virtual:server-rendering' {
  export const rendering: readonly {
    label: string
    page: string
    /** Whether one of its modules starts with 'use client'. */
    isClient: boolean
    /** What it does without JavaScript. */
    says: string
  }[]
}

declare module 'virtual:changelog' {
  /** The part of CHANGELOG.md that is about the package. */
  export const changelog: string
}
