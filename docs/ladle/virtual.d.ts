declare module 'virtual:documentation' {
  export interface Component {
    /** `components/button`: its folder in `design-system/` and the path of its page. */
    id: string
    kind: 'components' | 'patterns' | 'brand'
    /** The part of the documentation. */
    part: string
    name: string
    label: string
    /** The beginning of the ids of its stories: `components--button`. */
    stories: string
    storyNames: readonly string[]
    importPath: string
    /** The file of the component, below `design-system/`. */
    source: string
    summary: string
    parts: readonly string[]
    gaps: readonly string[]
    /** The number of keys in its contract. Each has a test. */
    keys: number
    pattern: { name: string; url: string }
    /** The last manual review with assistive technology, if there is one. */
    review?: import('../../design-system/testing/meta.ts').Review
    /** What it does without JavaScript. */
    withoutJavaScript: string
    /** Whether one of its modules starts with 'use client'. */
    isClient: boolean
  }
  export const components: readonly Component[]
  /** Brands with their own tokens, besides the default one. */
  export const brands: readonly string[]
}

declare module 'virtual:documentation/pages' {
  export const loadComponent: Record<
    string,
    () => Promise<import('../pages/component/component-page.tsx').ComponentModule>
  >
}

declare module 'virtual:documentation/icons' {
  export const icons: readonly {
    name: string
    Icon: import('lucide-react').LucideIcon
    users: readonly string[]
  }[]
}

declare module 'virtual:documentation/changelog' {
  /** The part of CHANGELOG.md that is about the package. */
  const changelog: string
  export default changelog
}

declare module '*?code' {
  const code: import('./plugin/highlight.ts').Code
  export default code
}
