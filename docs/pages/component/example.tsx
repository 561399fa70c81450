import { ArrowUpRight } from 'lucide-react'
import type { ComponentType } from 'react'
import { Heading } from '../../../design-system/components/heading/heading.tsx'
import { Icon } from '../../../design-system/components/icon/icon.tsx'
import { linkVariants } from '../../../design-system/components/link/link.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import type { Code } from '../../ladle/plugin/highlight.ts'
import { storyAddress } from '../../ladle/settings.ts'
import { CodeBlock } from '../code-block.tsx'
import { named, Words } from '../words.tsx'
import { More } from './more.tsx'
import { StoryWindow } from './story-window.tsx'

interface ExampleProps {
  /** Name of the story, and its id in Ladle. */
  story: string
  id: string
  caption: string
  /** Rendered in the page. Without it, the story is shown in a frame. */
  Story?: ComponentType | undefined
  code: Code
  /** Whether the code is shown from the start. */
  open?: boolean
  /** Whether only its name is shown from the start. */
  folded?: boolean
}

/** A rendered story with its code. */
export function Example({ story, id, caption, Story, code, open = false, folded = false }: ExampleProps) {
  const name = named(story)
  const heading = (
    <Heading level={3} size="h3" id={`${id}-name`} className="scroll-mt-24">
      {name}
    </Heading>
  )
  const content = (
    <>
      <div className={`mb-3 flex flex-wrap items-baseline justify-between gap-x-6 ${folded ? '' : 'mt-1'}`}>
        <Text tone="muted">
          <Words>{caption}</Words>
        </Text>
        <a
          data-browser-only
          href={storyAddress(id, true)}
          aria-label={`Open alone: ${name}`}
          className={`${linkVariants({ variant: 'plain' })} text-small`}
        >
          Open alone
          <Icon icon={ArrowUpRight} flip />
        </a>
      </div>
      {/* On a phone it fills the width of the window, as the story does when it is opened alone. */}
      {Story ? (
        <div
          data-browser-only
          className="isolate border-y-2 border-border-subtle bg-page p-6 @max-xl:-mx-5 @xl:rounded-panel @xl:border-x-2"
        >
          <Story />
        </div>
      ) : (
        <StoryWindow story={id} name={`Example: ${name}`} />
      )}
      <More label="Code" of={name} open={open}>
        <CodeBlock code={code} name={`Code of ${name}`} short />
      </More>
    </>
  )
  if (folded)
    return (
      <More label={heading} lazy>
        {content}
      </More>
    )
  return (
    <article aria-labelledby={`${id}-name`}>
      {heading}
      {content}
    </article>
  )
}
