/**
 * The picture of the page at a path. Its name stays, so that what was shared once never leads nowhere; in the finished
 * documents a version of its content follows (see `build/cards/`), since networks keep a picture for as long as its
 * address is the same.
 */
export const cardAt = (path: string) => `/social/${path === '/' ? 'home' : path.slice(1)}.png`
