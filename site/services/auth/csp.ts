import type { BuildSettings, Sources } from '../csp'

const originOf = (address: string) => new URL(address).origin

/**
 * What signing in with Google through Firebase asks for. The SDK fetches Google's script, which fetches a helper frame
 * from the project's own domain; its calls go to two hosts (`@firebase/auth`: `api/index.ts`, `api/authentication/token.ts`,
 * `platform_browser/iframe/gapi.ts`). The window itself is no part of the page. People's pictures come from the last.
 */
export function authSources(settings: BuildSettings): Sources | undefined {
  if (!settings.VITE_FIREBASE_API_KEY) return undefined
  const emulator = settings.VITE_FIREBASE_AUTH_EMULATOR
    ? [originOf(settings.VITE_FIREBASE_AUTH_EMULATOR)]
    : []
  return {
    'script-src': ['https://apis.google.com'],
    'frame-src': [`https://${settings.VITE_FIREBASE_AUTH_DOMAIN}`, ...emulator],
    'connect-src': [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...emulator,
    ],
    'img-src': ['https://*.googleusercontent.com'],
  }
}
