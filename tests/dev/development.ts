/**
 * Drives `npm run dev` in a copy of the repository: starts it, changes a source, waits until the change takes effect.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import { freePort } from '../free-port.ts'

export class Development {
  private constructor(
    readonly folder: string,
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly lines: string[],
  ) {}

  static async start(folder: string): Promise<Development> {
    const port = await freePort()
    const child = spawn(
      process.execPath,
      [join(folder, 'site/build/run.mjs'), join(folder, 'site/build/dev.ts')],
      {
        // Vitest sets variables that switch Vite to its mode.
        env: { ...process.env, PORT: String(port), NODE_ENV: undefined, VITEST: undefined },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const lines: string[] = []
    child.stderr?.on('data', (chunk) => lines.push(String(chunk)))
    for await (const line of createInterface({ input: child.stdout! })) {
      lines.push(line)
      if (!line.startsWith('Ready on ')) continue
      // Reading goes on after this line: leaving the loop would close the stream, and later lines would be
      // lost.
      child.stdout?.on('data', (chunk) => lines.push(String(chunk))).resume()
      return new Development(folder, line.slice(9), child, lines)
    }
    throw new Error(`The development server did not start:\n${lines.join('\n')}`)
  }

  get output() {
    return this.lines.join('\n')
  }

  /** Resolves with the exit code. */
  async stop(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill('SIGTERM')
      await once(this.child, 'exit')
    }
    return this.child.exitCode
  }

  async edit(file: string, find: string, replace: string): Promise<void> {
    const path = join(this.folder, file)
    const text = await readFile(path, 'utf8')
    if (!text.includes(find))
      throw new Error(`${file} does not contain ${find}: change tests/dev/development.ts.`)
    await writeFile(
      path,
      text.replace(find, () => replace),
    )
  }
}

/** One kind of change: the edit, and how to see its effect. `mark` is different each time. */
export interface Change {
  title: string
  file: string
  find: string
  replacement: (mark: string) => string
  isAtWork: (page: Page, url: string, mark: string) => Promise<boolean>
}

/** The error message of a call with an unknown sandbox account. */
export async function refusal(url: string): Promise<string> {
  const response = await fetch(`${url}/v1/sandbox_sign_in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Source: 'website' },
    body: JSON.stringify({ account: 'nobody' }),
  })
  return ((await response.json()) as { message: string }).message
}

export const changes: readonly Change[] = [
  {
    title: 'a word of the content',
    file: 'site/content/home.ts',
    find: ' gives a teacher',
    replacement: (mark) => ` ${mark} gives a teacher`,
    isAtWork: (page, _, mark) => page.getByText(` ${mark} gives a teacher`).isVisible(),
  },
  {
    title: 'a class of a component',
    file: 'design-system/brand/hero/hero.tsx',
    find: "'relative px-inset pt-",
    replacement: (mark) => `'relative indent-[${mark.slice(1)}px] px-inset pt-`,
    isAtWork: (page, _, mark) =>
      page
        .locator('[data-slot=hero]')
        .evaluate((hero, indent) => getComputedStyle(hero).textIndent === indent, `${mark.slice(1)}px`),
  },
  {
    title: 'an event handler of React',
    file: 'design-system/components/tabs/tabs.tsx',
    find: 'onClick={(event) => {',
    replacement: (mark) => `onClick={(event) => {\n        document.title = '${mark}'`,
    isAtWork: (page, _, mark) =>
      page.evaluate((title) => {
        document.querySelector<HTMLElement>('[role=tab]')?.click()
        return document.title === title
      }, mark),
  },
  {
    title: 'a handler of the API',
    file: 'site/server/auth/sandbox.ts',
    find: 'There is no such sandbox account.',
    replacement: (mark) => `There is no such sandbox account. ${mark}`,
    isAtWork: async (_, url, mark) => (await refusal(url)).endsWith(mark),
  },
  {
    title: 'the inline script',
    file: 'site/browser/inline-page.ts',
    find: 'const root = document.documentElement',
    replacement: (mark) => `const root = document.documentElement\nroot.dataset.mark = '${mark}'`,
    isAtWork: async (_, url, mark) => (await (await fetch(url)).text()).includes(mark),
  },
]

/** Makes the change, waits until it takes effect, and reverts it. */
export async function applyChange(
  { file, find, replacement, isAtWork }: Change,
  server: Development,
  page: Page,
  mark: string,
): Promise<void> {
  // Called once before the change, so that what the server builds on first use is already built.
  if (await isAtWork(page, server.url, mark).catch(() => false))
    throw new Error(`${file} has the change before it is made.`)
  const start = performance.now()
  await server.edit(file, find, replacement(mark))
  try {
    while (!(await isAtWork(page, server.url, mark).catch(() => false))) {
      if (performance.now() - start > 30_000)
        throw new Error(`The change of ${file} did not take effect within 30 s.`)
      await wait(20)
    }
  } finally {
    await server.edit(file, replacement(mark), find)
  }
}
