/**
 * The origin that canonical links, social cards and the sitemap speak of, without a slash at its end.
 * Fixed when the site is built (SITE_URL), never taken from a request: a Host header is a visitor's claim.
 */
export const siteUrl: string = (import.meta.env?.VITE_SITE_URL || 'https://kaksha.example').replace(
  /\/+$/,
  '',
)

/** A path of this site as a whole address. */
export const absolute = (path: string) => siteUrl + path
