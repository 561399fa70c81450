import { componentFolders } from 'virtual:component-folders'
import { Fragment, type ReactNode } from 'react'
import { linkVariants } from '../../design-system/components/link/link.tsx'
import { storyId } from '../ladle/names.mjs'
import { storyAddress } from '../ladle/settings.ts'

/** Inline code. */
export const Code = ({ children }: { children: ReactNode }) => (
  <code className="self-start justify-self-start rounded-control bg-tint px-[.3em] py-[.1em] font-code wrap-anywhere">
    {children}
  </code>
)

/** A keyboard key. */
export const Key = ({ children }: { children: string }) => (
  <kbd className="inline-block rounded-control border-2 border-border bg-surface px-2 [font-family:inherit] text-small leading-7 font-bold whitespace-nowrap text-fg">
    {children}
  </kbd>
)

/** Text from a data file. Text between backticks is code. */
export const Words = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    <Fragment key={index}>{index % 2 ? <Code>{part}</Code> : part}</Fragment>
  ))

/** The page of a component, by the name of any of its parts. */
const componentFolderOf = (part: string) =>
  componentFolders.find(({ parts, label }) => label === part || parts.includes(part))

/** As `Words`, with a link for each name of a component. */
export const WordsWithLinks = ({ children }: { children: string }) =>
  children.split(/(`[^`]*`|\b[A-Z]\w+\b)/).map((part, index) => {
    const componentFolder = part.startsWith('`') ? undefined : componentFolderOf(part)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
      <Fragment key={index}>
        {componentFolder ? (
          <a href={storyAddress(componentFolder.page)} className={linkVariants()}>
            {part}
          </a>
        ) : (
          <Words>{part}</Words>
        )}
      </Fragment>
    )
  })

/** `UnderAPageTitle` as text: Under a page title. */
export const named = (story: string) => {
  const words = storyId(story).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

export const Day = ({ date }: { date: string }) => <time dateTime={date}>{long.format(new Date(date))}</time>
