/** Keys under which the visitor's choices are stored in the browser. They contain no personal data. */
export const themeKey = 'theme'
export const bannerKey = 'banner-closed'
/** In session storage. */
export const popupKey = 'popup-shown'
