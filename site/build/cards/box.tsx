import type { CSSProperties, ReactNode } from 'react'

/** Satori requires `display` on every element that has several children. */
export const Box = ({ children, ...style }: CSSProperties & { children?: ReactNode }) => (
  <div style={{ display: 'flex', ...style }}>{children}</div>
)
