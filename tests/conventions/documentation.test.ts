import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import * as brand from '../../design-system/brand/index.ts'
import { run } from '../../design-system/commands/run.ts'
import * as core from '../../design-system/index.ts'
import { findComponentFolders } from '../../design-system/testing/component-folders.mjs'
import { pairs } from '../../design-system/tokens/pairs.ts'
import { createTheme } from '../../design-system/tokens/theme/create-theme.ts'
import { documentedFolders, root, writePages } from '../../docs/ladle/component-pages.mjs'
import { storyId, titleId } from '../../docs/ladle/names.mjs'
import { codeOf, importedNames, literalOf } from '../../docs/ladle/plugin/code'
import { highlight } from '../../docs/ladle/plugin/highlight'
import { componentFoldersOf, sourceOf } from '../../docs/ladle/plugin/plugin'
import { createReader } from '../../docs/ladle/plugin/props'
import { tokensOf } from '../../docs/ladle/plugin/tokens-of'
import type { Pictures } from '../../docs/pages/component/guidance.tsx'
import { commandOf } from '../../docs/pages/create-brand/brand-draft.ts'
import { firstPages, installPages } from '../../docs/pages/guides/install-pages.ts'
import { examine, sheetOf } from '../../docs/pages/try-colours/draft.ts'
import { meanings } from '../../docs/pages/try-colours/meanings.ts'
import { buttonNames, namesElsewhere, sameNames } from '../../docs/text/names-elsewhere.ts'

const read = (file: string) => readFileSync(root + file, 'utf8')
const componentFolders = documentedFolders()
const folder = mkdtempSync(join(tmpdir(), 'pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('installation', () => {
  it.each(installPages)('has a page for $name, whose address contains its name', ({ name, page }) => {
    const guides = read('docs/pages/guide.stories.tsx')
    const ids = [...guides.matchAll(/export const (\w+)/g)].map(([, name = '']) => `guide--${storyId(name)}`)
    expect(page).toBe(`guide--install-with-${name.toLowerCase().replace('.js', '').replaceAll(' ', '-')}`)
    expect(ids).toContain(page)
    expect(guides).toContain(`<FrameworkPage name="${name}" />`)
  })

  it.each(installPages)('shows every snippet for $name', ({ site }) => {
    const snippets = readdirSync(`${root}docs/pages/snippets/${site}`).filter((file) => !file.endsWith('.sh'))
    const shown = Object.keys(firstPages[site].files).filter((file) => file.startsWith(site))
    expect(shown.sort()).toEqual(snippets.map((file) => `${site}/${file}`).sort())
  })

  // The sites of `frameworks.test.ts` are built from these files, so those of the README work too.
  it.each(['vite', 'next'] as const)('is in the README as in the guide: %s', (site) => {
    const { theme, files } = firstPages[site]
    const readme = read('design-system/README.md')
    expect(readme).toContain(`--out ${theme}`)
    for (const [file, place] of Object.entries(files)) {
      expect(readme).toContain(`\`\`\`tsx\n${read(`docs/pages/snippets/${file}`)}\`\`\``)
      expect(readme).toContain(`\`${place}\``)
    }
  })
})

describe('pages', () => {
  it('exist for every component folder, with a unique id', () => {
    const folders = findComponentFolders().map(({ id }) => id)
    expect(componentFolders.map(({ id }) => id).sort()).toEqual(folders.sort())
    expect(new Set(componentFolders.map(({ page }) => page)).size).toBe(componentFolders.length)
  })

  it('are story files that import the parts of the component folder', () => {
    writePages(componentFolders, folder)
    expect(readdirSync(folder)).toHaveLength(componentFolders.length)
    const text = readFileSync(join(folder, 'components-button.stories.tsx'), 'utf8')
    for (const suffix of ['a11y.ts', 'docs.ts', 'stories.tsx'])
      expect(text).toContain(`'../../design-system/components/button/button.${suffix}'`)
    expect(text).toContain("export default { title: 'Components / Button', meta: { page: true } }")
  })

  it('have the ids that Ladle derives from titles and stories', () => {
    expect(titleId('Components / Button')).toBe('components--button')
    expect(titleId('Patterns / Call to action')).toBe('patterns--call-to-action')
    expect(storyId('Loading')).toBe('loading')
    expect(storyId('OpenFromRightToLeft')).toBe('open-from-right-to-left')
  })

  it('have the data of the list of all component folders', () => {
    const lacking = componentFoldersOf().filter(
      ({ summary, parts, pattern }) => !summary || !(parts as string[]).length || !pattern,
    )
    expect(lacking).toEqual([])
  })

  it('are removed with their component folder', () => {
    writePages(componentFolders, folder)
    writePages(
      componentFolders.filter(({ id }) => id !== 'components/button'),
      folder,
    )
    expect(readdirSync(folder)).toHaveLength(componentFolders.length - 1)
    expect(readdirSync(folder)).not.toContain('components-button.stories.tsx')
  })
})

describe('code of a story', () => {
  const source = `import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Card } from '../card/card.tsx'

export default { title: 'Components / Button' }

const label = 'Close'
const unused = 'never'
interface Props { children: ReactNode }
const Row = ({ children }: Props) => <div>{children}</div>

/** A caption, which the page has already. */
export const Closing = () => {
  const [open] = useState(false)
  return <Row>{open && <Button size="icon" aria-label={label}><X /></Button>}</Row>
}

export const Carded = (props: ButtonProps) => <Card><Button {...props} /></Card>
`

  it('is the story with the parts of its file that it needs, imported from the package', () => {
    expect(codeOf(source, 'Closing')).toBe(`import { Button } from '@kaksha/design-system'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'

const label = 'Close'

interface Props { children: ReactNode }

const Row = ({ children }: Props) => <div>{children}</div>

export const Closing = () => {
  const [open] = useState(false)
  return <Row>{open && <Button size="icon" aria-label={label}><X /></Button>}</Row>
}
`)
  })

  it('lists names from two files of the design system once, types as types', () => {
    expect(
      codeOf(source, 'Carded'),
    ).toBe(`import { Button, type ButtonProps, Card } from '@kaksha/design-system'

export const Carded = (props: ButtonProps) => <Card><Button {...props} /></Card>
`)
  })

  it('leaves out a constant whose name means another one in the story', () => {
    const shadowed = `const label = 'Close'
const Button = ({ label }: { label: string }) => <b>{label}</b>
export const Own = () => {
  const label = 'Open'
  return <Button label={label} />
}
`
    expect(codeOf(shadowed, 'Own')).not.toContain('Close')
  })

  it('is undefined for an unknown story', () => {
    expect(codeOf(source, 'Missing')).toBeUndefined()
  })

  it('keeps every character when it is highlighted, and colours more than comments', () => {
    const pieces = highlight(source)
    expect(pieces.map(([text]) => text).join('')).toBe(source)
    const colourOf = (text: string) => pieces.find(([found]) => found.trim() === text)?.[1]
    const colours = [
      'import',
      "'lucide-react'",
      'Button',
      '/** A caption, which the page has already. */',
    ].map(colourOf)
    expect(new Set(colours.filter(Boolean)).size).toBe(4)
  })

  it.each(componentFolders.map(({ id, path, importPath }) => [id, path, importPath] as const))(
    'of %s imports each name from the entry that exports it',
    (_, path, importPath) => {
      const examples = literalOf(read(`${path}.docs.ts`), 'examples') as { story: string }[]
      const stories = read(`${path}.stories.tsx`)
      const entries = [
        ['@kaksha/design-system', core, 'design-system/index.ts'],
        ['@kaksha/design-system/brand', brand, 'design-system/brand/index.ts'],
      ] as const
      const missing = examples.flatMap(({ story }) =>
        entries.flatMap(([entry, exported, file]) =>
          importedNames(codeOf(stories, story, importPath) ?? '', entry)
            .filter((name) => !(name in exported) && !new RegExp(`type ${name}\\b`).test(read(file)))
            .map((name) => `${story}: ${name} from ${entry}`),
        ),
      )
      expect(missing).toEqual([])
    },
  )
})

it('reads a data file without running it', () => {
  const text =
    "export default { summary: 'One.', keys: [{ key: 'Enter', n: 2 }], at: elsewhere } satisfies Docs"
  expect(literalOf(text, 'summary')).toBe('One.')
  expect(literalOf(text, 'keys')).toEqual([{ key: 'Enter', n: 2 }])
  expect(literalOf(text, 'at')).toBeUndefined()
})

describe('props', () => {
  const reader = createReader(root)
  const part = (name: string) => reader.read([name])[0]!
  const prop = (name: string, of: string) => part(of).props.find((found) => found.name === name)

  it('are those of the types, with the attributes of the element listed once', () => {
    const button = part('Button')
    expect(button.element).toBe('button')
    expect(button.description).toMatch(/^Starts something/)
    expect(button.props.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['variant', 'size', 'loading', 'inactive', 'inactiveReason', 'asChild']),
    )
    expect(button.props.map(({ name }) => name)).not.toContain('onClick')
  })

  it('have the values of variants, and the default', () => {
    const variant = prop('variant', 'Button')
    expect(variant).toMatchObject({ default: "'outline'", required: 'no' })
    // TypeScript orders the values by when it first read each of them.
    expect(variant?.type.split(' | ').sort()).toEqual(
      ['primary', 'outline', 'solid', 'secondary', 'destructive', 'ghost', 'link']
        .map((name) => `'${name}'`)
        .sort(),
    )
    expect(prop('columns', 'CheckList')).toMatchObject({ type: '1 | 2', default: '1' })
  })

  it('show what is required, always or in some uses', () => {
    expect(prop('label', 'Field')?.required).toBe('yes')
    expect(prop('aria-label', 'Carousel')).toMatchObject({
      required: 'some',
      requiredWhen: 'without `aria-labelledby`',
    })
    expect(prop('aria-label', 'Card')?.requiredWhen).toBe("with `as={'section'}`, without `aria-labelledby`")
    expect(prop('type', 'Accordion')?.requiredWhen).toBe("if it is `'multiple'`")
  })

  it('separate Radix’s props from our own', () => {
    expect(prop('onOpenChange', 'Dialog')?.from).toBe('@radix-ui/react-dialog')
    expect(prop('showCloseButton', 'DialogContent')).toMatchObject({ default: 'true' })
    expect(prop('showCloseButton', 'DialogContent')).not.toHaveProperty('from')
  })

  it('of other exports are their members or signature, without paths of this machine', () => {
    expect(part('toast').props.map(({ name }) => name)).toEqual([
      'success',
      'error',
      'info',
      'promise',
      'dismiss',
    ])
    expect(part('buttonVariants').signature).toMatch(/^buttonVariants\(/)
    expect(part('useForm').signature).toMatch(/: FormHandle<Values, Result>$/)
    expect(part('useForm').props.map(({ name }) => name)).toContain('titlePrefix')
    expect(JSON.stringify(reader.read(['buttonVariants', 'Button', 'Dialog', 'Tabs']))).not.toContain(root)
  })

  it('keep null, and leave out the undefined of an optional prop', () => {
    expect(part('applyTheme').signature).toBe('applyTheme(theme: string | null): void')
    expect(part('formValues').signature).toBe(
      'formValues(form: HTMLFormElement, submitter?: HTMLElement | null): FormValues',
    )
    expect(prop('errors', 'useForm')?.type).toBe('FormErrors | null')
    expect(prop('error', 'FormHandle')?.type).toBe('(name: keyof Values & string) => string | undefined')
    expect(prop('title', 'ToastOptions')?.type).toBe('string')
  })

  it('of a type are its members, required where somebody else has to give them', () => {
    expect(prop('href', 'NavigationLink')).toMatchObject({ type: 'string', required: 'yes' })
    expect(prop('match', 'NavigationLink')?.required).toBe('no')
    // The hook gives all of them.
    expect(new Set(reader.read(['useForm', 'FormHandle'])[1]?.props.map(({ required }) => required))).toEqual(
      new Set(['no']),
    )
  })

  it('leave out a name that is not exported', () => {
    expect(reader.read(['Nothing', 'Badge']).map(({ name }) => name)).toEqual(['Badge'])
  })
})

it('knows the tokens of a component from its classes, and the file that has its source', async () => {
  const find = (id: string) => componentFolders.find((candidate) => candidate.id === id)!
  const badge = await tokensOf(find('components/badge'))
  expect(badge).toEqual(expect.arrayContaining(['text-micro', 'radius-control', 'border']))
  expect(badge).not.toContain('error')
  expect(await tokensOf(find('components/icon'))).toEqual([])
  const sources = componentFolders
    .map(sourceOf)
    .filter((source) => !existsSync(`${root}design-system/${source}`))
  expect(sources).toEqual([])
})

it('each picture of a rule begins like one rule of its component', () => {
  const pictures = import.meta.glob<Pictures>('../../docs/pages/pictures/*.tsx', {
    import: 'default',
    eager: true,
  })
  expect(Object.keys(pictures)).not.toEqual([])
  const lost = Object.entries(pictures).flatMap(([file, of]) => {
    const name = file.match(/([\w-]+)\.tsx$/)?.[1]
    const { path = '' } = componentFolders.find((folder) => folder.name === name) ?? {}
    const rules = (literalOf(read(`${path}.docs.ts`), 'rules') ?? []) as { do: string }[]
    return Object.keys(of)
      .filter((start) => rules.filter((rule) => rule.do.startsWith(start)).length !== 1)
      .map((start) => `${name}: ${start}`)
  })
  expect(lost).toEqual([])
})

describe('names of other libraries', () => {
  it('lead to pages that exist', () => {
    const labels = new Set(componentFolders.map(({ label }) => label))
    const parts = new Set(Object.keys(core))
    const named = [...namesElsewhere.map(({ here }) => here), ...sameNames]
    expect(named.filter((name) => !labels.has(name) && !parts.has(name))).toEqual([])
    expect(namesElsewhere.filter(({ here }) => !labels.has(here))).toEqual([])
  })

  it('are those of the README', () => {
    const table = buttonNames.map(([theirs, here]) => `| ${theirs} | ${here} |`).join('\n')
    expect(read('design-system/README.md')).toContain(
      `| Button of shadcn/ui | Here |\n| --- | --- |\n${table}\n\n`,
    )
  })
})

it('the command for a brand is read by a shell, and writes the same style sheet', () => {
  const font = '"Noto Sans Bengali", sans-serif'
  const values = { accent: '#7c3aed', ink: 'oklch(0.3 0.05 260)', radius: 12, font, brand: 'shop' }
  const printing = commandOf(values).replace('npx @kaksha/design-system', "printf '%s\\n'")
  const printed = execFileSync('sh', ['-c', printing], { encoding: 'utf8' }).trimEnd().split('\n')
  expect(printed.slice(-2)).toEqual(['--out', 'src/theme.css'])
  const output = { log: vi.fn(), error: vi.fn() }
  expect(run(printed.slice(0, -2), output)).toBe(0)
  expect(output.log).toHaveBeenCalledExactlyOnceWith(createTheme(values).css)
})

describe('custom colours', () => {
  const draft = { 'light.page.text-muted': '#8a8a8a', 'dark.root.accent': 'rgb(255 200 0)' }

  it('are checked, except values that are still being typed', () => {
    const { failures, problems, draft: readable } = examine({ ...draft, 'light.page.bg': '#f' })
    expect(failures.map(({ foreground }) => foreground)).toEqual(Array(7).fill('text-muted'))
    expect([...problems]).toEqual([['light.page.bg', expect.stringContaining('cannot be read')]])
    expect(readable).toEqual(draft)
  })

  it('become a style sheet with the changes of each theme', () => {
    const sheet = sheetOf(draft)
    expect(sheet).toMatch(/^:root \{[^}]*--ds-text-muted: #8a8a8a;/)
    expect(sheet).toMatch(
      /:root\[data-theme="dark"\] \{[^}]*--ds-accent: #ffc800;[^}]*--ds-text-muted: #bcd0c6;/,
    )
    expect(sheet.match(/--ds-text-muted/g)).toHaveLength(5)
    expect(sheet).not.toContain('--ds-link')
  })

  it('exist for every token that a component may use, and no other', () => {
    const named = meanings.flatMap(({ colours }) => Object.keys(colours))
    const checked = new Set(pairs.flatMap(({ foreground, backgrounds }) => [foreground, ...backgrounds]))
    expect(named.sort()).toEqual([...checked].sort())
  })
})
