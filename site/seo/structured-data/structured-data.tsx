import type { Graph, Thing, WithContext } from 'schema-dts'
import { jsonFor } from './json'

/**
 * The content of a page as structured data for search engines. It is rendered in the page instead of in its head, so it
 * uses the texts that are shown, is part of the page's own script instead of the first bundle, and is removed with the
 * page.
 *
 * @example <StructuredData of={faqPage(faq)} />
 */
export const StructuredData = ({ of }: { of: Graph | WithContext<Thing> }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape " as &quot;, which is not valid JSON
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonFor(of) }} />
)
