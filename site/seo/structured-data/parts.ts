import { absolute } from '../site-url'

/** The id by which the data of every page refers to the organisation. */
export const organizationId = absolute('/#organization')

/** A reference to an entity that is described on the same page. */
export const referTo = (id: string) => ({ '@id': id })
