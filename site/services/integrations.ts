/**
 * Which pages can use which integration. A page's policy names the hosts of those alone, and only where the build is
 * set up for them; a sandbox is this site itself.
 */
import { authSources } from './auth/csp.ts'
import { captchaSources } from './captcha/csp.ts'
import type { BuildSettings, Sources } from './csp'
import { paymentSources } from './payment/csp.ts'
import { schedulingSources } from './scheduling/csp.ts'

/** Exactly these: what merely begins alike is the page that is missing, which may ask nobody. */
const guides =
  'online-teaching-platform(-(easily-manage-free|easy-steps|free|in-kolkata|launch-in-10-min|low-cost))?'

/** Where 'Start Free Trial' opens the journey: signing in, and paying. */
const journey = `^/(pricing|${guides}|sandbox/plans)?$`

type Integration = {
  /** Its manifest, beside its adapter; nothing where it is not set up. */
  sources: (settings: BuildSettings) => Sources | undefined
  /** A pattern of the paths of the pages that use it. */
  pages: string
}

export const integrations: Record<'auth' | 'payment' | 'captcha' | 'scheduling', Integration> = {
  auth: { sources: authSources, pages: journey },
  payment: { sources: paymentSources, pages: journey },
  /** The contact form. */
  captcha: { sources: captchaSources, pages: '^/(contact)?$' },
  scheduling: { sources: schedulingSources, pages: '^/demo-session$' },
}

const isForeign = (sources: Sources) =>
  Object.values(sources)
    .flat()
    .some((source) => source.includes('//'))

/** The API, where it is not this server's. Every page may call it. */
function apiSources({ VITE_API_BASE: base }: BuildSettings): Sources[] {
  return base && URL.canParse(base) ? [{ 'connect-src': [new URL(base).origin] }] : []
}

/** What the page at a path may use. What is this site's own is no secret to any page, and needs no page load. */
export const sourcesFor = (path: string, settings: BuildSettings): Sources[] => [
  ...apiSources(settings),
  ...Object.values(integrations).flatMap((integration) => {
    const sources = integration.sources(settings)
    return sources && (!isForeign(sources) || new RegExp(integration.pages).test(path)) ? [sources] : []
  }),
]

/**
 * Patterns of the pages that may ask somebody whom others may not. A policy stays for as long as its document: such a
 * page is loaded, where another leads to it (routes/-navigation.ts).
 */
export const guardedPages = (settings: BuildSettings): string[] => [
  ...new Set(
    Object.values(integrations).flatMap(({ sources, pages }) => {
      const found = sources(settings)
      return found && isForeign(found) ? [pages] : []
    }),
  ),
]
