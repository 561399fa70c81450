import type { ReactNode } from 'react'
import { Code } from '../words.tsx'
import type { installPages } from './install-pages.ts'

export interface Framework {
  /** The project that the page starts from. */
  start: ReactNode
  /** What is said before a file, by the name of its snippet. */
  texts: Record<string, ReactNode>
  /** How to see the page, where `npm run dev` of the template is not all. */
  run?: ReactNode
}

const replaces = 'Replaces the file of the template.'

/** The texts of the install pages. Which files they show is in `install-pages.ts`. */
export const frameworks: Record<(typeof installPages)[number]['site'], Framework> = {
  esbuild: {
    start: (
      <>
        With Vite, start from its template for React and TypeScript:{' '}
        <Code>npm create vite@latest my-site -- --template react-ts</Code>, then <Code>cd my-site</Code>. With
        esbuild, start from a folder with a <Code>package.json</Code>, and run{' '}
        <Code>npm install --save-dev esbuild</Code>.
      </>
    ),
    texts: {
      'esbuild/index.html': (
        <>
          Only with esbuild. The template of Vite has an <Code>index.html</Code>: keep it, and change its{' '}
          <Code>{'<title>'}</Code>, its icon and, for a page in another language, its <Code>lang</Code>.
        </>
      ),
      'vite.tsx': (
        <>
          Replaces the file of Vite’s template. <Code>App.tsx</Code>, <Code>App.css</Code> and{' '}
          <Code>index.css</Code>, which contains a reset, are no longer used and can be deleted.
        </>
      ),
    },
    run: (
      <>
        With Vite, run <Code>npm run dev</Code> and open the address that it prints. With esbuild, run the
        command below. With <Code>--servedir=.</Code> at its end it serves the page at{' '}
        <Code>http://localhost:8000</Code>; with <Code>--minify</Code> it builds for production.
      </>
    ),
  },
  next: {
    start: (
      <>
        Start from <Code>npx create-next-app@latest my-site</Code>, with TypeScript and the App Router. If the
        project has a folder <Code>src</Code>, put everything into <Code>src/app</Code> instead of{' '}
        <Code>app</Code>.
      </>
    ),
    texts: {
      'next/layout.tsx': (
        <>
          Replaces the file of the template. The layout stays a server component. <Code>globals.css</Code> of
          the template is no longer used.
        </>
      ),
      'next/shell.tsx':
        'The Link of Next.js can be given to the provider only by a client component, because a function cannot pass from the server to the browser. Children of the shell stay server components.',
      'home.tsx': replaces,
    },
  },
  astro: {
    start: (
      <>
        Start from <Code>npm create astro@latest my-site -- --template minimal</Code>, and add React in the
        new folder: <Code>npx astro add react</Code>.
      </>
    ),
    texts: {
      'astro/astro.config.mjs': (
        <>
          Written by <Code>npx astro add react</Code>.
        </>
      ),
      'astro/layout.astro': (
        <>
          With Astro’s <Code>ClientRouter</Code> plain links change the page without loading it again, so no
          link component is needed. Parts that only show something, such as Heading, need no{' '}
          <Code>client:load</Code>.
        </>
      ),
      'astro/index.astro': (
        <>
          Replaces the file of the template. Write parts that belong together, such as a dialog and its
          trigger, in one <Code>.tsx</Code> file: every component with <Code>client:load</Code> is an
          application of its own, and a provider does not reach into another one. Toasts do.
        </>
      ),
    },
  },
  'react-router': {
    start: (
      <>
        Start from <Code>npx create-react-router@latest my-site</Code>. This is framework mode, with or
        without server rendering.
      </>
    ),
    texts: {
      'react-router/root.tsx': (
        <>
          Replaces the file of the template. <Code>app.css</Code> of the template is no longer used.
        </>
      ),
      'home.tsx': (
        <>
          Replaces the file of the template. <Code>app/routes.ts</Code> has its route already:{' '}
          <Code>index('routes/home.tsx')</Code>.
        </>
      ),
    },
  },
  'tanstack-router': {
    start: (
      <>
        Start from <Code>npx @tanstack/cli create my-site --router-only</Code>. In a site with TanStack Start
        the root route also renders <Code>{'<html>'}</Code>: keep that file, and add to it the imports, and
        inside of <Code>{'<body>'}</Code> what <Code>Root</Code> renders here.
      </>
    ),
    texts: {
      'tanstack-router/root.tsx': (
        <>
          Replaces the file of the template. <Code>src/styles.css</Code> of the template is no longer used.
        </>
      ),
      'tanstack-router/index.tsx': replaces,
    },
  },
}
