declare module 'virtual:documentation' {
  /** What every page knows of a component. */
  export type Component = import('./plugin/plugin.ts').Component
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

declare module '*?code' {
  const code: import('./plugin/highlight.ts').Code
  export default code
}
