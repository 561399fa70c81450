import type { Graph, Thing, WithContext } from 'schema-dts'
import { absolute } from '../site-url'

/** JSON for a script element: `<` is escaped, so that no text can end the element. */
export const jsonFor = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

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

/** The id by which the data of every page refers to the organisation. */
export const organizationId = absolute('/#organization')

/** A reference to an entity that is described on the same page. */
export const referTo = (id: string) => ({ '@id': id })
