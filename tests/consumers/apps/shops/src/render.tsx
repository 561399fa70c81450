import { renderToString } from 'react-dom/server'
import { library } from '../storefront/library'
import { Storefront } from '../storefront/storefront'
import { tea } from '../storefront/tea'

/** The pages as HTML, by their folder. */
export const pages = {
  de: renderToString(<Storefront shop={tea} />),
  ar: renderToString(<Storefront shop={library} />),
}
