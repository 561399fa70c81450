/**
 * The browser inside another app, by its user agent: Google refuses every sign-in there (`disallowed_useragent`).
 * Android's web view calls itself `wv`.
 */
const apps =
  /; wv\)|FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|\bLine\/|Twitter|Snapchat|BytedanceWebview|Pinterest|MicroMessenger|KAKAOTALK/
/** Every browser of an iPhone or iPad calls itself Safari too; a web view does not. */
const appleWebView = /\b(iPhone|iPad|iPod)\b(?!.*Safari\/)/

/** Null in a browser in which Google's sign-in works. */
export function inAppBrowser(userAgent: string): 'android' | 'other' | null {
  if (!apps.test(userAgent) && !appleWebView.test(userAgent)) return null
  return userAgent.includes('Android') ? 'android' : 'other'
}

/** The link by which Android opens an address in Chrome; without Chrome the address itself is opened. */
export function chromeLink(address: string): string {
  const { protocol, host, pathname, search } = new URL(address)
  const extras = [
    `scheme=${protocol.slice(0, -1)}`,
    'package=com.android.chrome',
    `S.browser_fallback_url=${encodeURIComponent(address)}`,
  ]
  return `intent://${host}${pathname}${search}#Intent;${extras.join(';')};end`
}
