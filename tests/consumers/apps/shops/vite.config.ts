import { defineConfig } from 'vite'

export default defineConfig({
  logLevel: 'error',
  build: { rollupOptions: { input: ['de/index.html', 'ar/index.html'] } },
})
