import type { BuildSettings, Sources } from '../../csp'

/**
 * The sources that reCAPTCHA needs, by path, since both hosts serve much else: "I'm using content-security-policy (CSP)
 * on my website" of https://developers.google.com/recaptcha/docs/faq. Its badge and challenge are positioned by style
 * attributes (google/recaptcha#107).
 */
export const captchaSources = ({ VITE_RECAPTCHA_SITE_KEY: key }: BuildSettings): Sources | undefined =>
  key
    ? {
        'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
        'style-src-attr': ["'unsafe-inline'"],
        'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
        'connect-src': ['https://www.google.com/recaptcha/'],
      }
    : undefined
