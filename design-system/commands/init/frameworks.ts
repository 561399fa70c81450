import { posix } from 'node:path'
import { htmlImports } from '../project/imports.ts'
import type { Project } from '../project/project.ts'
import { fileOf } from '../project/resolve.ts'

/** A framework, how to recognise it, and the file that every page of it loads. */
export interface Framework {
  name: string
  /** The dependency of a site with this framework. */
  dependency: string
  /** The files that take the import. Empty if the project has none. */
  entries: (project: Project) => string[]
  /** What to look for by hand if there is none. */
  expected: string
}

const scripts = ['tsx', 'jsx', 'ts', 'js', 'mjs']

/** The first of some paths that exists with any ending of a script. */
function firstOf({ files }: Project, ...paths: string[]) {
  const found = paths
    .flatMap((path) => scripts.map((ending) => `${path}.${ending}`))
    .find((path) => files.has(path))
  return found ? [found] : []
}

/** The value of a setting in a configuration file: `appDirectory: 'src'`. */
function setting({ files }: Project, config: string, name: string) {
  for (const [path, text] of files)
    if (path.startsWith(`${config}.`)) return text.match(new RegExp(`\\b${name}:\\s*['"]([^'"]+)['"]`))?.[1]
}

/** The module that the page of a Vite site loads. */
function viteEntry(project: Project) {
  const html = project.files.get('index.html')
  for (const { specifier } of html ? htmlImports(html) : []) {
    const found = fileOf(project, specifier, 'index.html', false)
    if (found && 'path' in found && /\.[cm]?[jt]sx?$/.test(found.path)) return [found.path]
  }
  return firstOf(project, 'src/main', 'src/index', 'main')
}

/** Astro files with a whole document: the layouts, or else the pages. */
function astroDocuments({ files }: Project) {
  const documents = [...files].filter(([path, text]) => path.endsWith('.astro') && /<html[\s>]/i.test(text))
  const paths = documents.map(([path]) => path)
  const layouts = paths.filter((path) => !path.startsWith('src/pages/'))
  return layouts.length > 0 ? layouts : paths
}

/** In this order: a site with React Router or Astro depends on Vite too. */
export const frameworks: readonly Framework[] = [
  {
    name: 'Next (App Router)',
    dependency: 'next',
    entries: (project) => firstOf(project, 'app/layout', 'src/app/layout'),
    expected: 'app/layout.tsx, or src/app/layout.tsx',
  },
  {
    name: 'React Router',
    dependency: '@react-router/dev',
    entries: (project) =>
      firstOf(project, posix.join(setting(project, 'react-router.config', 'appDirectory') ?? 'app', 'root')),
    expected: 'app/root.tsx',
  },
  {
    name: 'Astro',
    dependency: 'astro',
    entries: astroDocuments,
    expected: 'a layout with <html>, such as src/layouts/Layout.astro',
  },
  {
    name: 'TanStack Start',
    dependency: '@tanstack/react-start',
    entries: (project) => firstOf(project, 'src/routes/__root', 'app/routes/__root'),
    expected: 'src/routes/__root.tsx',
  },
  {
    name: 'TanStack Router',
    dependency: '@tanstack/react-router',
    entries: viteEntry,
    expected: 'the module that index.html loads, such as src/main.tsx',
  },
  {
    name: 'Vite',
    dependency: 'vite',
    entries: viteEntry,
    expected: 'the module that index.html loads, such as src/main.tsx',
  },
]

/** The framework of a project, by its dependencies. */
export const frameworkOf = ({ dependencies }: Project) =>
  frameworks.find(({ dependency }) => dependencies.has(dependency))
