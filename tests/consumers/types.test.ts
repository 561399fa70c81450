import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, it } from 'vitest'
import { root } from '../../site/build/steps.mjs'

const app = join(inject('home'), 'apps/types')

/** TypeScript's messages, one per line. The package's declarations are checked too. */
async function compile(settings: string) {
  const tsc = [`${root}node_modules/typescript/bin/tsc`, '-p', join(app, settings), '--pretty', 'false']
  const { stdout } = await promisify(execFile)(process.execPath, tsc).catch((error) => error)
  return String(stdout).trim().split('\n').filter(Boolean)
}

describe.each(['bundler', 'nodenext'])('TypeScript with moduleResolution %s', (resolution) => {
  it('accepts correct use and rejects misuse', async () => {
    expect(await compile(`tsconfig.${resolution}.json`)).toEqual([])
  })
})

it('explains that an icon needs a name', async () => {
  await writeFile(
    join(app, 'wrong.tsx'),
    `import { Button } from '@kaksha/design-system'\nexport const wrong = <Button size="icon" />\n`,
  )
  await writeFile(
    join(app, 'tsconfig.wrong.json'),
    JSON.stringify({ extends: './tsconfig.bundler.json', include: ['wrong.tsx'] }),
  )
  const [first = '', ...rest] = await compile('tsconfig.wrong.json')
  expect(first).toContain('wrong.tsx(2,23)')
  expect([first, ...rest].join('\n')).toContain('aria-label')
})
