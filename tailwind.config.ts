import type { Config } from 'tailwindcss'
import designSystem from './design-system/tokens/tailwind'

/**
 * Tailwind 4 does not look for this file by itself: `site/styles.css` and `design-system/styles.css` refer to it with
 * `@config`, and list their sources with `@source`. The preset extends Tailwind's theme; here its colours, type and
 * shadows replace Tailwind's, so that the sources can use tokens only.
 */
const { colors, fontSize, boxShadow } = designSystem.theme.extend

export default {
  presets: [designSystem],
  theme: { colors: { ...colors, transparent: 'transparent', current: 'currentColor' }, fontSize, boxShadow },
  content: [],
} satisfies Config
