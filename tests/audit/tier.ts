import { cells } from './cells'

/** `npm run test:full` and `npm run audit`. */
export const full = process.env.TIER === 'full'

/** What this run looks at. */
export const chosenCells = full ? cells : cells.filter(({ slice }) => slice)
