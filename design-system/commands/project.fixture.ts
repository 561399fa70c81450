import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The files of a project by path. Objects are written as JSON. */
export type Files = Record<string, string | object>

/** Writes a project into a temporary folder, which is removed after the test. */
export function write(files: Files) {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(
      join(folder, path),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    )
  }
  return folder
}

export const system = '@kaksha/design-system'

/** The manifest of a site with the dependencies. */
export const manifest = (dependencies: Record<string, string> = {}) => ({
  name: 'library',
  dependencies: { [system]: '^1.0.0', react: '^19.0.0', 'react-dom': '^19.0.0', ...dependencies },
})

/** Packages in `node_modules`. */
export const installed = (packages: Record<string, string>, at = 'node_modules') =>
  Object.fromEntries(
    Object.entries(packages).map(([name, version]) => [`${at}/${name}/package.json`, { name, version }]),
  )

export const packages: Files = {
  ...installed({ react: '19.1.0', 'react-dom': '19.1.0', [system]: '1.0.0' }),
  [`node_modules/${system}/index.js`]: `export { Button } from "./components/button/button.js";\n`,
}

/** A site with Vite that has no problem. */
export const viteSite = {
  'package.json': manifest({ vite: '^8.0.0' }),
  ...packages,
  'index.html':
    '<!doctype html>\n<div id="root"></div>\n<script type="module" src="/src/main.tsx"></script>\n',
  'src/main.tsx': `import '${system}/styles.css'\nimport './index.css'\nimport { App } from './app'\n\nexport default App\n`,
  'src/index.css': '.mine {\n  padding: 0;\n}\n',
  'src/app.tsx': `import { Button } from '${system}'\n\nexport const App = Button\n`,
} satisfies Files
