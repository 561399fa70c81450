import { components } from 'virtual:documentation'
import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { Heading } from '../../design-system/components/heading/heading.tsx'
import { Icon } from '../../design-system/components/icon/icon.tsx'
import { linkVariants } from '../../design-system/components/link/link.tsx'
import { Text } from '../../design-system/components/text/text.tsx'
import { addressOf } from '../ladle/settings.tsx'
import { contents, type Page as ListedPage } from './contents.ts'

const partsOfComponents = ['Components', 'Patterns', 'Brand']

/** All pages in the order of the list: the guides and foundations, then the components. */
export const pages: readonly ListedPage[] = [
  ...contents,
  ...partsOfComponents.flatMap((part) =>
    components
      .filter((component) => component.part === part)
      .map(({ id, label }) => ({ path: id, part, title: label })),
  ),
]

interface PageProps {
  path: string
  title: ReactNode
  lead: ReactNode
  /** Below the lead: an import statement. */
  facts?: ReactNode
  sections: readonly { id: string; title: string }[]
  /** In the margin, above the contents. */
  note?: ReactNode
  children: ReactNode
}

/** A name such as FeatureIllustrations may be broken before a capital letter, not elsewhere. */
const humps = (name: string) =>
  name.split(/(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** A container query, because the list of pages takes a part of the window. */
const columns =
  'relative mx-auto grid max-w-[80rem] gap-6 px-[clamp(1.25rem,5cqi,3.5rem)] @4xl:grid-cols-[var(--ds-space-label)_minmax(0,1fr)] @4xl:gap-(--ds-space-label-gap)'
const ruled =
  '@4xl:before:absolute @4xl:before:inset-y-0 @4xl:before:start-[calc(clamp(1.25rem,5cqi,3.5rem)+var(--ds-space-label)+var(--ds-space-label-gap)/2-3px)] @4xl:before:w-1.5 @4xl:before:border-x-[1.5px] @4xl:before:border-margin'

/** The page is rendered after the browser has looked for the element of the URL fragment, which may be in a disclosure. */
function showFragment() {
  const element = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  for (let outer = element?.closest('details'); outer; outer = outer.parentElement?.closest('details'))
    outer.open = true
  element?.scrollIntoView()
}

/**
 * The section that is read: the first below the upper quarter of the window. At the end of the page several sections fit
 * below it, so the one that a link led to.
 */
function useCurrentSection(ids: string) {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const visible = new Set<string>()
    const mark = () => {
      const { scrollHeight, scrollTop, clientHeight } = document.documentElement
      const linked = location.hash.slice(1)
      const isAtEnd = scrollTop + clientHeight > scrollHeight - 2
      setCurrent(isAtEnd && visible.has(linked) ? linked : ids.split(' ').find((id) => visible.has(id)))
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby')!
          if (isIntersecting) visible.add(id)
          else visible.delete(id)
        }
        mark()
      },
      { rootMargin: '-25% 0px 0px' },
    )
    for (const id of ids.split(' ')) {
      const section = document.querySelector(`section[aria-labelledby="${id}"]`)
      if (section) observer.observe(section)
    }
    addEventListener('hashchange', mark)
    return () => {
      observer.disconnect()
      removeEventListener('hashchange', mark)
    }
  }, [ids])
  return current
}

const NextLink = ({
  page,
  icon,
  rel,
}: {
  page: ListedPage | undefined
  icon: LucideIcon
  rel: 'prev' | 'next'
}) =>
  page && (
    <a
      href={addressOf(page.path)}
      rel={rel}
      className={linkVariants({ variant: 'plain', className: rel === 'next' && 'ms-auto flex-row-reverse' })}
    >
      <Icon icon={icon} flip />
      <span>
        <span className="sr-only">{rel === 'next' ? 'Next: ' : 'Previous: '}</span>
        {page.title}
      </span>
    </a>
  )

/** A documentation page: the title on a dark header, the table of contents in the margin column. */
export function Page({ path, title, lead, facts, sections, note, children }: PageProps) {
  useEffect(() => {
    showFragment()
    addEventListener('hashchange', showFragment)
    return () => removeEventListener('hashchange', showFragment)
  }, [])

  const index = pages.findIndex((page) => page.path === path)
  const current = useCurrentSection(sections.map(({ id }) => id).join(' '))

  return (
    <div className="@container bg-page text-fg">
      <header data-surface="inverse">
        <div className={`${columns} ${ruled} pt-[clamp(2rem,4cqi,3rem)] pb-[clamp(1.75rem,3cqi,2.5rem)]`}>
          <p className="text-small font-bold @4xl:pt-[.9rem]">{pages[index]?.part}</p>
          <div className="min-w-0">
            <Heading level={1} size="display" className="wrap-anywhere">
              {typeof title === 'string' ? humps(title) : title}
            </Heading>
            <Text size="lead" measure="full" className="mt-5">
              {lead}
            </Text>
            {facts}
          </div>
        </div>
      </header>
      <div className={`${columns} ${ruled} py-[clamp(2rem,4cqi,3.5rem)]`}>
        <div className="text-small">
          {/* Before the contents: these are sticky and would overlap a note after them. */}
          {note && <div className="mb-8 hidden text-muted @4xl:block">{note}</div>}
          <nav aria-labelledby="contents" className="@4xl:sticky @4xl:top-[calc(var(--bar)+2rem)]">
            <h2 id="contents" className="leading-[1.3] font-bold">
              On this page
            </h2>
            <ul className="mt-2 grid grid-cols-2 gap-x-6 @xl:grid-cols-3 @4xl:grid-cols-1">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    aria-current={id === current ? 'location' : undefined}
                    className={linkVariants({
                      variant: 'plain',
                      className:
                        'min-w-11 @4xl:-ms-4 @4xl:border-s-4 @4xl:border-transparent @4xl:ps-3 @4xl:aria-[current]:border-accent-border @4xl:aria-[current]:font-bold forced-colors:@4xl:not-aria-[current]:border-[Canvas]',
                    })}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="min-w-0 space-y-[clamp(2.5rem,5cqi,3.25rem)]">
          {children}
          <nav
            aria-label="Previous and next page"
            className="flex flex-wrap gap-x-6 border-border-subtle border-t pt-3"
          >
            <NextLink page={pages[index - 1]} icon={ArrowLeft} rel="prev" />
            <NextLink page={pages[index + 1]} icon={ArrowRight} rel="next" />
          </nav>
        </div>
      </div>
    </div>
  )
}

export const SectionHeading = ({ id, children }: { id?: string; children?: ReactNode }) => (
  <Heading level={2} size="h2" id={id} className="mb-4">
    {children}
  </Heading>
)
