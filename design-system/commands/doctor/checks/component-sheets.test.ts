import { describe, expect, it } from 'vitest'
import { findings, main, system } from '../../project.fixture'

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
  ])('%j are enough for: %s', (sheets, use) => {
    expect(findings(site(sheets, use))).toEqual([])
  })

  it.each([
    [['base', 'button'], `import {\n  Button,\n  DialogTitle,\n} from '${system}'`, 'dialog', 4],
    [['base', 'dialog'], `import { Table } from '${system}/table'`, 'table', 1],
    [['base', 'button'], `import { Dialog } from '${system}/dialog'`, 'dialog', 1],
  ])('%j are not enough for: %s', (sheets, use, missing, line) => {
    const files = { ...site(sheets, use), [`${of}/styles/table.css`]: '.kds\\:table{display:table}' }
    expect(findings(files)).toEqual([
      expect.objectContaining({
        ...{ level: 'error', check: 'style-sheets', place: `src/app.tsx:${line}` },
        problem: expect.stringContaining(`“${missing}”`),
        advice: `Import \`${system}/styles/${missing}.css\`.`,
      }),
    ])
  })

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
