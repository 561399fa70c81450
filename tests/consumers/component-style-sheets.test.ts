import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Browser, chromium, type Page } from 'playwright'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../../site/build/steps.ts'
import { chromiumLaunchOptions } from '../chromium.ts'
import { fromThePackage, installed, sources, virtualModule } from './build.ts'

declare global {
  interface Window {
    show: (story: string, place: Element) => void
    sheets: Record<string, CSSStyleSheet>
  }
}

const entry = `${root}tests/consumers/default-stories.js`
const stories = `
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
const files = import.meta.glob('/design-system/{components,patterns}/*/*.stories.tsx', { eager: true })
let shown
window.show = (story, place) => {
  shown?.unmount()
  shown = createRoot(place)
  const [, { Default }] = Object.entries(files).find(([file]) => file.split('/').at(-2) === story)
  flushSync(() => shown.render(createElement(Default)))
}`

/** The folders of the components that each story imports itself: a site imports their style sheets. */
const used = new Map<string, string[]>()

const folderOf = (path: string) => path.match(/\/(?:components|patterns)\/([a-z][\w-]*)\//)?.[1]

const recordUses: Plugin = {
  name: 'record-uses',
  generateBundle() {
    for (const id of this.getModuleIds()) {
      if (!id.endsWith('.stories.tsx') || !id.startsWith(sources)) continue
      const own = new Set([id])
      const folders = new Set<string>()
      for (const path of own)
        for (const next of this.getModuleInfo(path)?.importedIds ?? []) {
          if (next.startsWith(sources)) own.add(next)
          else if (next.startsWith(installed)) folders.add(folderOf(next.slice(installed.length)) ?? '')
        }
      used.set(
        folderOf(id)!,
        [...folders].filter((name) => existsSync(join(installed, `styles/${name}.css`))),
      )
    }
  },
}

/** A script that shows the first story of each component, with the installed package. */
async function script() {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [virtualModule(entry, stories), fromThePackage, recordUses, react()],
    // The stories have their React from this repository, and the package from the site that installs it.
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })
  const parts = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const chunk = parts.find((part) => part.type === 'chunk')
  if (!chunk) throw new Error('The stories could not be bundled.')
  return chunk.code
}

const names = (await readdir(join(installed, 'styles'))).map((file) => file.replace('.css', ''))
const ofComponents = names.filter((name) => name !== 'base')

/** Fonts load when they are used, so that a text could change its size between two measurements. */
const textOf = async (path: string) =>
  (await readFile(join(installed, path), 'utf8')).replace(/@font-face\s*\{[^}]*\}/g, '')

let browser: Browser
let page: Page

beforeAll(async () => {
  const code = await script()
  const texts = await Promise.all(
    ['styles.css', ...names.map((name) => `styles/${name}.css`)].map(async (path) => [
      path,
      await textOf(path),
    ]),
  )
  browser = await chromium.launch(chromiumLaunchOptions())
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  // A page with an address, because stories use the storage of their site.
  const body = '<!doctype html><html lang="en"><body><div id="place"></div></body>'
  await page.route('**', (route) => route.fulfill({ status: 404 }))
  await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.route('**/stories.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  await page.goto('http://localhost/')
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error.stack)))
  await page.addScriptTag({ url: '/stories.js', type: 'module' })
  expect(errors).toEqual([])
  await page.evaluate((entries) => {
    window.sheets = Object.fromEntries(
      entries.map(([path, text]) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text!)
        return [path, sheet]
      }),
    )
  }, texts)
}, 200_000)
afterAll(() => browser?.close())

/**
 * What differs in the first story of a component, in all computed styles of all elements, between `styles.css` and
 * these style sheets. Tailwind's own properties are not compared: a page declares those that it uses.
 */
const differences = (story: string, sheets: string[]) =>
  page.evaluate(
    ([story, sheets]) => {
      document.adoptedStyleSheets = []
      window.show(story, document.querySelector('#place')!)
      const elements = [...document.querySelectorAll('body, body *')]
      const styles = (...paths: string[]) => {
        document.adoptedStyleSheets = paths.map((path) => window.sheets[path]!)
        return elements.map((element) =>
          [undefined, '::before', '::after'].map((pseudo) => {
            const computed = getComputedStyle(element, pseudo)
            // A pseudo-element without content is not drawn.
            const properties =
              pseudo && computed.content === 'none'
                ? ['content']
                : [...computed].filter((property) => !/^--(tw|kds)-/.test(property))
            return new Map(properties.map((property) => [property, computed.getPropertyValue(property)]))
          }),
        )
      }
      const whole = styles('styles.css')
      const parts = styles(...sheets)
      return {
        elements: whole.length,
        different: whole.flatMap((pseudos, index) =>
          pseudos.flatMap((properties, pseudo) =>
            [...properties]
              .filter(([property, value]) => parts[index]![pseudo]!.get(property) !== value)
              .map(
                ([property, value]) =>
                  `${elements[index]!.outerHTML.slice(0, 90)}: ${property}: ${value} -> ${parts[index]![pseudo]!.get(property)}`,
              ),
          ),
        ),
      }
    },
    [story, sheets] as const,
  )

const own = (name: string) => `styles/${name}.css`

it.each(ofComponents)('the style sheets of %s have all its styles, in any order', async (name) => {
  const { elements, different } = await differences(name, ['base', ...used.get(name)!].map(own))
  expect(different.slice(0, 5)).toEqual([])
  // The page itself has two.
  expect(elements).toBeGreaterThan(2)
  const all = await differences(name, [...names].reverse().map(own))
  expect(all.different.slice(0, 5)).toEqual([])
})
