import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { full } from '../tier'

const require = createRequire(import.meta.url)
const packaged = (path: string) => readFile(require.resolve(path), 'utf8')

/** Our own measurements, bundled as one script. */
async function measurements() {
  const before = process.env.NODE_ENV
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rollupOptions: {
        input: fileURLToPath(new URL('main.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })
  // Vite sets NODE_ENV to `production`, in which a server started by this process would refuse to run its sandboxes.
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
  const output = Array.isArray(result) ? result[0] : result
  if (!output || !('output' in output)) throw new Error('Nothing was built.')
  return output.output[0].code
}

let made: Promise<string> | undefined

/** The script that is injected into a page to audit it: the engines, from their own packages, and our measurements. */
export const script = () => {
  made ??= Promise.all([
    packaged('axe-core/axe.min.js'),
    // As large as the rest together, so it is loaded only when it is used.
    ...(full ? [packaged('accessibility-checker-engine/ace.js')] : []),
    measurements(),
  ]).then((parts) => parts.join('\n;'))
  return made
}
