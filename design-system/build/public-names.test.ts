import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

it.each(['../index.ts', '../brand/index.ts'])(
  '%s exports no descriptions for the documentation',
  async (path) => {
    const text = await readFile(new URL(path, import.meta.url), 'utf8')
    expect(text).toMatch(/^export /m)
    expect(text.match(/\w+Descriptions\b/g) ?? []).toEqual([])
  },
)
