/**
 * The origin of canonical links, social cards and the sitemap, without a trailing slash. Fixed when the site is built
 * (SITE_URL), never taken from a request, because a client can send any Host header.
 */
export const siteUrl: string = (import.meta.env?.VITE_SITE_URL || 'https://kaksha.example').replace(
  /\/+$/,
  '',
)

/** A path of this site as an absolute URL. */
export const absolute = (path: string) => siteUrl + path
