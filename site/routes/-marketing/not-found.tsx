import { defineLazySection, LazySection } from './lazy-section/lazy-section'

/** Most visitors never see this page, so its text and its drawing are not in the first bundle. */
const section = defineLazySection('not-found', async () => (await import('./not-found-board')).NotFoundBoard)

/** Shown for every unknown path. */
export const NotFoundPage = () => <LazySection section={section} />
