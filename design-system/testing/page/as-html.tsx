import { type ReactNode, useEffect, useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'

/** A component in a page that is only HTML: a controller starts it. */
export function AsHtml({
  start,
  children,
}: {
  start: (root: HTMLElement) => () => void
  children: ReactNode
}) {
  const page = useRef<HTMLDivElement>(null)
  const [html] = useState(() => ({ __html: renderToString(children) }))
  useEffect(() => start(page.current!.firstElementChild as HTMLElement), [start])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just written this HTML
  return <div ref={page} dangerouslySetInnerHTML={html} />
}
