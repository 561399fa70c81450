import type { brand } from '../../brand'
import type { notFound } from '../../not-found'
import { from, pagesOf, problem, type Rule, unlike } from './rule'

/**
 * Number of characters that a search result shows. The brand's name, which a build can change, is not
 * counted.
 */
const shownWhole = { title: 51, description: 150 }

export const pageRules: Rule[] = [
  {
    name: 'every route has a page, and every page a route',
    find: (content, routes) => [
      ...routes
        .filter((route) => !pagesOf(content).some(({ path }) => path === route))
        .map((route) => problem('pages', ['pages'], `The route ${route} has no entry: add its texts.`)),
      ...pagesOf(content).flatMap(({ path }, index) =>
        routes.includes(path)
          ? []
          : [
              problem(
                'pages',
                ['pages', index, 'path'],
                `Write its route in site/routes/, or take the entry out.`,
              ),
            ],
      ),
    ],
  },
  {
    name: 'paths, titles and descriptions are not repeated',
    find: (content) =>
      (['path', 'title', 'description'] as const).flatMap((field) =>
        unlike(
          'pages',
          ['pages'],
          pagesOf(content),
          field,
          'Another page has the same text: write a different one.',
        ),
      ),
  },
  {
    name: 'titles contain the brand and fit on a search results page',
    find: (content) => {
      const { name } = from<typeof brand>(content, 'brand', 'brand')
      const lost = from<typeof notFound>(content, 'not-found', 'notFound')
      const all = [
        ...pagesOf(content).map((page, index) => ({ file: 'pages', at: ['pages', index], page })),
        { file: 'not-found', at: ['notFound'], page: lost },
      ]
      return all.flatMap(({ file, at, page }) => [
        ...(page.title.includes(name)
          ? []
          : [problem(file, [...at, 'title'], `Let it bear the name ${name}.`)]),
        ...(['title', 'description'] as const).flatMap((field) => {
          const over = page[field].replaceAll(name, '').length - shownWhole[field]
          return over > 0
            ? [problem(file, [...at, field], `Shorten it by ${over} characters, so that it is shown whole.`)]
            : []
        }),
        ...(page.description.length < 50
          ? [problem(file, [...at, 'description'], 'Say more: at least 50 characters.')]
          : []),
      ])
    },
  },
  {
    name: 'a canonical address is a page without another canonical',
    find: (content) =>
      pagesOf(content).flatMap(({ canonical }, index) => {
        const target = pagesOf(content).find(({ path }) => path === canonical)
        return !canonical || (target && (target.canonical ?? target.path) === target.path)
          ? []
          : [problem('pages', ['pages', index, 'canonical'], 'Name a page that is not itself an alias.')]
      }),
  },
  {
    name: 'the addresses of the setup guide have one canonical',
    find: (content) =>
      pagesOf(content).flatMap(({ path, canonical }, index) =>
        path.startsWith('/online-teaching-platform') && canonical !== '/online-teaching-platform'
          ? [
              problem(
                'pages',
                ['pages', index, 'canonical'],
                'Give /online-teaching-platform: it is one text.',
              ),
            ]
          : [],
      ),
  },
]
