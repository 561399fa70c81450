import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  logLevel: 'error',
  // What the development server finds only later makes it load the page again.
  optimizeDeps: { include: ['@kaksha/design-system', '@kaksha/design-system/brand'] },
})
