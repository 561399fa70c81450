import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'

interface IslandProps<Props> {
  /** The name of its module: 'faq' for `faq.island.tsx`. It is unique on a page. */
  name: string
  of: ComponentType<Props>
  /** Written into the page as JSON. */
  props?: Props
  /** See `hydrateWhen` in `browser/names.ts`. */
  hydrateWhen?: string
  className?: string
}

/**
 * A part of a page that needs React in the browser. Its HTML is in the page; the application hydrates it, as a root by
 * itself, when it is first used (`browser/inline-page.ts`). So it is also rendered by itself: ids of `useId` depend on the
 * place in the tree.
 */
export function Island<Props extends object>({
  name,
  of: Component,
  props,
  hydrateWhen,
  className,
}: IslandProps<Props>) {
  const attributes = {
    className,
    'data-island': name,
    'data-props': props && JSON.stringify(props),
    'data-hydrate-when': hydrateWhen,
  }
  const content = <Component {...(props as Props)} />
  if (!import.meta.env.SSR) return <div {...attributes}>{content}</div>
  const html = renderToString(content, { identifierPrefix: `${name}-` })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just written this HTML
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
