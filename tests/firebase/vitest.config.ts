import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunchOptions } from '../chromium.ts'

/** One browser, our server behind the origin of the tests, and the emulator's address for the SDK. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  cacheDir: 'node_modules/.cache/firebase',
  // With the Host header of the browser; otherwise our server rejects the request as cross-origin.
  server: { proxy: { '/v1': { target: process.env.FIREBASE_TEST_SERVER, changeOrigin: false } } },
  optimizeDeps: { include: ['firebase/app', 'firebase/auth', 'zod/mini'] },
  define: {
    'import.meta.env.VITE_TEST_EMULATOR': JSON.stringify(`http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`),
  },
  test: {
    include: ['tests/firebase/*.emulated.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
