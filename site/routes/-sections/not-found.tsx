import { Later, lateSection } from '../-later'

/** Most visitors never see this page, so its text and its drawing are not in the first bundle. */
const section = lateSection('not-found', async () => (await import('./not-found-board')).NotFoundBoard)

/** Shown for every unknown path. */
export const NotFoundPage = () => <Later section={section} />
