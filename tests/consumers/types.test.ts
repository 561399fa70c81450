import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, it } from 'vitest'
import { root } from '../../site/build/steps.ts'

const app = join(inject('home'), 'apps/types')

const modules = { bundler: 'ESNext', nodenext: 'NodeNext' }

/** TypeScript's messages, one per line. The package's declarations are checked too. */
async function compile(
  include: string[],
  {
    resolution = 'bundler',
    compiler = 'typescript',
    ...options
  }: { resolution?: keyof typeof modules; compiler?: string; [option: string]: unknown } = {},
) {
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: modules[resolution],
    moduleResolution: resolution,
    jsx: 'react-jsx',
    types: [],
    strict: true,
    noEmit: true,
    ...options,
  }
  const settings = join(app, 'tsconfig.json')
  await writeFile(settings, JSON.stringify({ compilerOptions, include }))
  const tsc = [`${root}node_modules/${compiler}/bin/tsc`, '-p', settings, '--pretty', 'false']
  const { stdout } = await promisify(execFile)(process.execPath, tsc).catch((error) => error)
  return String(stdout).trim().split('\n').filter(Boolean)
}

describe.each(['typescript', 'typescript-newest'])('%s', (compiler) => {
  it.each(['bundler', 'nodenext'] as const)(
    'accepts correct use and rejects misuse with moduleResolution %s',
    async (resolution) => {
      const options = { resolution, compiler, exactOptionalPropertyTypes: true }
      expect(await compile(['use.tsx'], options)).toEqual([])
    },
  )
})

it('accepts the first page of the README', async () => {
  const readme = await readFile(join(inject('home'), 'node_modules/@kaksha/design-system/README.md'), 'utf8')
  const [main = '', home = '', enquiry = ''] = [...readme.matchAll(/```tsx\n([\s\S]*?)```/g)].map(
    ([, code]) => code,
  )
  expect(enquiry).toContain('<DialogTitle>')
  await mkdir(join(app, 'readme'))
  await writeFile(join(app, 'readme/main.tsx'), main)
  await writeFile(join(app, 'readme/home.tsx'), home)
  await writeFile(join(app, 'readme/enquiry.tsx'), enquiry)
  expect(await compile(['readme'], { exactOptionalPropertyTypes: true })).toEqual([])
})

it('lets a site extend CardProps, and publish buttonVariants with its own declarations', async () => {
  await writeFile(
    join(app, 'own.tsx'),
    `import { buttonVariants, Card, type CardProps } from '@kaksha/design-system'
interface CourseProps extends CardProps {
  free?: boolean
}
export const Course = ({ free, ...rest }: CourseProps) => <Card {...rest} surface={free ? 'ok' : 'surface'} />
export const own = { buttonVariants }
`,
  )
  const declarations = { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: 'own' }
  expect(await compile(['own.tsx'], declarations)).toEqual([])
  // pnpm does not install a package of a package where a site's declarations could import it (TS2742).
  expect(await readFile(join(app, 'own/own.d.ts'), 'utf8')).not.toContain('class-variance-authority')
})

it('explains that an icon needs a name', async () => {
  await writeFile(
    join(app, 'wrong.tsx'),
    `import { Button } from '@kaksha/design-system'\nexport const wrong = <Button size="icon" />\n`,
  )
  const [first = '', ...rest] = await compile(['wrong.tsx'])
  expect(first).toContain('wrong.tsx(2,23)')
  expect([first, ...rest].join('\n')).toContain('aria-label')
})
