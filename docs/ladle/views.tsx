/** What an address shows: a page of the documentation, or a story. */
import { type Component, components } from 'virtual:documentation'
import { loadComponent } from 'virtual:documentation/pages'
import { ArrowUpRight } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { Heading } from '../../design-system/components/heading/heading.tsx'
import { linkVariants } from '../../design-system/components/link/link.tsx'
import { Text } from '../../design-system/components/text/text.tsx'
import { brand } from '../../site/content/brand.ts'
import { ComponentPage } from '../pages/component/component-page.tsx'
import { contents, startPath } from '../pages/contents.ts'
import { type MdxModule, MdxPage } from '../pages/mdx-page.tsx'
import { Code } from '../pages/text.tsx'
import { named, storyId } from './names.ts'
import { SearchForm } from './search.tsx'
import { addressOf } from './settings.tsx'

export interface View {
  /** The path of a page or the id of a story. */
  id: string
  /** The title of the document. */
  title: string
  content: ReactNode
  /** Whether it is a page, which fills the frame. */
  isPage: boolean
  /** Whether a story fills the width: a section of a page. */
  isBleeding?: boolean
  /** The component that it belongs to. */
  component?: Component
}

type Stories = Record<string, ComponentType> & { default?: { meta?: { bleed?: boolean } } }

const storyFiles = import.meta.glob<Stories>(
  '../../design-system/{components,patterns,brand}/*/*.stories.tsx',
)
const mdxPages = import.meta.glob<MdxModule>('../pages/{guide,foundations}/*.mdx', { query: '?page' })

const titled = (name: string) => `${name} · ${brand.name} design system`
/** Of a path such as `components/button` or `guide/forms`, or of the id of a story. */
export async function loadView(id: string): Promise<View> {
  const isPage = id.includes('/')
  const component = components.find((one) => (isPage ? one.id === id : id.startsWith(`${one.stories}--`)))
  if (isPage && component) {
    const module = await loadComponent[id]!()
    return {
      id,
      title: titled(component.label),
      content: <ComponentPage component={component} {...module} />,
      isPage,
      component,
    }
  }
  const page = contents.find(({ path }) => path === id)
  if (page) {
    const module = await mdxPages[`../pages/${id}.mdx`]!()
    return { id, title: titled(page.title), content: <MdxPage {...page} {...module} />, isPage }
  }
  const story = component?.storyNames.find((name) => `${component.stories}--${storyId(name)}` === id)
  if (!component || !story)
    return { id, title: titled('Page not found'), content: <NotFound id={id} />, isPage }
  const file = await storyFiles[`../../design-system/${component.id}/${component.name}.stories.tsx`]!()
  const Story = file[story]!
  return {
    id,
    title: titled(`${named(story)}, ${component.label}`),
    content: <Story key={id} />,
    isPage,
    isBleeding: Boolean(file.default?.meta?.bleed),
    component,
  }
}

/** The heading of a story, with a link to the page of its component. */
export const StoryHeading = ({ id, component }: { id: string; component: Component }) => (
  <div className="flex flex-wrap items-end gap-x-6 gap-y-2 border-b-6 border-fg pb-6">
    <Heading level={1} size="h2" className="me-auto">
      {component.label}: {named(id.split('--').at(-1)!)}
    </Heading>
    <a href={addressOf(component.id)} className={linkVariants({ variant: 'plain' })}>
      About {component.label}
    </a>
    <a href={addressOf(id, true)} className={linkVariants({ variant: 'plain' })}>
      Open alone <ArrowUpRight aria-hidden="true" className="size-[1em]" />
    </a>
  </div>
)

/** The words of an address: `components--buton--docs` is `buton`. */
const wordsOf = (id: string) =>
  id
    .split(/--|\//)
    .filter((part) => !/^(guide|foundations|components|patterns|brand|docs)$/.test(part))
    .join(' ')
    .replaceAll('-', ' ')
    .slice(0, 200)

const NotFound = ({ id }: { id: string }) => (
  <div className="max-w-[46rem] px-5 py-8 lg:px-10">
    <Heading level={1} size="h2">
      Page not found
    </Heading>
    <Text className="mt-4">
      There is no page or story with the address <Code>{id}</Code>. It may have another name now. Search for
      it, or start at the{' '}
      <a href={addressOf(startPath)} className={linkVariants()}>
        Introduction
      </a>
      .
    </Text>
    <SearchForm suggested={wordsOf(id)} />
  </div>
)
