/**
 * Where the files of `docs/pages/snippets` belong in a site with each framework. The install pages show these places,
 * and `tests/consumers` builds its sites with them.
 */
export interface FirstPage {
  /** The file that the command for the theme writes. */
  theme: string
  /** Files of `docs/pages/snippets`, and the place of each in the site. */
  files: Record<string, string>
}

const vite: FirstPage = {
  theme: 'src/theme.css',
  files: { 'vite.tsx': 'src/main.tsx', 'home.tsx': 'src/home.tsx', 'enquiry.tsx': 'src/enquiry.tsx' },
}

export const firstPages = {
  vite,
  esbuild: { theme: vite.theme, files: { 'esbuild/index.html': 'index.html', ...vite.files } },
  next: {
    theme: 'app/theme.css',
    files: {
      'next/layout.tsx': 'app/layout.tsx',
      'next/shell.tsx': 'app/shell.tsx',
      'home.tsx': 'app/page.tsx',
      'enquiry.tsx': 'app/enquiry.tsx',
    },
  },
  astro: {
    theme: 'src/theme.css',
    files: {
      'astro/astro.config.mjs': 'astro.config.mjs',
      'astro/layout.astro': 'src/layouts/layout.astro',
      'astro/index.astro': 'src/pages/index.astro',
      'home.tsx': 'src/components/home.tsx',
      'enquiry.tsx': 'src/components/enquiry.tsx',
    },
  },
  'react-router': {
    theme: 'app/theme.css',
    files: {
      'react-router/root.tsx': 'app/root.tsx',
      'home.tsx': 'app/routes/home.tsx',
      'enquiry.tsx': 'app/routes/enquiry.tsx',
    },
  },
  'tanstack-router': {
    theme: 'src/theme.css',
    files: {
      'tanstack-router/root.tsx': 'src/routes/__root.tsx',
      'tanstack-router/index.tsx': 'src/routes/index.tsx',
      'home.tsx': 'src/home.tsx',
      'enquiry.tsx': 'src/enquiry.tsx',
    },
  },
} satisfies Record<string, FirstPage>

/** `page`: the id of the page in the documentation. `site`: the first page that it shows. */
export const installPages = [
  { name: 'Vite or esbuild', page: 'guide--install-with-vite-or-esbuild', site: 'esbuild' },
  { name: 'Next.js', page: 'guide--install-with-next', site: 'next' },
  { name: 'Astro', page: 'guide--install-with-astro', site: 'astro' },
  { name: 'React Router', page: 'guide--install-with-react-router', site: 'react-router' },
  { name: 'TanStack Router', page: 'guide--install-with-tanstack-router', site: 'tanstack-router' },
] as const satisfies { name: string; page: string; site: keyof typeof firstPages }[]
