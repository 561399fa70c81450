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
      'A cycle has no first file to read.',
      {},
      { circular: true, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'unresolved',
      'An import must lead somewhere; what these files import is installed when it is asked for (tests/tools).',
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
      'Tokens are the ground.',
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
      'The site is the first consumer: what it needs is exported.',
      { path: '^site/' },
      {
        path: '^design-system/',
        pathNot: '^design-system/(index\\.ts|theme\\.css|styles\\.css|testing/index\\.ts|tokens/)',
      },
    ),
    forbid(
      'content-is-data',
      'Content imports types, content and icons’ names only.',
      { path: '^site/content/', pathNot: source },
      {
        path: '^(site/(?!content/)|design-system/)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'content-is-checked-by-the-build',
      'What checks the content would be weight in a page.',
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
      'As above, the other way.',
      { path: '^site/services/[^/]+/server' },
      { path: '^site/services/[^/]+/client' },
    ),
    forbid(
      'platform-is-the-ground',
      'The ground knows no service.',
      { path: '^site/services/platform/', pathNot: source },
      { path: '^site/services/(?!platform/|contract)' },
    ),
    forbid(
      'routes-serve-nothing',
      'Server code stays out of pages.',
      { path: '^site/(routes|entry-client|router)' },
      { path: '^site/services/([^/]+/server|platform/|app|compose|start)' },
    ),
    forbid(
      'start-is-the-end',
      'The assembled server is imported by nothing but its tests.',
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
