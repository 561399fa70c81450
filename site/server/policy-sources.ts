/**
 * Which pages can use which integration. A page's policy contains the hosts of those integrations only, and only where
 * the build is configured for them; a sandbox is this site itself.
 */
import { authSources } from '../services/auth/firebase/csp.ts'
import { captchaSources } from '../services/captcha/recaptcha/csp.ts'
import type { BuildSettings, Sources } from '../services/csp'
import { builtProvider } from '../services/payment/providers.ts'
import { schedulingSources } from '../services/scheduling/csp.ts'

/** Exactly these: another address with the same prefix is the 404 page, which may connect to nobody. */
const guidePaths =
  'online-teaching-platform(-(easily-manage-free|easy-steps|free|in-kolkata|launch-in-10-min|low-cost))?'

/** Where a button opens the journey: sign-in and payment. */
const journeyPaths = `^/(account|pricing|${guidePaths}|sandbox/plans)?$`

type Integration = {
  /** The sources, defined beside the adapter; undefined where it is not set up. */
  sources: (settings: BuildSettings) => Sources | undefined
  /** A pattern of the paths of the pages that use it. */
  pages: string
}

export const integrations: Record<'auth' | 'payment' | 'captcha' | 'scheduling', Integration> = {
  auth: { sources: authSources, pages: journeyPaths },
  payment: { sources: (settings) => builtProvider(settings)?.browser?.sources, pages: journeyPaths },
  /** The contact form. */
  captcha: { sources: captchaSources, pages: '^/(contact)?$' },
  scheduling: { sources: schedulingSources, pages: '^/demo-session$' },
}

const isForeign = (sources: Sources) =>
  Object.values(sources)
    .flat()
    .some((source) => source.includes('//'))

/** The API, where it is another server. Every page may call it. */
function apiSources({ VITE_API_BASE: base }: BuildSettings): Sources[] {
  return base && URL.canParse(base) ? [{ 'connect-src': [new URL(base).origin] }] : []
}

/** The sources for the page at a path. Sources of this site itself are allowed on every page and need no page load. */
export const sourcesFor = (path: string, settings: BuildSettings): Sources[] => [
  ...apiSources(settings),
  ...Object.values(integrations).flatMap((integration) => {
    const sources = integration.sources(settings)
    return sources && (!isForeign(sources) || new RegExp(integration.pages).test(path)) ? [sources] : []
  }),
]

/**
 * Patterns of the pages whose policy allows more hosts. A policy applies to the document until it is replaced, so a
 * link to such a page causes a page load (routes/-shell/navigation.ts).
 */
export const guardedPages = (settings: BuildSettings): string[] => [
  ...new Set(
    Object.values(integrations).flatMap(({ sources, pages }) => {
      const found = sources(settings)
      return found && isForeign(found) ? [pages] : []
    }),
  ),
]
