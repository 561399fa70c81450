/**
 * The address of the social card of the page at a path. It never changes, so that shared links keep working; the
 * finished documents append a version of its content (see `build/cards/`), because social networks cache a picture by
 * its address.
 */
export const cardAt = (path: string) => `/social/${path === '/' ? 'home' : path.slice(1)}.png`
