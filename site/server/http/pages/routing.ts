/** The canonical path of an address. */

/** Addresses that have moved. */
const moved = new Map([
  ['/home', '/'],
  ['/status', '/account'],
])

/** The path to redirect to, or null when the path is canonical. The caller keeps the query. */
export function redirectPath(pathname: string): string | null {
  if (pathname === '/design-system') return '/design-system/'
  if (pathname === '/design-system/') return null
  if (pathname === '/' || !/[/\\]$/.test(pathname)) return moved.get(pathname) ?? null
  // A Location that begins with two slashes would lead to another host.
  const path = `/${pathname.replace(/^[/\\]+|[/\\]+$/g, '')}`
  return moved.get(path) ?? path
}
