import { defineConfig, mergeConfig } from 'vitest/config'
import components from '../vitest/components.config.ts'
import { inNode, shared } from '../vitest/shared.ts'

const folder = process.env.MUTATED_FOLDER
const common = {
  // A separate cache, because another test run at the same time would bundle the packages again in the shared one.
  cacheDir: 'node_modules/.cache/mutants',
  // Stryker works in a copy whose `node_modules` is a link to a folder outside of it.
  server: { fs: { strict: false } },
}
const tests = {
  testTimeout: 10_000,
  retry: 0,
  // A page or worker that has loaded a module keeps the results of its top-level expressions.
  isolate: true,
  maxWorkers: 1,
  sequence: { groupOrder: 0 },
}
const { test: inBrowser, ...browserProject } = components
const { test: inProcess, ...nodeProject } = inNode('server')

/** The tests of one folder, in a browser (`.test.tsx`) and in Node (`.test.ts`). */
export default mergeConfig(
  shared,
  defineConfig({
    ...common,
    test: {
      projects: [
        {
          ...browserProject,
          ...common,
          test: {
            ...inBrowser,
            ...tests,
            include: [`${folder}/**/*.test.tsx`],
            browser: {
              ...inBrowser!.browser!,
              instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
            },
          },
        },
        { ...nodeProject, ...common, test: { ...inProcess, ...tests, include: [`${folder}/**/*.test.ts`] } },
      ],
    },
  }),
)
