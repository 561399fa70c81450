import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { root } from '../site/build/steps.mjs'

it('stops the tool that it runs when it is stopped by a signal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-runners-'))
  const tool = join(folder, 'tool.mjs')
  writeFileSync(tool, 'console.log(process.pid); setInterval(() => {}, 1000)')
  const runners = pathToFileURL(join(import.meta.dirname, 'runners.mjs'))
  const code = `const { runScript } = await import('${runners}'); await runScript(${JSON.stringify(relative(root, tool))})`
  const run = spawn(process.execPath, ['--input-type=module', '-e', code])
  let hasClosed = false
  // The tool writes to the same pipe, which closes when both have ended.
  run.once('close', () => (hasClosed = true))
  const [pid] = await once(run.stdout, 'data')
  onTestFinished(() => {
    if (!hasClosed) process.kill(Number(String(pid)))
    rmSync(folder, { recursive: true })
  })
  run.kill('SIGTERM')
  await vi.waitFor(() => expect(hasClosed).toBe(true), 8000)
})
