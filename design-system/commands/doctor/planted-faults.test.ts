import { describe, expect, it } from 'vitest'
import { createTheme } from '../../tokens/theme/create-theme.ts'
import { installed, manifest, react, system, viteSite, write } from '../project.fixture'
import { doctor } from './doctor'
import { reportText } from './report'

type Files = Record<string, string | object>

/** Sites without a fault, each as its framework lays it out. */
const sites: Record<string, Files> = {
  Vite: viteSite,
  Next: {
    'package.json': manifest({ next: '^16.0.0' }),
    ...react,
    'app/layout.tsx': `import '${system}/styles.css'\nimport './globals.css'\nexport default ({ children }) => children\n`,
    'app/globals.css': '.mine { padding: 0 }\n',
    'app/page.tsx': `import { Button } from '${system}'\nexport default Button\n`,
  },
  Astro: {
    'package.json': manifest({ astro: '^5.0.0' }),
    ...react,
    'src/pages/index.astro': `---\nimport '${system}/styles.css'\nimport { Button } from '${system}'\n---\n<Button />\n`,
  },
  'React Router': {
    'package.json': manifest({ 'react-router': '^7.0.0' }),
    ...react,
    'app/root.tsx': `import '${system}/styles.css'\nexport default () => null\n`,
    'app/routes/home.tsx': `import { Button } from '${system}/button'\nexport default Button\n`,
  },
  'Vite with Tailwind': {
    ...viteSite,
    ...installed({ tailwindcss: '4.3.3' }),
    'src/main.tsx': "import './index.css'\nimport './app'\n",
    'src/index.css': `@import "tailwindcss";\n@import "${system}/theme.css";\n@import "${system}/components.css";\n`,
  },
}

/** The site, its fault, the version of Node, and what `doctor` prints first. */
const faults: [fault: string, site: string, changes: Files, first: string, node?: string][] = [
  [
    'another order of layers',
    'Vite',
    {
      'src/main.tsx': `import './index.css'\nimport '${system}/styles.css'\nimport './app'\n`,
      'src/index.css': '@layer components, base;',
    },
    'src/index.css:1  error  layer-order\n  The cascade layer “components” is declared before “base”',
  ],
  [
    'no style sheet',
    'React Router',
    { 'app/root.tsx': 'export default () => null\n' },
    'app/routes/home.tsx:1  error  style-sheets\n  Components are used, but the page app/root.tsx loads no style sheet',
  ],
  [
    'a style sheet twice',
    'Vite with Tailwind',
    { 'src/app.tsx': `import '${system}/styles.css'\n${viteSite['src/app.tsx']}` },
    'src/index.css:2  error  style-sheets\n  `theme.css` is imported here, and `styles.css`, which has the same styles, in src/app.tsx:1.',
  ],
  [
    'two copies of React',
    'Next',
    {
      'node_modules/@kaksha/design-system/package.json': {
        name: system,
        version: '1.0.0',
        peerDependencies: { react: '^19.0.0' },
      },
      ...installed({ react: '19.0.0' }, 'node_modules/@kaksha/design-system/node_modules'),
    },
    'package.json:4  error  react-copies\n  There are two copies of react: 19.1.0',
  ],
  [
    'a reset that overrides the components',
    'Next',
    { 'app/globals.css': '* { margin: 0; padding: 0 }\n' },
    'app/globals.css:1  error  reset-wins\n  The rules for `*` are in no cascade layer',
  ],
  [
    'a colour of the own theme without contrast',
    'Next',
    { 'app/globals.css': ':root {\n  --ds-link: #99aabb;\n}\n' },
    'app/globals.css:2  error  contrast\n  Light theme, page: link (#99aabb) on',
  ],
  [
    'React 18',
    'Astro',
    installed({ react: '18.3.1', 'react-dom': '18.3.1' }),
    'package.json:5  error  versions\n  react 18.3.1 is installed. The design system supports ^19.0.0.',
  ],
  [
    'an old version of Tailwind',
    'Vite with Tailwind',
    installed({ tailwindcss: '3.2.0' }),
    'package.json  error  versions\n  tailwindcss 3.2.0 is installed. The design system supports >=3.4.0.',
  ],
  ['an old version of Node', 'Astro', {}, 'error  versions\n  Node 20.18.9 is not supported.', '20.18.9'],
  [
    'the style sheet without layers before the reset',
    'Vite',
    {
      'src/main.tsx': `import '${system}/styles.unlayered.css'\nimport './index.css'\nimport './app'\n`,
      'src/index.css': 'button:hover { color: red }',
    },
    'src/index.css:1  warning  reset-wins\n  The rules for `button:hover` come after `styles.unlayered.css`',
  ],
  [
    'a theme that is not imported',
    'React Router',
    { 'app/theme.css': createTheme({ accent: '#1d4ed8' }).css },
    'app/theme.css  warning  theme-files\n  No page loads this theme, so its colours have no effect.\n  To do: Import it beside the style sheet of the design system, which is imported in app/root.tsx:1.',
  ],
  [
    'a misspelt token',
    'Vite',
    {
      'node_modules/@kaksha/design-system/styles/base.css': ':root{--ds-text:#111;--ds-text-muted:#222}',
      'src/index.css': '.mine {\n  color: var(--ds-txt-muted);\n}\n',
    },
    'src/index.css:2  error  tokens\n  No file that was examined defines `--ds-txt-muted`. Without a definition the browser ignores the value.\n  To do: Write `--ds-text-muted`,',
  ],
  [
    'toasts without a Toaster',
    'Next',
    { 'app/page.tsx': `import { Button, toast } from '${system}'\nexport default Button\n` },
    'app/page.tsx:1  error  toaster\n  `toast` is used, but nothing renders `Toaster`',
  ],
  [
    'the package installed and not used',
    'Vite',
    { 'src/main.tsx': "import './index.css'\n", 'src/app.tsx': '' },
    'package.json:4  hint  unused\n  @kaksha/design-system is a dependency, but no file that was examined imports',
  ],
]

describe('a project with one fault', () => {
  it.each(faults)('%s: with %s', (_, site, changes, first, node) => {
    const reports = doctor(write({ ...sites[site], ...changes }), node)
    expect(reportText(reports).slice(0, first.length)).toBe(first)
    // React and React DOM come from the same release, and each is of its own.
    const subjects = reports.flatMap(({ findings }) => findings.map(({ check }) => check))
    expect(new Set(subjects).size).toBe(1)
  })

  it.each(Object.entries(sites))('has no fault of its own: %s', (_, files) => {
    expect(reportText(doctor(write(files)))).toBe('No problem was found.\n')
  })
})
