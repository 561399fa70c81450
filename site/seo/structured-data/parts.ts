import { absolute } from '../site-url'

/** By this the data of every page refers to who is behind the site. */
export const organizationId = absolute('/#organization')

/** A reference to something that is described on the same page. */
export const referTo = (id: string) => ({ '@id': id })
