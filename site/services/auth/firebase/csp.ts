import type { BuildSettings, Sources } from '../../csp'

const originOf = (address: string) => new URL(address).origin

/**
 * The sources that Firebase sign-in with Google needs. The SDK fetches Google's script, which loads a helper frame from
 * the project's own domain; its calls go to two hosts (`@firebase/auth`: `api/index.ts`, `api/authentication/token.ts`,
 * `platform_browser/iframe/gapi.ts`). The popup window is not part of the page. Profile pictures come from the last
 * source.
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
