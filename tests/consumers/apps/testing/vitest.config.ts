import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  optimizeDeps: {
    include: [
      '@kaksha/design-system',
      '@kaksha/design-system/testing',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'react-dom/server',
    ],
  },
  server: { fs: { strict: false } },
  test: {
    include: ['*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: JSON.parse(process.env.LAUNCH ?? '{}') }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
})
