import '@kaksha/design-system/styles.css'
import { DesignSystemProvider } from '@kaksha/design-system'
import { ar } from '@kaksha/design-system/labels/ar'
import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** The examples are written by stories.test.ts. */
const files = import.meta.glob<Record<string, ComponentType>>('./copied/*.tsx', { eager: true })

/** From the text, because a browser leaves out rules that it does not understand. */
const styles = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!
const css = await (await fetch(styles.href)).text()
const defined = new Set(
  [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')),
)

/** What can be read, and what names or describes an element. */
const exposed = ['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'placeholder', 'title']
const textsOf = (element: Element) => [
  ...exposed.map((name) => element.getAttribute(name) ?? ''),
  ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
]

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * Renders one example alone, on an Arabic page. Returns the classes in the page that no style sheet defines, and its words in
 * Latin letters, which can only be the example's own.
 */
async function show(file: string, story: string) {
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  const example = createElement(files[`./copied/${file}.tsx`]![story]!)
  root.render(createElement(DesignSystemProvider, { labels: ar, locale: 'ar-EG', direction: 'rtl' }, example))
  await painted()
  const elements = [...document.body.querySelectorAll('*:not(script, style)')]
  const names = new Set(elements.flatMap((element) => [...element.classList]))
  const words =
    elements
      .flatMap(textsOf)
      .join(' ')
      .match(/\p{Script=Latin}+/gu) ?? []
  root.unmount()
  await painted()
  document.body.replaceChildren()
  return { elements: elements.length, unknown: [...names].filter((name) => !defined.has(name)), words }
}
Object.assign(window, { show })
