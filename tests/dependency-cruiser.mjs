/**
 * The permitted directions of imports: tokens <- components <- patterns <- brand <- routes/-sections <- routes, and the design
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
const source = '\\.(test|stories|a11y|docs|mutants)\\.tsx?$'
/**
 * Code of the server: the server itself, `server/` or `server.ts` of a service or of its provider adapter, and the
 * settings of payment providers.
 */
const serverCode = [
  '^site/server/',
  '^site/services/[^/]+/server[/.]',
  '^site/services/[^/]+/[^/]+/server[/.]',
  '^site/services/payment/([^/]+/settings|providers?(-settings)?)\\.ts$',
]
/** Code of the browser: `client/` or `client.ts` of a service or of its provider adapter, and what clients share. */
const clientCode = [
  '^site/services/[^/]+/client[/.]',
  '^site/services/[^/]+/[^/]+/client[/.]',
  '^site/services/(api-client|load|load-route|load-script|pending)\\.ts$',
]
/** The files of the server that know its services. */
const composition =
  '^site/server/((app|compose|start|policy-sources)|commands/(admin-calls|[a-z]+-command))\\.ts$'

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Import cycles are not allowed: no file of a cycle can be read first.',
      {},
      { circular: true },
    ),
    forbid(
      'unresolved',
      'Every import must resolve. The excluded files import packages that are installed on demand (tests/tools).',
      {
        pathNot:
          '\\.mjs$|\\.full\\.test\\.ts$|^design-system/(build/check-published|tokens/build/(build|fonts))\\.ts$|^site/build/cards/draw\\.ts$',
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
      { path: '^design-system/tokens/', pathNot: '\\.mutants\\.ts$' },
      { path: '^design-system/(?!tokens/)' },
    ),
    forbid(
      'components-know-no-patterns',
      'Patterns are made of components.',
      { path: '^design-system/(components|hooks)/' },
      { path: '^design-system/(patterns|brand)/' },
    ),
    forbid(
      'patterns-know-no-brand',
      'Another company uses the patterns without the drawings of Kaksha.',
      { path: '^design-system/(patterns/|index\\.ts$)' },
      { path: '^design-system/brand/' },
    ),
    forbid(
      'site-uses-public-face',
      'The site uses only public exports, as any other consumer.',
      { path: '^site/' },
      {
        path: '^design-system/',
        // Lists of mutants are not part of the site; their type is not published.
        pathNot:
          '^design-system/(index\\.ts|brand/index\\.ts|theme\\.css|styles\\.css|testing/(index|mutants)\\.ts|tokens/)',
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
      'routes-are-the-top',
      'Nothing below imports a route.',
      { path: '^site/(content|seo|server|services|build)/', pathNot: source },
      { path: '^site/routes/' },
    ),
    forbid(
      'shell-and-onboarding-know-no-section',
      'What surrounds every page, and the onboarding dialog, must not import a section or a page.',
      { path: '^site/routes/-(shell|onboarding)/', pathNot: source },
      { path: '^site/routes/(?!-(shell|onboarding)/)' },
    ),
    forbid(
      'licensing-is-below',
      'Onboarding and payment stand on licensing, and do not import each other.',
      { path: '^site/services/(onboarding|payment|licensing)/', pathNot: [source, '\\.fixture\\.tsx?$'] },
      { path: '^site/services/(onboarding|payment)/', pathNot: '^site/services/$1/' },
    ),
    forbid(
      'contract-is-shared',
      'A contract is imported by its client and its server, and imports neither.',
      { path: ['^site/services/contract\\.ts$', '^site/services/[^/]+/contract\\.ts$'] },
      { path: [...clientCode, ...serverCode] },
    ),
    forbid(
      'client-knows-no-server',
      'The browser and the server share a contract, not code.',
      { path: '^site/services/', pathNot: [...serverCode, source] },
      { path: serverCode },
    ),
    forbid(
      'server-knows-no-client',
      'The server must not import the client.',
      { path: serverCode },
      { path: clientCode },
    ),
    forbid(
      'server-imports-contracts-and-content',
      'Of the site, the server imports contracts and content. The tokens are data.',
      { path: serverCode, pathNot: [source, '\\.fixture\\.tsx?$', '/test-(server|requests)\\.ts$'] },
      { path: '^(site/(?!server/|services/|content/)|design-system/(?!tokens/))' },
    ),
    forbid(
      'server-composes-services',
      'Only the composition files of the server import services.',
      {
        path: '^site/server/',
        pathNot: [composition, source, '\\.fixture\\.ts$', '/test-(server|requests)\\.ts$'],
      },
      { path: '^site/services/(?!(contract|csp|payment/providers)\\.ts$)' },
    ),
    forbid(
      'composition-is-the-top',
      'The folders of the server and the services must not import the composition.',
      {
        path: '^site/(services|server/(database|http|observability|runtime|settings))/',
        pathNot: [source, '\\.fixture\\.tsx?$'],
      },
      { path: '^site/server/[^/]+\\.ts$', pathNot: '/run-periodically\\.ts$' },
    ),
    forbid(
      'database-knows-no-http',
      'The database is the lowest layer of the server.',
      { path: '^site/server/database/', pathNot: source },
      { path: '^site/server/(?!database/|runtime/)' },
    ),
    forbid(
      'http-knows-no-log',
      'HTTP is below the log, the metrics and the settings.',
      { path: '^site/server/http/', pathNot: source },
      { path: '^site/server/(observability|settings|commands)/' },
    ),
    forbid(
      'routes-serve-nothing',
      'Pages must not import server code.',
      { path: '^site/(routes|content|seo|entry-client|router)', pathNot: source },
      { path: serverCode },
    ),
    forbid(
      'mutants-are-found',
      'Only the runner of mutants reads their lists, so that no bundle and no package contains them.',
      {},
      { path: '\\.mutants\\.ts$' },
    ),
    forbid(
      'start-is-the-end',
      'Only tests may import the assembled server.',
      { pathNot: `${source}|^site/server/(app|start)\\.ts$` },
      { path: '^site/server/start\\.ts$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
}
