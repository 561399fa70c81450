import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { compile } from './build.ts'

const app = join(inject('home'), 'apps/types')

describe.each(['typescript', 'typescript-newest'])('%s', (compiler) => {
  it.each([
    ['bundler', 'ESNext'],
    ['nodenext', 'NodeNext'],
  ])('accepts correct use and rejects misuse with moduleResolution %s', async (moduleResolution, module) => {
    const options = { moduleResolution, module, exactOptionalPropertyTypes: true }
    expect(await compile(app, ['use.tsx'], options, compiler)).toEqual([])
  })
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
  expect(await compile(app, ['readme'], { exactOptionalPropertyTypes: true })).toEqual([])
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
  expect(await compile(app, ['own.tsx'], declarations)).toEqual([])
  // pnpm does not install a package of a package where a site's declarations could import it (TS2742).
  expect(await readFile(join(app, 'own/own.d.ts'), 'utf8')).not.toContain('class-variance-authority')
})

it('explains that an icon needs a name', async () => {
  await writeFile(
    join(app, 'wrong.tsx'),
    `import { Button } from '@kaksha/design-system'\nexport const wrong = <Button size="icon" />\n`,
  )
  const [first = '', ...rest] = await compile(app, ['wrong.tsx'])
  expect(first).toContain('wrong.tsx(2,23)')
  expect([first, ...rest].join('\n')).toContain('aria-label')
})
