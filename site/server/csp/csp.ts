/**
 * Content Security Policy, https://www.w3.org/TR/CSP3/: what a page may run, show and connect to. It is
 * created in the build, because only the build knows the inline scripts and styles as they were written; see
 * docs/decisions/0003-content-security-policy.md.
 */
import { createHash } from 'node:crypto'

type Directive = 'script-src' | 'style-src-attr' | 'img-src' | 'connect-src' | 'frame-src'

/** The sources that an integration needs besides this site, by directive. */
export type Sources = { readonly [name in Directive]?: readonly string[] }

export type BuildSettings = Readonly<Record<string, string | undefined>>

/** Hashes of the inline scripts and styles of a page, as `'sha256-…'`. */
export interface Inline {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The sources of every page: its own files. Small fonts are `data:` URLs in the style sheet. */
const ownDirectives = {
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
}

/** Directives that `default-src` does not cover. */
const always = "base-uri 'none';form-action 'self';frame-ancestors 'self'"

const list = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')};`)
    .join('')

/** The CSP hash of an inline script or style: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of a page with these inline parts that may use these integrations. */
export function policyOf({ scripts, styles }: Inline, integrations: readonly Sources[] = []): string {
  const all: Record<string, string[]> = structuredClone(ownDirectives)
  all['script-src']?.push(...scripts)
  all['style-src']?.push(...styles)
  for (const sources of integrations)
    for (const [name, more] of Object.entries(sources)) all[name] = [...(all[name] ?? []), ...more]
  return `default-src 'none';${list(all)}${always}`
}

/** The policy of a page that answers a form: no script, its own style, a form that may be sent again. */
export const replyPolicy = (styles: readonly string[]) =>
  `default-src 'none';${list({ 'style-src': styles, 'img-src': ownDirectives['img-src'], 'font-src': ownDirectives['font-src'] })}${always}`
