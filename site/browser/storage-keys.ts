/** Keys under which the visitor's choices are stored in the browser. They contain no personal data. */
export const themeKey = 'theme'
export const bannerKey = 'banner-closed'
/** A key of session storage. */
export const popupKey = 'popup-shown'
/**
 * A key of session storage, followed by the name of a chunk: the page was reloaded because this chunk was missing.
 */
export const reloadedKey = 'reloaded-for:'
