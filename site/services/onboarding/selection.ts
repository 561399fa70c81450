import { attempt } from '../../browser/attempt'
import { selectionKey } from '../../browser/storage-keys'

/**
 * Stores a plan that cannot be booked online until /contact reads it. Without session storage only the
 * prefilled subject is missing.
 */
export const saveSelection = (code: string) => attempt(() => sessionStorage.setItem(selectionKey, code))

/** The short code that `saveSelection` stored. It is not validated: look it up in the plans. */
export const readSelection = () => attempt(() => sessionStorage.getItem(selectionKey)) ?? null

/** Forgets the plan, after a message about it was sent. */
export const clearSelection = () => attempt(() => sessionStorage.removeItem(selectionKey))
