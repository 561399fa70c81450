import { hashOf, type Inline } from '../services/csp'

/** Data for search engines is a script to HTML, and to no browser. */
const isCode = (attributes: string) => !/\btype="application\/ld\+json"/.test(attributes)

/** What a finished page runs and styles by itself. The bytes between the tags are what a browser hashes. */
export const inlineOf = (html: string): Inline => ({
  scripts: [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => isCode(attributes))
    .map(([, , code = '']) => hashOf(code)),
  styles: [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => hashOf(css)),
})
