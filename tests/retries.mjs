/**
 * How often a test that uses a browser, a server or another process is tried again. What passes only then is listed as
 * flaky by `tests/run.mjs`. `npm run test:repeat` counts failures, so it sets none.
 */
export const retries = Number(process.env.TEST_RETRIES ?? 1)
