import { Later, lateSection } from '../-later'

/** Most visitors never see it: its words and its drawing are not in every page's script. */
const section = lateSection('not-found', async () => (await import('./not-found-board')).NotFoundBoard)

/** Shown for every path that leads nowhere. */
export const NotFoundPage = () => <Later section={section} />
