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
