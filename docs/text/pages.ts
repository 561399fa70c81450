/** The documentation pages, rendered to HTML outside the browser by the modules that Ladle shows. */
import { readdirSync } from 'node:fs'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import type * as SiteUrl from '../../site/seo/site-url.ts'
import { documentedFolders, pagesFolder, root } from '../ladle/component-pages.mjs'
import type * as Ladle from '../ladle/ladle.ts'
import { storyId, titleId } from '../ladle/names.mjs'
import { documentation } from '../ladle/plugin/plugin.ts'

export interface RenderedPage {
  /** The id of its story: `components--button--docs`. */
  story: string
  /** Relative to `/design-system/`, without the extension: `components/button`, `guide/routers`. */
  path: string
  /** The title of its document. */
  title: string
  /** The page as it is first shown. */
  html: string
  /** The page with all disclosures open. */
  whole: string
}

interface StoryFile {
  default: { title: string; meta?: { page?: boolean } }
  [story: string]: unknown
}

export async function renderPages(): Promise<{ pages: RenderedPage[]; siteUrl: string }> {
  // The site's modules read the settings of the build by this name.
  if (process.env.SITE_URL) process.env.VITE_SITE_URL = process.env.SITE_URL
  // The settings of the stories are read from the address when their module is loaded.
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
  try {
    const files = [
      ...['guide', 'foundations'].map((name) => `docs/pages/${name}.stories.tsx`),
      ...readdirSync(`${root}${pagesFolder}`)
        .filter((name) => name.endsWith('.stories.tsx'))
        .map((name) => `${pagesFolder}/${name}`),
    ]
    const { WholeText } = (await vite.ssrLoadModule('/docs/pages/component/more.tsx')) as {
      WholeText: ComponentType<{ value: boolean }>
    }
    const { titleOf } = (await vite.ssrLoadModule('/docs/ladle/ladle.ts')) as typeof Ladle
    const { siteUrl } = (await vite.ssrLoadModule('/site/seo/site-url.ts')) as typeof SiteUrl
    const folders = new Map((await documentedFolders()).map(({ page, id }) => [page, id]))
    const pages: RenderedPage[] = []
    for (const file of files) {
      const { default: meta, ...stories } = (await vite.ssrLoadModule(`/${file}`)) as StoryFile
      if (!meta.meta?.page) continue
      for (const [name, Story] of Object.entries(stories)) {
        const render = (isWhole: boolean) =>
          renderToStaticMarkup(
            createElement(WholeText, { value: isWhole }, createElement(Story as ComponentType)),
          )
        const story = `${titleId(meta.title)}--${storyId(name)}`
        pages.push({
          story,
          path: folders.get(story) ?? story.replace('--', '/'),
          title: titleOf(story),
          html: render(false),
          whole: render(true),
        })
      }
    }
    return { pages, siteUrl }
  } finally {
    await vite.close()
  }
}
