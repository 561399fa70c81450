import type { BreadcrumbList, WithContext } from 'schema-dts'
import { absolute } from '../site-url'

/** The breadcrumbs of a page: directly below the home page. */
export const breadcrumbs = (label: string, path: string): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: absolute('/') },
    { '@type': 'ListItem', position: 2, name: label, item: absolute(path) },
  ],
})
