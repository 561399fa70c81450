import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'src',
  // The tests of components end in .test.tsx.
  testMatch: '**/*.spec.ts',
  use: { baseURL: 'http://localhost:4173' },
  webServer: { command: 'npm run build && npm run preview', url: 'http://localhost:4173' },
})
