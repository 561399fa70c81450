/** The page at `/design-system/` itself: also `firstPage` in `site/server/http/pages/pages.ts`, which serves it. */
export const startPath = 'guide/introduction'

export interface Page {
  path: string
  part: string
  /** In the list and the document's title. */
  title: string
}

/** The guides and foundations in the order in which a reader needs them: `guide/forms` is `guide/forms.mdx`. Components follow them. */
const titles = {
  Guide: {
    introduction: 'Introduction',
    install: 'Install',
    'install-with-vite-or-esbuild': 'Install with Vite or esbuild',
    'install-with-next': 'Install with Next.js',
    'install-with-react-router': 'Install with React Router',
    'install-with-tanstack-router': 'Install with TanStack Router',
    'install-with-astro': 'Install with Astro',
    'server-rendering': 'Server rendering',
    routers: 'Routers',
    forms: 'Forms',
    languages: 'Languages',
    testing: 'Testing',
    accessibility: 'Accessibility',
    'coming-from-shadcn-or-radix': 'Coming from shadcn/ui or Radix Themes',
    'react-aria': 'React Aria',
    size: 'Size',
    'migration-and-changelog': 'Migration and changelog',
  },
  Foundations: {
    colour: 'Colour',
    brands: 'Brands',
    type: 'Type',
    space: 'Space',
    motion: 'Motion',
    icons: 'Icons',
  },
}

export const contents: readonly Page[] = Object.entries(titles).flatMap(([part, pages]) =>
  Object.entries(pages).map(([name, title]) => ({ path: `${part.toLowerCase()}/${name}`, part, title })),
)
