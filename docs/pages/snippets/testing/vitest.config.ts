import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  // The suites and your components have to use one React.
  resolve: { dedupe: ['react', 'react-dom'] },
  optimizeDeps: {
    include: [
      '@kaksha/design-system',
      '@kaksha/design-system/testing',
      'react-dom/client',
      'react-dom/server',
    ],
  },
  test: {
    include: ['src/**/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright(),
      instances: [{ browser: 'chromium' }],
    },
  },
})
