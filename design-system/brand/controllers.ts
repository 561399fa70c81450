/** What the brand's parts do in the browser, without React. See `controllers.ts` of the package. */
export { startHero } from './hero/start-hero.ts'
export { showPreviewOnEnter } from './name-school/show-preview.ts'
export {
  startTypewriter,
  type TypewriterControl,
  type TypewriterOptions,
} from './typewriter/start-typewriter.ts'
