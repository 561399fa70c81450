declare module 'virtual:rooms' {
  export const rooms: readonly {
    id: string
    kind: 'components' | 'patterns'
    label: string
    page: string
    summary: string
    parts: readonly string[]
    dates: { updated: string; reviewed?: string }
    gaps: readonly string[]
  }[]
}

declare module 'virtual:rooms' {
  export const brands: readonly string[]
}

declare module 'virtual:icons' {
  export const icons: readonly {
    name: string
    Icon: import('lucide-react').LucideIcon
    rooms: readonly string[]
  }[]
}

declare module 'virtual:room/*' {
  export const code: Record<string, import('./code.ts').Code>
  export const parts: import('./props.ts').Part[]
}
