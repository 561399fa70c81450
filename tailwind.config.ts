import type { Config } from 'tailwindcss'
import designSystem from './design-system/tokens/tailwind'

/**
 * Tailwind 4 does not look for this file by itself: `site/styles.css` and `design-system/styles.css` name it
 * with `@config`, and name their sources with `@source`. It adds nothing to the design system's theme.
 */
export default { presets: [designSystem], content: [] } satisfies Config
