import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Exception } from './finding.ts'

/** The measurements, bundled as one script. In the published package this module holds its text. */
export async function measurements(): Promise<string> {
  const before = process.env.NODE_ENV
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rollupOptions: {
        input: fileURLToPath(new URL('page/rules.ts', import.meta.url)),
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

/** The accepted findings in components. The published package has them: here each audit has its own list. */
export const exceptions: readonly Exception[] = []
