import { displayModes } from '../../docs/accessibility/display-modes'

/** `npm run test:full` and `npm run audit`. */
export const full = process.env.TIER === 'full'

/** The display modes of this run. */
export const chosenModes = full ? displayModes : displayModes.slice(0, 1)
