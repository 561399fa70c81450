/** Where a page's address should have been. */

/** The path to send the visitor to, or null when this is it. The query is the caller's to keep. */
export function betterPath(pathname: string): string | null {
  if (pathname === '/design-system') return '/design-system/'
  if (pathname === '/design-system/') return null
  if (pathname === '/' || !/[/\\]$/.test(pathname)) return pathname === '/home' ? '/' : null
  // A Location that begins with two slashes would lead to another host.
  const path = `/${pathname.replace(/^[/\\]+|[/\\]+$/g, '')}`
  return path === '/home' ? '/' : path
}
