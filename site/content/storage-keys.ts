/** Names under which the visitor's choices are kept in this browser. Nothing personal is among them. */
export const themeKey = 'theme'
export const bannerKey = 'banner-closed'
/** For this session. */
export const popupKey = 'popup-shown'
