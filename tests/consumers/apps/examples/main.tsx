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

/** What names or describes an element. */
const exposed = ['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'placeholder', 'title']
const textsOf = (element: Element) => [
  ...exposed.map((name) => element.getAttribute(name) ?? ''),
  ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
]

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Renders one example alone, in one of two languages, and returns what `read` does with its elements. */
async function drawn<Result>(
  [file, story]: readonly [file: string, story: string],
  isArabic: boolean,
  read: (elements: Element[]) => Result,
) {
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  const example = createElement(files[`./copied/${file}.tsx`]![story]!)
  const arabic = { labels: ar, locale: 'ar-EG', direction: 'rtl' } as const
  root.render(isArabic ? createElement(DesignSystemProvider, arabic, example) : example)
  await painted()
  const result = read([...document.body.querySelectorAll('*:not(script, style)')])
  root.unmount()
  await painted()
  document.body.replaceChildren()
  return result
}

/**
 * Renders an example on an Arabic page. Returns the classes in the page that no style sheet defines, and its words in Latin
 * letters, which can only be the example's own. Initials are no words.
 */
const show = (...example: [file: string, story: string]) =>
  drawn(example, true, (elements) => ({
    elements: elements.length,
    unknown: [...new Set(elements.flatMap((element) => [...element.classList]))].filter(
      (name) => !defined.has(name),
    ),
    words:
      elements
        .flatMap(textsOf)
        .join(' ')
        .match(/\p{Script=Latin}{3,}/gu) ?? [],
  }))

/** By their paths. */
const sheets = new Map<string, CSSStyleSheet>()
function addSheet(path: string, text: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.set(path, sheet)
}

/** The computed styles of elements and their pseudo-elements. Tailwind's own properties are left out: a page declares those that it uses. */
function computedStyles(elements: Element[], paths: string[]) {
  document.adoptedStyleSheets = paths.map((path) => sheets.get(path)!)
  return elements.flatMap((element) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const computed = getComputedStyle(element, pseudo)
      // A pseudo-element without content is not drawn.
      const isDrawn = !pseudo || computed.content !== 'none'
      const names = isDrawn ? [...computed].filter((name) => !/^--(tw|kds)-/.test(name)) : ['content']
      return names.map(
        (name) => `${element.outerHTML.slice(0, 90)}: ${name}: ${computed.getPropertyValue(name)}`,
      )
    }),
  )
}

/** The computed styles of an example that are others under the last style sheets than under the first. */
async function compare(example: [file: string, story: string], first: string[], last: string[]) {
  styles.disabled = true
  const different = await drawn(example, false, (elements) => {
    const expected = computedStyles(elements, first)
    const actual = computedStyles(elements, last).map((lines) => new Set(lines))
    return expected.flatMap((lines, index) => lines.filter((line) => !actual[index]!.has(line)))
  })
  document.adoptedStyleSheets = []
  styles.disabled = false
  return different
}

Object.assign(window, { show, addSheet, compare })
