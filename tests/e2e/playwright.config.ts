import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '../chromium.ts'

const quick = process.env.TIER !== 'full'

/** `npm run audit` checks no markup: its validator belongs to the tools, which it does not need. */
const auditIgnores = process.env.AUDIT ? ['**/audit/markup.spec.ts'] : []

const fullSpecs =
  /(audit.(browsers|documentation|engines|enter|markup|measurements|report|states)|e2e.(integrations|storage))\.spec\.ts/

/** Journeys and audits in a real browser, against the real server. Each worker starts its own server on a free port. */
export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/**/*.spec.ts', 'audit/**/*.spec.ts'],
  outputDir: '../.results/playwright',
  // These files, and tests marked @full, run only in `npm run test:full`: the quick tier audits every story and route
  // in one display mode, and runs the journeys.
  testIgnore: quick ? fullSpecs : auditIgnores,
  grepInvert: quick ? /@full/ : undefined,
  fullyParallel: true,
  forbidOnly: true,
  // More workers than cores, because a worker waits for its browser and server a third of the time.
  workers: 3,
  // A test that passes only the second time is listed as flaky by `npm test`.
  retries: 1,
  // A limit for pages that hang, not for slow machines: some audits take half a minute on a fast one.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['../reporter.ts'], ['../audit/findings/reporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    trace: 'off',
  },
})
