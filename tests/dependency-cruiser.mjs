/**
 * The permitted directions of imports: tokens <- components <- patterns <- routes/-sections <- routes, and the design
 * system imports nothing of the site. `npm run imports` checks them.
 */
/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
})
const source = '\\.(test|stories|a11y|docs)\\.tsx?$'

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Import cycles are not allowed: no file of a cycle can be read first.',
      {},
      { circular: true, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'unresolved',
      'Every import must resolve. The excluded files import packages that are installed on demand (tests/tools).',
      {
        pathNot:
          '\\.mjs$|\\.full\\.test\\.ts$|^design-system/tokens/(build|fonts)\\.ts$|^site/build/cards/(draw|fonts)',
      },
      { couldNotResolve: true, pathNot: '\\?' },
    ),
    forbid(
      'system-knows-no-site',
      'Other sites install the design system.',
      { path: '^design-system/' },
      { path: '^(site|tests|docs)/' },
    ),
    forbid(
      'tokens-know-nothing',
      'Tokens are the lowest layer.',
      { path: '^design-system/tokens/' },
      { path: '^design-system/(?!tokens/)' },
    ),
    forbid(
      'components-know-no-patterns',
      'Patterns are made of components.',
      { path: '^design-system/(components|hooks)/' },
      { path: '^design-system/patterns/' },
    ),
    forbid(
      'site-uses-public-face',
      'The site uses only public exports, as any other consumer.',
      { path: '^site/' },
      {
        path: '^design-system/',
        pathNot: '^design-system/(index\\.ts|theme\\.css|styles\\.css|testing/index\\.ts|tokens/)',
      },
    ),
    forbid(
      'content-is-data',
      'Content imports only types, content and the names of icons.',
      { path: '^site/content/', pathNot: source },
      {
        path: '^(site/(?!content/)|design-system/)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'content-is-checked-by-the-build',
      'The checks of the content must not be part of a page’s scripts.',
      { path: '^site/(content/[^/]+$|seo|routes|services|entry-client|router)', pathNot: source },
      { path: '^site/content/schema/' },
    ),
    forbid(
      'routes-are-the-top',
      'Nothing below imports a route.',
      { path: '^site/(content|seo|services|build)/', pathNot: source },
      { path: '^site/routes/' },
    ),
    forbid(
      'client-knows-no-server',
      'The browser and the server share a contract, not code.',
      {
        path: '^site/services/[^/]+/(?!server|.*\\.test)[^/]+$',
        pathNot: '^site/services/(platform|app|compose|start)',
      },
      { path: '^site/services/([^/]+/server|platform/|app|compose|start)' },
    ),
    forbid(
      'server-knows-no-client',
      'The server must not import the client.',
      { path: '^site/services/[^/]+/server' },
      { path: '^site/services/[^/]+/client' },
    ),
    forbid(
      'platform-is-the-ground',
      'The platform must not import services.',
      { path: '^site/services/platform/', pathNot: source },
      { path: '^site/services/(?!platform/|contract)' },
    ),
    forbid(
      'routes-serve-nothing',
      'Pages must not import server code.',
      { path: '^site/(routes|entry-client|router)' },
      { path: '^site/services/([^/]+/server|platform/|app|compose|start)' },
    ),
    forbid(
      'start-is-the-end',
      'Only tests may import the assembled server.',
      { pathNot: `${source}|^site/services/(app|start)` },
      { path: '^site/services/start' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/|\\.gen\\.' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
}
