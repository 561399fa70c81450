import designSystem from '@kaksha/design-system/tailwind'
import type { Config } from 'tailwindcss'

export default { presets: [designSystem], content: [] } satisfies Config
