'use client'

import { type ComponentProps, use } from 'react'
import { DesignSystemContext } from './context.ts'

/** An address that a router does not know: of another site, another protocol, or a place in the page. */
const outside = /^(#|\/\/|[a-z][a-z\d+.-]*:)/i

/** A link that the `linkComponent` of the provider renders, if it stays in the site and in the window. */
export function Anchor(props: ComponentProps<'a'>) {
  const { linkComponent: Component = 'a' } = use(DesignSystemContext)
  const { href, target, download } = props
  const leaves = href === undefined || outside.test(href) || (target && target !== '_self')
  return leaves || download !== undefined ? <a {...props} /> : <Component {...props} />
}
