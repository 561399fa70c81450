import type { BuildSettings } from '../../server/csp/csp'
import { builtProvider } from '../../server/payment/providers/providers.ts'

/** Whether the build has the provider that the page stands in for. */
const replacedBy: Record<string, (settings: BuildSettings) => unknown> = {
  '/sandbox/identity': (settings) => settings.VITE_FIREBASE_API_KEY,
  '/sandbox/plans': builtProvider,
  '/sandbox/calendar': (settings) => settings.VITE_SCHEDULING_URL,
  '/sandbox/application': (settings) => settings.VITE_APPLICATION_URL,
}

/**
 * Whether a page is written. A page of a sandbox is written only if the build uses this sandbox: in production the
 * server refuses to start with one that ALLOW_SANDBOX does not name. It does not depend on NODE_ENV, which a build for
 * an image or for static hosting does not know.
 */
export const isWritten = (path: string, settings: BuildSettings): boolean => !replacedBy[path]?.(settings)
