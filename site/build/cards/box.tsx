import type { CSSProperties, ReactNode } from 'react'

/** What satori lays out: an element that says how it lays out its children. */
export const Box = ({ children, ...style }: CSSProperties & { children?: ReactNode }) => (
  <div style={{ display: 'flex', ...style }}>{children}</div>
)
