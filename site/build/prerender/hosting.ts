/**
 * The configuration for Firebase Hosting, for sites that serve the pages from there and the API from Cloud Run. It sets
 * the same headers as the server (server/http/headers.ts). https://firebase.google.com/docs/hosting/full-config
 */
import { ofDocuments, transportSecurity, upgraded } from '../../server/http/headers'
import type { Policies } from '../../server/http/pages/pages'

type Rule = { source: string; headers: { key: string; value: string }[] }

const rule = (source: string, headers: Record<string, string>): Rule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})

const pathOf = (file: string) => file.replace(/\/?index\.html$/, '') || '/'

/** A path as a glob that matches only this path. */
const literal = (path: string) => path.replaceAll(/[*?{}[\]()!@+]/g, '\\$&')

/**
 * `firebase.json`, to be placed beside the folder of the pages. When several rules set the same header, the last one
 * wins (firebase/firebase-tools#9467), so the rules for all addresses, including missing pages, come first.
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
        // Other sites display the pictures of social cards.
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
