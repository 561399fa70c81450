import type { Graph, Thing, WithContext } from 'schema-dts'
import { jsonFor } from './json'

/**
 * What a page shows, said for search engines. A part of the page itself and no entry of its head: so it is made of
 * the very texts that are shown, comes in the page's own script instead of the first one, and leaves with the page.
 *
 * @example <StructuredData of={faqPage(faq)} />
 */
export const StructuredData = ({ of }: { of: Graph | WithContext<Thing> }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write " as &quot;, which JSON is not
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonFor(of) }} />
)
