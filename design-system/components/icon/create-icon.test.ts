import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as lucide from 'lucide'
import * as lucideReact from 'lucide-react'
import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createIcon, type IconNode } from './create-icon.ts'
import type { IconProps } from './icon.tsx'

const drawings = lucide as unknown as Record<string, IconNode>
const peers = lucideReact as unknown as Record<string, IconProps['icon']>

const root = fileURLToPath(new URL('../../../', import.meta.url))
const modules = ['design-system', 'site/routes'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/node_modules|dist/.test(path) && path.endsWith('.tsx'))
    .map((path) => readFileSync(`${root}${folder}/${path}`, 'utf8')),
)
/** As `site/routes/-marketing/icons.ts` does. */
const inKebabCase = (name: string) => name.replace(/\B([A-Z]|\d+)/g, '-$1').toLowerCase()
const matchesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!)
/** The name and the drawing of every icon in use. */
const icons = [
  ...new Set(
    modules.flatMap((text) => [
      ...matchesIn(text, /createIcon\(\s*('[^']+',\s*\w+)/g),
      ...matchesIn(text, /iconsOf\(\{([^}]+)\}/g).flatMap((drawings) =>
        drawings.match(/\w+/g)!.map((drawing) => `${inKebabCase(drawing)} ${drawing}`),
      ),
    ]),
  ),
].map((icon) => icon.match(/[\w-]+/g) as unknown as [name: string, drawing: string])

type Props = Partial<ComponentProps<'svg'>>
/** lucide-react has a class for each former name of an icon too. */
const withoutFormerNames = (html: string, name: string) =>
  html.replace(/( class="lucide)( lucide-[\w-]+)*/, `$1 lucide-${name}`)
/** createIcon draws all paths as one, before the other elements. */
const withOnePath = (html: string) => {
  const paths = matchesIn(html, /<path d="([^"]*)"><\/path>/g)
  if (!paths[1]) return html
  const d = paths.map((path) => (path.startsWith('m') ? `M0 0${path}` : path)).join('')
  return html.replaceAll(/<path d="[^"]*"><\/path>/g, '').replace(/(<svg[^>]*>)/, `$1<path d="${d}"></path>`)
}
const own = ([name, drawing]: [string, string], props: Props = {}) =>
  renderToStaticMarkup(createElement(createIcon(name, drawings[drawing]!), props))
const peer = ([name, drawing]: [string, string], { className = '', ...props }: Props = {}) => {
  const ours = { strokeWidth: 1.75, className: `flex-none ${className}`.trim(), ...props }
  return withOnePath(withoutFormerNames(renderToStaticMarkup(createElement(peers[drawing]!, ours)), name))
}

describe('renders what lucide-react renders, with our stroke', () => {
  it('of more than fifty icons', () => expect(icons.length).toBeGreaterThan(50))

  it.each(icons)('%s', (...icon) => {
    expect(own(icon)).toContain('<svg xmlns=')
    expect(own(icon)).toBe(peer(icon))
    const classOfPeer = renderToStaticMarkup(createElement(peers[icon[1]]!)).match(/class="([^"]+)"/)![1]
    expect(classOfPeer!.split(' ')).toContain(`lucide-${icon[0]}`)
  })

  it.each<[string, Props]>([
    ['a class', { className: 'size-5' }],
    ['another stroke', { strokeWidth: 4 }],
    ['an attribute', { 'data-nudge': '' } as Props],
    ['a name', { role: 'img', 'aria-label': 'Paid' }],
    ['a name elsewhere', { role: 'img', 'aria-labelledby': 'paid' }],
    ['a visible default', { 'aria-hidden': undefined }],
  ])('with %s', (_, props) => {
    expect(own(['check', 'Check'], props)).toBe(peer(['check', 'Check'], props))
  })
})

it('is hidden from screen readers unless it has a name', () => {
  expect(own(['check', 'Check'])).toContain('aria-hidden="true"')
  expect(own(['check', 'Check'], { 'aria-label': 'Paid' })).not.toContain('aria-hidden')
})
