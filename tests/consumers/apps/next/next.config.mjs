import { join } from 'node:path'

export default {
  // As in the template of create-next-app.
  cacheComponents: true,
  // The folder with the packages of all frameworks.
  turbopack: { root: join(import.meta.dirname, '../../../..') },
  typescript: { ignoreBuildErrors: true },
}
