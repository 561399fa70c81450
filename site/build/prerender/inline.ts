import { hashOf, type Inline } from '../../server/csp/csp'

/** Structured data is in a script element, but browsers do not run it. */
const isCode = (attributes: string) => !/\btype="application\/ld\+json"/.test(attributes)

/** The inline scripts and styles of a finished page. A browser hashes the exact bytes between the tags. */
export const inlineOf = (html: string): Inline => ({
  scripts: [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => isCode(attributes))
    .map(([, , code = '']) => hashOf(code)),
  styles: [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => hashOf(css)),
})
