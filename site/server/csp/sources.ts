/**
 * Which pages can use which integration. A page's policy contains the hosts of those integrations only, and only where
 * the build is configured for them; a sandbox is this site itself.
 */
import { calendlyOrigin, isCalendly } from '../../contracts/scheduling.ts'
import { checkoutSources, hasRazorpay } from '../payment/providers/settings.ts'
import { originOf } from '../settings/variables.ts'
import type { BuildSettings, Sources } from './csp'

/**
 * The sources that Firebase sign-in with Google needs. The SDK fetches Google's script, which loads a helper frame from
 * the project's own domain; its calls go to two hosts (`@firebase/auth`: `api/index.ts`, `api/authentication/token.ts`,
 * `platform_browser/iframe/gapi.ts`). The popup window is not part of the page. Profile pictures come from the last
 * source.
 */
function authSources(settings: BuildSettings): Sources | undefined {
  if (!settings.VITE_FIREBASE_API_KEY) return undefined
  return {
    'script-src': ['https://apis.google.com'],
    'frame-src': [`https://${settings.VITE_FIREBASE_AUTH_DOMAIN}`],
    'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    'img-src': ['https://*.googleusercontent.com'],
  }
}

/**
 * The sources that reCAPTCHA needs, by path, since both hosts serve much else: "I'm using content-security-policy (CSP)
 * on my website" of https://developers.google.com/recaptcha/docs/faq. Its badge and challenge are positioned by style
 * attributes (google/recaptcha#107).
 */
const captchaSources = ({ VITE_RECAPTCHA_SITE_KEY: key }: BuildSettings): Sources | undefined =>
  key
    ? {
        'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
        'style-src-attr': ["'unsafe-inline'"],
        'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
        'connect-src': ['https://www.google.com/recaptcha/'],
      }
    : undefined

/**
 * The frame source of the calendar: Calendly, or the sandbox, which is a page of this site. Any other
 * calendar is only linked.
 */
function schedulingSources({ VITE_SCHEDULING_URL: address }: BuildSettings): Sources | undefined {
  if (!address) return { 'frame-src': ["'self'"] }
  return isCalendly(address) ? { 'frame-src': [calendlyOrigin] } : undefined
}

/** Exactly these: another address with the same prefix is the 404 page, which may connect to no other host. */
const guidePaths =
  'online-teaching-platform(-(easily-manage-free|easy-steps|free|in-kolkata|launch-in-10-min|low-cost))?'

/** Where a button opens the journey: sign-in and payment. */
const journeyPaths = `^/(account|pricing|${guidePaths}|sandbox/plans)?$`

type Integration = {
  /** Undefined where it is not set up. */
  sources: (settings: BuildSettings) => Sources | undefined
  /** A pattern of the paths of the pages that use it. */
  pages: string
}

export const integrations: Record<'auth' | 'payment' | 'captcha' | 'scheduling', Integration> = {
  auth: { sources: authSources, pages: journeyPaths },
  payment: {
    sources: (settings) => (hasRazorpay(settings) ? checkoutSources : undefined),
    pages: journeyPaths,
  },
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
  return base && URL.canParse(base) ? [{ 'connect-src': [originOf(base)] }] : []
}

/** The sources for the page at a path. Sources of this site itself are allowed on every page and need no page load. */
export const sourcesFor = (path: string, settings: BuildSettings): Sources[] => [
  ...apiSources(settings),
  ...Object.values(integrations).flatMap((integration) => {
    const sources = integration.sources(settings)
    return sources && (!isForeign(sources) || new RegExp(integration.pages).test(path)) ? [sources] : []
  }),
]
