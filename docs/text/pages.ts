/** The documentation pages, rendered outside the browser by the modules that the browser shows. */
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import type * as Discovery from '../../design-system/testing/components.ts'
import type * as Sitemap from '../../site/seo/sitemap.ts'
import { root } from '../ladle/plugin/folders.ts'
import { documentation } from '../ladle/plugin/plugin.ts'
import type { View } from '../ladle/views.tsx'
import type * as Specimens from '../pages/component/specimens.tsx'
import type * as Contents from '../pages/contents.ts'

export interface RenderedPage {
  /** Relative to `/design-system/`, without the extension: `components/button`, `guide/routers`. */
  path: string
  /** The title of its document. */
  title: string
  /** The page, and the page with header and list. */
  html: string
  framed: string
}

/**
 * Attributes that a picture cannot have: what refers to an element would be found twice, and a file would be loaded. The
 * role of a switch without its label stops IBM Equal Access.
 */
const references =
  / (?:id|name|for|form|list|src|srcset|poster|href|tabindex|aria-(?:labelledby|describedby|controls|owns|activedescendant))="[^"]*"| role="(?:switch|tabpanel)"/g

/** The pages, and a picture of each component as HTML, by its id. */
export async function renderPages() {
  // The site's modules read the settings of the build by this name.
  if (process.env.SITE_URL) process.env.VITE_SITE_URL = process.env.SITE_URL
  // The display settings are read from the address when their module is loaded.
  globalThis.location ??= new URL('http://localhost/design-system/') as unknown as Location
  const vite = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [documentation()],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  })
  const load = async <Module>(file: string) => (await vite.ssrLoadModule(file)) as Module
  try {
    const { siteUrl } = await load<typeof Sitemap>('/site/seo/sitemap.ts')
    const { contents } = await load<typeof Contents>('/docs/pages/contents.ts')
    const { components: documented } = await load<typeof Discovery>('/design-system/testing/components.ts')
    const { components } = await load<{ components: { id: string }[] }>('virtual:documentation')
    const { loadView } = await load<{ loadView: (id: string) => Promise<View> }>('/docs/ladle/views.tsx')
    const { Frame } = await load<{ Frame: ComponentType<{ view: View }> }>('/docs/ladle/frame.tsx')
    const pages: RenderedPage[] = []
    for (const path of [...contents.map(({ path }) => path), ...components.map(({ id }) => id)]) {
      const view = await loadView(path)
      pages.push({
        path,
        title: view.title,
        html: renderToStaticMarkup(view.content),
        framed: renderToStaticMarkup(createElement(Frame, { view })),
      })
    }
    const { specimens } = await load<typeof Specimens>('/docs/pages/component/specimens.tsx')
    const pictures: Record<string, string> = {}
    for (const { id, kind, label, meta, loadStories } of documented) {
      const Story = specimens[label] ?? (await loadStories()).stories[meta.examples[0]!.story]!
      // The story of a pattern is laid out as a page.
      const zoom = kind === 'components' ? 0.7 : specimens[label] ? 0.5 : 0.2
      const picture = createElement('div', { style: { zoom } }, createElement(Story))
      pictures[id] = renderToStaticMarkup(picture).replace(references, '')
    }
    return { pages, pictures, siteUrl }
  } finally {
    await vite.close()
  }
}
