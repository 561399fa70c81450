import { componentFolders } from 'virtual:component-folders'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from '../../design-system/components/heading/heading.tsx'
import { linkVariants } from '../../design-system/components/link/link.tsx'
import { titleParts } from './ladle.ts'
import { storyAddress } from './settings.ts'

/** A story with its name and a link to the page of its component. */
export function StoryView({ story, children }: { story: string; children: ReactNode }) {
  const [name, component] = titleParts(story)
  const componentFolder = componentFolders.find(({ page }) => story.startsWith(page.replace(/docs$/, '')))
  return (
    <div className="px-5 py-8 lg:px-10">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <Heading level={1} size="h2" className="me-auto">
          {component}: {name?.toLowerCase()}
        </Heading>
        {componentFolder && (
          <a href={storyAddress(componentFolder.page)} className={linkVariants({ variant: 'plain' })}>
            About {componentFolder.label}
          </a>
        )}
        <a href={storyAddress(story, true)} className={linkVariants({ variant: 'plain' })}>
          Open alone <ArrowUpRight aria-hidden="true" className="size-[1em]" />
        </a>
      </div>
      <div className="mt-6 border-t-6 border-fg pt-8">{children}</div>
    </div>
  )
}

/** A story in a frame, so that media queries and overlays use the chosen width. */
export function StoryFrame({ story, width }: { story: string; width: number }) {
  return (
    <div className="overflow-x-auto bg-tint p-5 lg:p-8">
      <iframe
        key={storyAddress(story, true)}
        title={`${titleParts(story).slice(0, 2).reverse().join(', ')}, ${width} px wide`}
        src={storyAddress(story, true)}
        width={width}
        className="mx-auto box-content block h-[calc(100dvh-var(--bar)-5rem)] min-h-120 max-w-none border-2 border-border bg-page shadow-float"
      />
    </div>
  )
}
