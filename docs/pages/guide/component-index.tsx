import { type Component, components } from 'virtual:documentation'
import { useEffect, useState } from 'react'
import { Heading } from '../../../design-system/components/heading/heading.tsx'
import { Picture } from '../component/guidance.tsx'
import { PageLink } from '../text.tsx'

const ofKind = (kind: Component['kind']) => components.filter((component) => component.kind === kind)
const named = (names: string) => components.filter(({ name }) => names.split(' ').includes(name))

const actions = named(
  'breadcrumbs button button-group command-palette context-menu copy-button disclosure-nav dropdown-menu link pagination scroll-to-top skip-link stepper tabs theme-switch toggle-group',
)
const forms = named(
  'checkbox combobox error-summary field form input radio-group select slider switch textarea',
)
const messages = named(
  'alert alert-dialog banner dialog drawer empty-state hover-card loading popover popup progress skeleton spinner toast tooltip',
)
const others = ofKind('components').filter((one) => ![...actions, ...forms, ...messages].includes(one))

const groups = {
  'Actions and navigation': actions,
  Forms: forms,
  'Messages and layers': messages,
  'Content and layout': others,
  Patterns: ofKind('patterns'),
  Brand: ofKind('brand'),
}

/** The HTML of the pictures, by the id of the component: written with the text of the pages, in docs/text. */
function usePictures() {
  const [pictures, setPictures] = useState<Record<string, string>>({})
  useEffect(() => {
    fetch('/design-system/pictures.json', { priority: 'low' })
      .then((response) => response.json())
      // Without pictures the names are links all the same.
      .then(setPictures, () => {})
  }, [])
  return pictures
}

/** A card for each component, with a picture. Its summary is on its page and in the search. */
export function Index() {
  const pictures = usePictures()
  return Object.entries(groups).map(([title, members]) => (
    <div key={title} className="mt-10 first-of-type:mt-0">
      <Heading level={3} size="h3">
        {title}
      </Heading>
      <ul className="mt-4 grid grid-cols-2 gap-3 @lg:gap-4 @2xl:grid-cols-3 @5xl:grid-cols-4">
        {members.map(({ id, label }) => (
          <li key={id} className="relative rounded-panel border-2 border-border-subtle hover:border-border">
            <Picture className="h-28 overflow-hidden! rounded-t-[calc(var(--ds-radius-panel)-2px)] bg-tint p-3 contain-paint @lg:h-36 noscript:hidden">
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own components */}
              <div dangerouslySetInnerHTML={{ __html: pictures[id] ?? '' }} />
            </Picture>
            <p className="px-3 wrap-anywhere *:inline-flex *:min-h-11 *:min-w-11 *:items-center *:after:absolute *:after:inset-0">
              <PageLink to={id}>{label}</PageLink>
            </p>
          </li>
        ))}
      </ul>
    </div>
  ))
}
