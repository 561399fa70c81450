import { join } from 'node:path'

export default {
  // The folder with the packages of all frameworks.
  turbopack: { root: join(import.meta.dirname, '../../../..') },
  typescript: { ignoreBuildErrors: true },
}
