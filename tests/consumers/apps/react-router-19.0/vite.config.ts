import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  logLevel: 'error',
  // React Router is installed beside another version of React, which it would find first.
  resolve: { dedupe: ['react', 'react-dom'] },
  ssr: { noExternal: true },
})
