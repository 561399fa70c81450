import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { doctor } from '../doctor/doctor'
import { contents, manifest, react, write } from '../project.fixture'
import { init } from './init'

const system = '@kaksha/design-system'
const html = '<div id="root"></div>\n<script type="module" src="/src/main.tsx"></script>\n'
const component = `import { Button } from '${system}'\n`

/** The text of a file after `init`. */
function added(files: Record<string, string | object>, file: string) {
  const folder = write(files)
  const report = init(folder)
  return { text: readFileSync(join(folder, file), 'utf8'), report, folder }
}

const sites: [string, Record<string, string>, Record<string, string>, string][] = [
  ['Vite', { vite: '^8.0.0' }, { 'index.html': html, 'src/main.tsx': component }, 'src/main.tsx'],
  ['Vite', { vite: '^8.0.0' }, { 'src/main.jsx': component }, 'src/main.jsx'],
  [
    'Next (App Router)',
    { next: '^16.0.0' },
    { 'app/layout.tsx': component, 'app/page.tsx': '' },
    'app/layout.tsx',
  ],
  ['Next (App Router)', { next: '^16.0.0' }, { 'src/app/layout.jsx': component }, 'src/app/layout.jsx'],
  [
    'React Router',
    { '@react-router/dev': '^7.0.0', vite: '^8.0.0' },
    { 'app/root.tsx': component, 'app/routes/home.tsx': '' },
    'app/root.tsx',
  ],
  [
    'React Router',
    { '@react-router/dev': '^7.0.0', vite: '^8.0.0' },
    { 'react-router.config.ts': "export default { appDirectory: 'src' }", 'src/root.tsx': component },
    'src/root.tsx',
  ],
  [
    'Astro',
    { astro: '^5.0.0' },
    {
      'src/layouts/Layout.astro': `---\n${component}---\n<html><slot /></html>`,
      'src/components/a.astro': '<p>a</p>',
    },
    'src/layouts/Layout.astro',
  ],
  [
    'Astro',
    { astro: '^5.0.0' },
    { 'src/pages/index.astro': `---\n${component}---\n<html></html>` },
    'src/pages/index.astro',
  ],
  [
    'TanStack Router',
    { '@tanstack/react-router': '^1.0.0', vite: '^8.0.0' },
    { 'index.html': html, 'src/main.tsx': component, 'src/routes/__root.tsx': '' },
    'src/main.tsx',
  ],
  [
    'TanStack Start',
    { '@tanstack/react-start': '^1.0.0', '@tanstack/react-router': '^1.0.0', vite: '^8.0.0' },
    { 'src/routes/__root.tsx': component, 'src/router.tsx': '' },
    'src/routes/__root.tsx',
  ],
]

describe.each(sites)('a site with %s', (name, dependencies, files, file) => {
  const site = { 'package.json': manifest(dependencies), ...react, ...files }

  it(`imports the style sheet first in ${file}, and has no mistake then`, () => {
    const { text, report, folder } = added(site, file)
    expect(text).toBe(files[file]!.replace(component, `import '${system}/styles.css'\n${component}`))
    expect(report).toContain(`${name}. Added:\n\n${file}\n`)
    expect(report).toMatch(/^ {2}\+ +\d+ {2}import '@kaksha\/design-system\/styles\.css'$/m)
    expect(doctor(folder)[0]?.findings).toEqual([])
  })

  it('is not changed by a second run', () => {
    const { folder } = added(site, file)
    const before = contents(folder)
    expect(init(folder)).toMatch(/`styles\.css` is already imported in .+:\d+\. Nothing was changed\./)
    expect(contents(folder)).toEqual(before)
  })

  it('is not changed by a dry run, which shows the same lines', () => {
    const folder = write(site)
    const before = contents(folder)
    const report = init(folder, { dryRun: true })
    expect(contents(folder)).toEqual(before)
    expect(report).toContain('This would be added:')
    expect(init(folder)).toBe(report.replace('This would be added:', 'Added:'))
  })
})

const vite = (main: string, more: Record<string, string> = {}) => ({
  'package.json': manifest({ vite: '^8.0.0' }),
  ...react,
  'index.html': html,
  'src/main.tsx': main,
  ...more,
})
const line = `import '${system}/styles.css'`

describe('the import', () => {
  it.each([
    [
      'double quotes and semicolons',
      'import { a } from "a";\n',
      `import "${system}/styles.css";\nimport { a } from "a";\n`,
    ],
    ['line breaks of Windows', "import 'a'\r\nimport 'b'\r\n", `${line}\r\nimport 'a'\r\nimport 'b'\r\n`],
    ['directives', "'use client'\n\nimport 'a'\n", `'use client'\n\n${line}\nimport 'a'\n`],
    [
      'directives without imports',
      "// Mine.\n'use client'\nlet a\n",
      `// Mine.\n'use client'\n${line};\nlet a\n`,
    ],
    [
      'a commented import',
      "// import 'x'\n/*\nimport 'y'\n*/\nimport 'a'\n",
      `// import 'x'\n/*\nimport 'y'\n*/\n${line}\nimport 'a'\n`,
    ],
    ['imports over several lines', "import {\n  a,\n} from 'a'\n", `${line}\nimport {\n  a,\n} from 'a'\n`],
    ['an empty file', '', `${line};\n`],
    ['a byte order mark', "\uFEFFimport 'a'\n", `\uFEFF${line}\nimport 'a'\n`],
  ])('keeps %s', (_, before, after) => {
    expect(added(vite(before), 'src/main.tsx').text).toBe(after)
  })

  it('is the one without layers, after a reset that would win', () => {
    const main = "import { App } from './App'\nimport './index.css'\n\nlet a"
    const { text, folder } = added(
      vite(main, { 'src/index.css': 'button { padding: 0 }', 'src/App.tsx': component }),
      'src/main.tsx',
    )
    expect(text).toBe(
      `import { App } from './App'\nimport './index.css'\nimport '${system}/styles.unlayered.css'\n\nlet a`,
    )
    expect(doctor(folder)[0]?.findings).toEqual([])
  })

  it('follows a last line without a line break', () => {
    const { text } = added(
      vite("import './index.css'", { 'src/index.css': '* { padding: 0 }' }),
      'src/main.tsx',
    )
    expect(text).toBe(`import './index.css'\nimport '${system}/styles.unlayered.css'\n`)
  })

  it('is in the style sheet, after Tailwind 4', () => {
    const css = "@import 'tailwindcss';\r\n\r\n.a { color: red }\r\n"
    const { text, folder, report } = added(
      vite("import './index.css'\n", { 'src/index.css': css }),
      'src/index.css',
    )
    expect(text).toBe(
      `@import 'tailwindcss';\r\n@import '${system}/theme.css';\r\n@import '${system}/components.css';\r\n\r\n.a { color: red }\r\n`,
    )
    expect(report).toContain('src/index.css')
    expect(doctor(folder)[0]?.findings).toEqual([])
    expect(init(folder)).toContain('Nothing was changed')
  })

  it('is in every Astro layout with a document, with or without a frontmatter', () => {
    const folder = write({
      'package.json': manifest({ astro: '^5.0.0' }),
      'src/layouts/A.astro': '<html></html>\n',
      'src/layouts/B.astro': '---\nconst a = 1\n---\n<html></html>\n',
      'src/pages/index.astro': '<p>Page</p>\n',
    })
    init(folder)
    expect(contents(folder)).toMatchObject({
      'src/layouts/A.astro': `---\n${line};\n---\n<html></html>\n`,
      'src/layouts/B.astro': `---\n${line};\nconst a = 1\n---\n<html></html>\n`,
      'src/pages/index.astro': '<p>Page</p>\n',
    })
  })

  it('is followed by the command that installs the package', () => {
    const site = { 'package.json': { name: 'a', dependencies: { vite: '^8.0.0' } }, 'src/main.tsx': '' }
    expect(init(write(site))).toContain(`npm install ${system} react react-dom`)
    expect(init(write(vite('')))).toContain(`npx ${system} doctor`)
  })
})

describe('nothing is changed, and the message says why,', () => {
  it.each([
    ['without package.json', { 'src/main.tsx': '' }, 'There is no package.json in'],
    ['with a damaged package.json', { 'package.json': '{' }, 'package.json cannot be read'],
    [
      'with an unknown framework',
      { 'package.json': manifest({ gatsby: '^5.0.0' }) },
      'no framework that this command knows: Next',
    ],
    [
      'without an entry',
      { 'package.json': manifest({ vite: '^8.0.0' }), 'src/other.tsx': '' },
      'the module that index.html loads',
    ],
    [
      'with the Pages Router of Next',
      { 'package.json': manifest({ next: '^16.0.0' }), 'pages/_app.tsx': '' },
      'not found: app/layout.tsx',
    ],
    [
      'in the root of a monorepo',
      { 'package.json': { name: 'all' }, 'packages/web/package.json': manifest({ vite: '^8.0.0' }) },
      'init packages/web',
    ],
  ])('%s', (_, files, message) => {
    const folder = write(files as Record<string, string>)
    const before = contents(folder)
    expect(() => init(folder)).toThrow(message)
    expect(contents(folder)).toEqual(before)
  })

  it('where the entry is outside of the project', () => {
    const outside = write({ 'main.tsx': component })
    const folder = write({
      'package.json': manifest({ vite: '^8.0.0' }),
      'index.html': html.replace('/src/', '/../'),
    })
    expect(() => init(folder)).toThrow('was not found')
    // A folder that is a link is not followed.
    symlinkSync(outside, join(folder, 'src'), 'junction')
    expect(() => init(folder)).toThrow('was not found')
    mkdirSync(join(folder, 'app'))
    expect(contents(outside)).toEqual({ 'main.tsx': component })
  })
})
