import { links } from '../walk'
import { problem, type Rule } from './rule'

/** Paths that the server answers itself, in addition to the routes. */
const served = ['/design-system/']

export const linkRules: Rule[] = [
  {
    name: 'every link leads to a route or to an https address',
    find: (content, routes) =>
      links(content).flatMap(({ file, at, href }) => {
        const [path = ''] = href.split(/[?#]/)
        if (/^(mailto|tel):\S+$/.test(href) || routes.includes(path) || served.includes(path)) return []
        if (!href.startsWith('/') && URL.canParse(href) && new URL(href).protocol === 'https:') return []
        return [
          problem(
            file,
            [...at, 'href'],
            'No route is there: correct it, or add the page (docs/guides/contributing.md).',
          ),
        ]
      }),
  },
  {
    name: 'links to other sites are marked as external, and no others',
    find: (content) =>
      links(content)
        // The brand's own list has no `external` flags: navigation.ts adds them.
        .filter(({ file }) => file !== 'brand')
        .flatMap(({ file, at, href, external }) =>
          /^https?:/.test(href) === external
            ? []
            : [
                problem(
                  file,
                  at,
                  `It leads to ${href}: ${external ? 'take external out' : 'add external: true'}.`,
                ),
              ],
        ),
  },
]
