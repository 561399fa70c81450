import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { doctor } from './doctor/doctor.ts'

/** Writes a project into a temporary folder, which is removed after the test. Objects are written as JSON. */
export function write(files: Record<string, string | object>) {
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

/** All files of a folder, to check that a command changed no others. */
export const contents = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  )

/** The manifest of a site with the dependencies. */
export const manifest = (dependencies: Record<string, string> = {}) => ({
  name: 'library',
  dependencies: {
    '@kaksha/design-system': '^1.0.0',
    react: '^19.0.0',
    'react-dom': '^19.0.0',
    ...dependencies,
  },
})

/** Packages in `node_modules`. */
export const installed = (packages: Record<string, string>, at = 'node_modules') =>
  Object.fromEntries(
    Object.entries(packages).map(([name, version]) => [`${at}/${name}/package.json`, { name, version }]),
  )

export const react = installed({ react: '19.1.0', 'react-dom': '19.1.0', '@kaksha/design-system': '1.0.0' })

/** A site with Vite that has no problem. */
export const viteSite = {
  'package.json': manifest({ vite: '^8.0.0' }),
  ...react,
  'index.html':
    '<!doctype html>\n<div id="root"></div>\n<script type="module" src="/src/main.tsx"></script>\n',
  'src/main.tsx': `import '@kaksha/design-system/styles.css'
import './index.css'
import { App } from './app'

export default App
`,
  'src/index.css': '.mine {\n  padding: 0;\n}\n',
  'src/app.tsx': "import { Button } from '@kaksha/design-system'\n\nexport const App = Button\n",
}

/** What `doctor` reports about the only project of a folder, shortened. */
export function findings(files: Record<string, string | object>, node?: string) {
  const [report] = doctor(write(files), node)
  return report!.findings.map(({ level, check, file, line, problem, advice }) => ({
    level,
    check,
    place: file && (line ? `${file}:${line}` : file),
    problem,
    advice,
  }))
}

/** What `doctor` could not examine. */
export const notExamined = (files: Record<string, string | object>) =>
  doctor(write(files)).flatMap((report) => report.notExamined)

export const system = '@kaksha/design-system'
/** `viteSite` with another style sheet of its own. */
export const withCss = (css: string, sheet = 'styles.css') => ({
  ...viteSite,
  'src/main.tsx': viteSite['src/main.tsx'].replace('styles.css', sheet),
  'src/index.css': css,
})
export const main = (...lines: string[]) => ({
  ...viteSite,
  'src/main.tsx': [...lines, "import './app'", ''].join('\n'),
})
