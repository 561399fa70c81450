import type { Content } from './problem'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../**/*.ts', '!../**/*.test.ts', '!../types.ts', '!../schema/**'],
  {
    eager: true,
  },
)

/** Every content file, by its path below `content/`, with its exports, as they are in this build: settings can change the brand. */
export const content: Content = Object.fromEntries(
  Object.entries(modules).map(([path, exports]) => [path.replace(/^\.\.\/|\.ts$/g, ''), { ...exports }]),
)
