import { Heading } from '../../design-system/components/heading/heading.tsx'
import { linkVariants } from '../../design-system/components/link/link.tsx'
import { Text } from '../../design-system/components/text/text.tsx'
import { startStory } from './names.mjs'
import { SearchForm } from './search.tsx'
import { storyAddress } from './settings.ts'

/** The words of an address: `components--buton--docs` is `buton`. */
const wordsOf = (story: string) =>
  story
    .split('--')
    .filter((part) => !/^(guide|foundations|components|patterns|brand|docs)$/.test(part))
    .join(' ')
    .replaceAll('-', ' ')
    .slice(0, 200)

/** What an address without a page shows: that there is none, and the search. */
export const UnknownStory = ({ story }: { story: string }) => (
  <div className="max-w-[46rem] px-5 py-8 lg:px-10">
    <Heading level={1} size="h2">
      Page not found
    </Heading>
    <Text className="mt-4">
      There is no page or story with the address{' '}
      <code className="rounded-control bg-tint px-[.3em] font-code wrap-anywhere">{story}</code>. It may have
      another name now. Search for it, or start at the{' '}
      <a href={storyAddress(startStory)} className={linkVariants()}>
        Introduction
      </a>
      .
    </Text>
    <SearchForm suggested={wordsOf(story)} />
  </div>
)
