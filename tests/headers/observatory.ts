/**
 * The scoring of MDN's HTTP Observatory, from its documentation and its source (read in November 2026):
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, mdn/mdn-http-observatory
 * `src/grader/charts.js` and `src/analyzer/tests/`. The score starts at 100, and bonus points count only for sites that
 * lose less than 11 points.
 */

/** The responses that are scored: the page over TLS, and the redirect of the same address without TLS. */
export interface Site {
  url: string
  headers: Headers
  html: string
  plain: { status: number; location: string | null }
}

type RuleResult = { points: number; why: string }
type Rule = (site: Site) => RuleResult

const result = (points: number, why: string): RuleResult => ({ points, why })

const directivesOf = (policy: string) =>
  new Map(
    policy
      .split(';')
      .filter((directive) => directive.trim() !== '')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/)
        return [name, sources] as const
      }),
  )

const broad = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/

const policy: Rule = ({ headers }) => {
  const csp = directivesOf(headers.get('content-security-policy') ?? '')
  const given = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*']
  const hashed = (sources: string[]) => sources.some((source) => /^'(sha\d+|nonce)-/.test(source))
  const inline = (sources: string[]) =>
    sources.some((source) => source === 'data:' || (source === "'unsafe-inline'" && !hashed(sources)))
  if (csp.size === 0) return result(-25, 'no policy')
  const scripts = given('script-src')
  const styles = given('style-src')
  if (inline(scripts) || [...scripts, ...given('object-src')].some((source) => broad.test(source)))
    return result(-20, 'inline or broad scripts or objects')
  const plain = [...csp].filter(([, sources]) => sources.some((source) => /^(http|ftp):/.test(source)))
  if (plain.length > 0) return result(-20, `without TLS: ${plain.map(([name]) => name)}`)
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return result(-10, 'eval')
  if (inline(styles) || styles.some((source) => broad.test(source)))
    return result(0, 'inline or broad styles')
  return csp.get('default-src')?.join() === "'none'"
    ? result(10, 'from nothing')
    : result(5, 'nothing unsafe')
}

const framing: Rule = ({ headers }) => {
  const ancestors = directivesOf(headers.get('content-security-policy') ?? '').get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => broad.test(source))) return result(5, 'by the policy')
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? result(0, 'by its own header')
    : result(-20, 'every site may frame it')
}

const transport: Rule = ({ headers }) => {
  const seconds = headers.get('strict-transport-security')?.match(/max-age=(\d+)/)?.[1]
  if (!seconds) return result(-20, 'not kept to TLS')
  return Number(seconds) >= 15_768_000 ? result(0, 'half a year at least') : result(-10, 'too short')
}

const redirection: Rule = ({ url, plain: { status, location } }) => {
  if (status < 300 || status > 399 || !location) return result(-20, 'none')
  const to = new URL(location, url.replace(/^https/, 'http'))
  if (to.protocol !== 'https:') return result(-20, 'not to TLS')
  return to.host === new URL(url).host ? result(0, 'to TLS, same host') : result(-5, 'to another host first')
}

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

export const rules: Record<string, Rule> = {
  'Content Security Policy': policy,
  'X-Frame-Options': framing,
  'Strict Transport Security': transport,
  Redirection: redirection,
  'Referrer Policy': ({ headers }) =>
    privateReferrers.includes(headers.get('referrer-policy') ?? '')
      ? result(5, 'private')
      : result(headers.has('referrer-policy') ? -5 : 0, 'not private'),
  'X-Content-Type-Options': ({ headers }) =>
    headers.get('x-content-type-options') === 'nosniff' ? result(0, 'nosniff') : result(-5, 'missing'),
  'Cross Origin Resource Policy': ({ headers }) =>
    /^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '')
      ? result(10, 'ours')
      : result(0, 'readable by every site'),
  'Cross Origin Resource Sharing': ({ headers }) =>
    headers.has('access-control-allow-credentials') ? result(-50, 'with credentials') : result(0, 'none'),
  Cookies: ({ headers }) => (headers.has('set-cookie') ? result(-40, 'set') : result(0, 'none')),
  'Subresource Integrity': ({ html }) =>
    /<script[^>]* src="(https?:)?\/\//i.test(html) ? result(-5, 'foreign scripts') : result(0, 'own scripts'),
}

export function scoreOf(site: Site): { score: number; results: Record<string, RuleResult> } {
  const results = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(site)]))
  const points = Object.values(results).map((one) => one.points)
  const lost = 100 + points.filter((one) => one < 0).reduce((sum, one) => sum + one, 0)
  const won = points.filter((one) => one > 0).reduce((sum, one) => sum + one, 0)
  return { score: lost >= 90 ? lost + won : Math.max(0, lost), results: results }
}
