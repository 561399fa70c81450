declare module 'virtual:documentation' {
  /** What every page knows of a component. */
  export type Component = import('./ladle/plugin/plugin.ts').Component
  export const components: readonly Component[]
  /** Brands with their own tokens, besides the default one. */
  export const brands: readonly string[]
}

declare module 'virtual:documentation/pages' {
  export const loadComponent: Record<
    string,
    () => Promise<import('./pages/component/component-page.tsx').ComponentModule>
  >
}

declare module 'virtual:documentation/icons' {
  export const icons: readonly {
    name: string
    Icon: import('lucide-react').LucideIcon
    users: readonly string[]
  }[]
}

declare module 'turndown' {
  interface Rule {
    filter: string | string[] | ((node: Node) => boolean)
    replacement: (content: string, node: Node) => string
  }
  export default class Turndown {
    constructor(options: { headingStyle: 'atx'; bulletListMarker: '-'; emDelimiter: '*' })
    addRule(name: string, rule: Rule): this
    turndown(html: string): string
  }
}
