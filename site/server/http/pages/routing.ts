/** The canonical path of an address. */
import { cleanText } from '../../../contracts/field-text'

const moved = new Map([
  ['/home', '/'],
  ['/status', '/account'],
  ['/design-system', '/design-system/'],
])

/** The path that somebody means who types, pastes or encodes an address in another way. */
function intendedPath(pathname: string): string {
  try {
    const path = cleanText(decodeURIComponent(pathname), 'address')
      .toLowerCase()
      .replace(/[/\\]+/g, '/')
      .replace(/\/$/, '')
      .replace(/(\/index)?(\.html?)?$/, '')
    return path || '/'
  } catch {
    return pathname
  }
}

/**
 * The path to redirect to, or null when the path is canonical. The caller keeps the query. A page has one address: the
 * router in the browser would show another answer than the server for a second one.
 */
export function redirectPath(pathname: string, isPage: (path: string) => boolean): string | null {
  if (pathname === '/' || pathname === '/design-system/' || isPage(pathname)) return null
  const intended = intendedPath(pathname)
  const target = moved.get(intended) ?? (isPage(intended) ? intended : null)
  if (target !== null) return target
  if (!/[/\\]$/.test(pathname)) return null
  // A Location that begins with two slashes would lead to another host.
  return `/${pathname.replace(/^[/\\]+|[/\\]+$/g, '')}`
}
