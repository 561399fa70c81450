import { displayModes } from '../../docs/accessibility/display-modes'

/** `npm run test:full` and `npm run audit`. */
export const full = process.env.TIER === 'full'

/** The display modes of this run. */
export const chosenModes = full ? displayModes : displayModes.slice(0, 1)

/** The modes for pages of the documentation: both themes that people read in, forced colours and the narrowest window. */
export const pageModes = chosenModes
  .filter(({ name }) => ['light', 'dark', 'forced colours', '320 px'].includes(name))
  .map((mode) => ({ ...mode, equalAccess: mode.equalAccess && mode.name === 'light' }))

/** Pages of components that together contain every part of their template. */
const samples = /^(components--(button|dialog|tabs)|patterns--featuretabs)--docs$/

/**
 * The pages of components share one template, and their stories are audited separately. So only the samples are audited in
 * dark and in forced colours, and by IBM Equal Access.
 */
export const modesOfPage = (id: string) =>
  !/^(components|patterns|brand)--.*--docs$/.test(id) || samples.test(id)
    ? pageModes
    : pageModes
        .filter(({ theme, forcedColors }) => !theme && !forcedColors)
        .map((mode) => ({ ...mode, equalAccess: false }))
