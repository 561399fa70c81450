import '@kaksha/design-system/styles.css'
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

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Renders one example alone. Returns the classes in the page that no style sheet defines. */
async function show(file: string, story: string) {
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(createElement(files[`./copied/${file}.tsx`]![story]!))
  await painted()
  const elements = [...document.body.querySelectorAll('*')]
  const names = new Set(elements.flatMap((element) => [...element.classList]))
  root.unmount()
  await painted()
  document.body.replaceChildren()
  return { elements: elements.length, unknown: [...names].filter((name) => !defined.has(name)) }
}
Object.assign(window, { show })
