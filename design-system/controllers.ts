/**
 * What components do in the browser, without React: for pages that are only HTML until something in them is used. The
 * React components use the same functions. Each returns a function that stops it, `startCarousel` an object with `stop`.
 */
export { startAccordion } from './components/accordion/start-accordion.ts'
export { startBanner } from './components/banner/start-banner.ts'
export { type CarouselOptions, startCarousel } from './components/carousel/start-carousel.ts'
export { closeDialog as closeDrawer, startDrawer } from './components/drawer/start-drawer.ts'
export { type StartPopupOptions, startPopup, whenQuiet } from './components/popup/start-popup.ts'
export { scrollToTop } from './components/scroll-to-top/scroll-to-top-action.ts'
export { startThemeSwitch, type ThemeChoice } from './components/theme-switch/theme.ts'
export { startDisclosure } from './hooks/start-disclosure.ts'
