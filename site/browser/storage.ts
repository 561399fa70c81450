/**
 * The result of a use of browser storage. Undefined where storage is blocked or full, or where a stored value is
 * damaged.
 */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

// The keys themselves contain no personal data.
export const themeKey = 'theme'
export const bannerKey = 'banner-closed'
/** A key of session storage. */
export const popupKey = 'popup-shown'
/**
 * A key of session storage, followed by the name of a chunk: the page was reloaded because this chunk was missing.
 */
export const reloadedKey = 'reloaded-for:'
/** A key of local storage: the signed-in user. */
export const userKey = 'user'
/** A key of local storage: the licence of the signed-in user was active when it was last read. */
export const licenceKey = 'licence-active'
/** How the keys of local storage begin that hold a payment whose licence is still to come. */
export const paymentKey = 'payment:'
/** A key of session storage: the plan that the contact page asks about. */
export const selectionKey = 'selected-plan'
/** A key of session storage: the name and colour of the visitor's school. */
export const schoolKey = 'school-preview'
/** A key of session storage: the plan to open again after the reload for a missing chunk. */
export const reopenKey = 'reopen-onboarding'
/** A key of session storage: the text of a contact message that is not sent yet. */
export const contactDraftKey = 'contact-draft'
