import { describe, expect, it } from 'vitest'
import { findings, main, notExamined, system } from '../../project.fixture'

const of = 'node_modules/@kaksha/design-system'
/** What the installed package has of its components. The style sheet of Dialog contains that of Button. */
const installedFiles = {
  [`${of}/index.js`]: `export { Button } from "./components/button/button.js";
export { Dialog, DialogTitle, } from "./components/dialog/dialog.js";
export { useForm } from './components/form/form.js';
`,
  [`${of}/styles/button.css`]: '.kds\\:px-6{padding:0}.kds\\:py-\\[3px\\]{padding:0}',
  [`${of}/styles/dialog.css`]:
    '.kds\\:px-6{padding:0}:not(x).kds\\:py-\\[3px\\]{padding:0}.kds\\:fixed{top:0}',
  [`${of}/styles/form.css`]: '@layer theme;',
}

/** A page that loads the style sheets, and imports what the last line says. */
const site = (sheets: string[], use: string) => ({
  ...main(...sheets.map((name) => `import '${system}/styles/${name}.css'`)),
  ...installedFiles,
  'src/app.tsx': `${use}\n`,
})

describe('style sheets of single components', () => {
  it.each([
    [['base', 'button'], `import { Button } from '${system}'`],
    [['button', 'base'], `import { Button as Action } from '${system}/button'`],
    [['base', 'dialog'], `import { Button, Dialog, DialogTitle } from '${system}'`],
    [['base', 'button', 'dialog'], `import { Button, Dialog, useForm } from '${system}'`],
    [['base', 'button'], `import * as All from '${system}'\nexport default () => <All.Button />`],
    [['base', 'button'], `import { Button, type DialogTitle } from '${system}'`],
    [['base', 'button'], `const { Button } = await import('${system}')\nconst { Dialog } = own`],
  ])('%j are enough for: %s', (sheets, use) => {
    expect(findings(site(sheets, use))).toEqual([])
  })

  it.each([
    [['base', 'button'], `import {\n  Button,\n  DialogTitle,\n} from '${system}'`, 'dialog', 4],
    [['base', 'dialog'], `import { Table } from '${system}/table'`, 'table', 1],
    [['base', 'button'], `import { Dialog } from '${system}/dialog'`, 'dialog', 1],
    ...[
      `import * as All from '${system}'\nexport default () => <All.Dialog />`,
      `import * as All from '${system}'\nconst { Button, Dialog: Window } = All`,
      `const { Dialog } = await import('${system}')`,
      `const all = await import('${system}')\nexport default all.Dialog`,
      `export default (await import('${system}')).Dialog`,
      `export default lazy(() => import('${system}').then(({ Dialog }) => ({ default: Dialog })))`,
      `export default lazy(() => import('${system}').then((all) => ({ default: all.Dialog })))`,
      `const { Dialog } = require('${system}')`,
      `export default require('${system}').Dialog`,
      `import(\`${system}/dialog\`)`,
      `export { Dialog as Window } from '${system}'`,
      `export * from '${system}/dialog'`,
    ].map((use): [string[], string, string, number] => [['base', 'button'], use, 'dialog', 1]),
    [['base', 'button'], `export type Size = number\nimport { Dialog } from '${system}'`, 'dialog', 2],
  ])('%j are not enough for: %s', (sheets, use, missing, line) => {
    const files = { ...site(sheets, use), [`${of}/styles/table.css`]: '.kds\\:table{display:table}' }
    expect(findings(files)).toEqual([
      expect.objectContaining({
        level: 'error',
        check: 'style-sheets',
        place: `src/app.tsx:${line}`,
        problem: expect.stringContaining(`“${missing}”`),
        advice: `Import \`${system}/styles/${missing}.css\`.`,
      }),
    ])
  })

  it.each([`export * from '${system}'`, `load(() => import('${system}'))`])(
    'are not examined for: %s',
    (use) => {
      expect(notExamined(site(['base', 'button'], use))).toEqual([
        { what: 'src/app.tsx:1', why: expect.stringContaining('does not say which components') },
      ])
    },
  )

  it('need the base, and need nothing beside styles.css', () => {
    const use = `import { Button } from '${system}'`
    expect(findings(site(['button'], use))).toEqual([
      expect.objectContaining({
        place: 'src/main.tsx:1',
        advice: `Import \`${system}/styles/base.css\` before it.`,
      }),
    ])
    const whole = site(['base', 'button'], use)
    whole['src/main.tsx'] = `import '${system}/styles.css'\n${whole['src/main.tsx']}`
    expect(findings(whole).map(({ place, advice }) => [place, advice])).toEqual([
      ['src/main.tsx:2', 'Remove the import of `styles/base.css`.'],
      ['src/main.tsx:3', 'Remove the import of `styles/button.css`.'],
    ])
  })

  it('may be imported by each module that uses the component', () => {
    const files = site(
      ['base', 'button'],
      `import '${system}/styles/button.css'\nimport { Button } from '${system}'`,
    )
    expect(findings(files)).toEqual([])
  })
})
