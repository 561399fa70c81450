import type { Config } from 'tailwindcss'
import designSystem from './design-system/tokens/tailwind'

/**
 * Tailwind 4 does not look for this file by itself: `site/styles.css` and `design-system/styles.css` refer to it with
 * `@config`, and list their sources with `@source`. It adds nothing to the design system's theme.
 */
export default { presets: [designSystem], content: [] } satisfies Config
