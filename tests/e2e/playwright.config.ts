import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '../chromium.mjs'

const full = process.env.TIER === 'full'

/** Journeys and audits in a real browser, against the real server. Each worker starts its own on a free port. */
export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/**/*.spec.ts', 'audit/**/*.spec.ts'],
  outputDir: '../.results/playwright',
  // These, and what carries @full, belong to `npm run test:full` alone: the quick tier is every story and route in one
  // display mode, and the journeys.
  testIgnore: full
    ? []
    : /(audit.(documentation|engines|enter|markup|measurements|states)|e2e.(integrations|messages|storage|walk))\.spec\.ts$/,
  grepInvert: full ? undefined : /@full/,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Against a page that hangs, not against a slow machine: some subjects of the matrix take half a minute on a quick one.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.results/playwright.json' }], ['../audit/reporter.ts']],
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
