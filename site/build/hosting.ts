/**
 * The rules of Firebase Hosting, for who serves the pages from there and the API from Cloud Run: what the server says of
 * each page (services/platform/headers.ts). https://firebase.google.com/docs/hosting/full-config
 */
import { ofDocuments, transportSecurity, upgraded } from '../services/platform/headers'
import type { Policies } from '../services/platform/policies'

type Rule = { source: string; headers: { key: string; value: string }[] }

const rule = (source: string, headers: Record<string, string>): Rule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})

const pathOf = (file: string) => file.replace(/\/?index\.html$/, '') || '/'

/** A path as a glob that means nothing else. */
const literal = (path: string) => path.replaceAll(/[*?{}[\]()!@+]/g, '\\$&')

/**
 * `firebase.json`, to lie beside the folder of the pages. Where several rules name a header the last one wins
 * (firebase/firebase-tools#9467), so the first are those of every address, a missing page's among them.
 */
export function hosting(policies: Policies) {
  const { '/404.html': missing = '', ...pages } = policies
  return {
    hosting: {
      public: 'client',
      ignore: ['**/.*', '**/*.br', '**/*.gz'],
      cleanUrls: true,
      trailingSlash: false,
      redirects: [{ source: '/home', destination: '/', type: 308 }],
      rewrites: [{ source: '/v1/**', run: { serviceId: 'kaksha', region: 'asia-south1' } }],
      headers: [
        rule('**', {
          'X-Content-Type-Options': 'nosniff',
          'Strict-Transport-Security': transportSecurity(),
          ...ofDocuments,
          'Content-Security-Policy': upgraded(missing),
        }),
        rule('/assets/**', { 'Cache-Control': 'max-age=31536000, immutable' }),
        // Pictures for social cards are shown by other sites.
        rule('/social/**', { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
        ...Object.entries(pages).map(([file, policy]) =>
          rule(literal(pathOf(file)), {
            'Content-Security-Policy': upgraded(policy),
            'Cache-Control': 'no-cache',
          }),
        ),
      ],
    },
  }
}
