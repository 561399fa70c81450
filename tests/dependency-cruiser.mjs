/**
 * The permitted directions of imports: tokens <- components <- patterns <- brand <- routes/-* <- routes, and the design
 * system imports nothing of the site. `npm run imports` checks them. Plain JavaScript, because
 * dependency-cruiser loads it itself.
 */
/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
})
const source = '\\.(test|stories|meta)\\.tsx?$'
/** The folder says where code runs. */
const serverCode = '^site/server/'
const browserCode = '^site/(browser|services|routes|seo|entry-client|router)'
/** Figures without imports, which the texts quote. */
const figures = '^site/contracts/(licence-terms|retention)\\.ts$'
/** Folders of the server that know no domain. */
const serverBase = '^site/server/(csp|database|http|observability|runtime|settings)/'
/** The files of the server that know its domains. */
const composition = '^site/server/((app|compose|start)\\.ts$|commands/)'

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Import cycles are not allowed: no file of a cycle can be read first.',
      { pathNot: '^docs/' },
      { circular: true },
    ),
    forbid(
      'unresolved',
      'Every import must resolve. The excluded files import packages that are installed on demand, or are snippets.',
      {
        pathNot:
          '^docs/|\\.mjs$|\\.full\\.test\\.ts$|^design-system/(build/check-published|tokens/build/(build|fonts))\\.ts$|^site/build/cards/draw\\.ts$',
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
      { path: '^design-system/tokens/', pathNot: source },
      { path: '^design-system/(?!tokens/)' },
    ),
    forbid(
      'components-know-no-patterns',
      'Patterns are made of components.',
      { path: '^design-system/(components|hooks)/' },
      { path: '^design-system/(patterns|brand)/' },
    ),
    forbid(
      'provider-is-below-components',
      'Components import the provider, which knows their types alone.',
      { path: '^design-system/provider/', pathNot: source },
      {
        path: '^design-system/(components|patterns|brand|hooks|testing)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'labels-are-types-and-texts',
      'A page has the texts of one language, and a set of texts has no component.',
      { path: '^design-system/(provider|labels)/', pathNot: source },
      {
        path: '^design-system/(components|patterns|brand|labels)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'components-know-no-labels',
      'A component has its own English texts, and the provider gives it others.',
      { path: '^design-system/(components|patterns|brand|hooks)/', pathNot: source },
      { path: '^design-system/labels/' },
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
        pathNot:
          '^design-system/((brand/)?controllers\\.ts|index\\.ts|brand/index\\.ts|theme\\.css|styles\\.css|testing/index\\.ts|tokens/)',
      },
    ),
    forbid(
      'content-is-data',
      'Content imports only content, and types of the design system.',
      { path: '^site/content/', pathNot: source },
      { path: '^design-system/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'content-imports-no-site',
      'The rest of the site imports the content, which can be read by itself.',
      { path: '^site/content/', pathNot: source },
      { path: '^site/(?!content/)', pathNot: figures },
    ),
    forbid(
      'figures-import-nothing',
      'Content imports them, and they must not import content.',
      { path: figures },
      { path: '.' },
    ),
    forbid(
      'contracts-are-shared',
      'The browser and the server import the contracts, which import none of the two. Of the content they need two files.',
      { path: '^site/contracts/', pathNot: source },
      { path: '^(site/(?!contracts/)|design-system/)', pathNot: '^site/content/(brand|licence)\\.ts$' },
    ),
    forbid(
      'routes-are-the-top',
      'Nothing below imports a route.',
      { path: '^site/(contracts|content|seo|server|services|browser|build)/', pathNot: source },
      { path: '^site/routes/' },
    ),
    forbid(
      'parts-know-no-page',
      'The parts of pages are below the pages.',
      { path: '^site/routes/-[a-z]+/', pathNot: source },
      { path: '^site/routes/(?!-)' },
    ),
    forbid(
      'shell-and-onboarding-know-no-section',
      'What surrounds every page, and the onboarding dialog, must not import a section or a page.',
      { path: '^site/routes/-(shell|onboarding)/', pathNot: source },
      { path: '^site/routes/(?!-(shell|onboarding)/)' },
    ),
    forbid(
      'licensing-is-below',
      'Onboarding and payment use licensing, and do not import each other.',
      {
        path: '^site/(services|server)/(onboarding|payment|licensing)/',
        pathNot: [source, '\\.fixture\\.tsx?$'],
      },
      { path: '^site/(services|server)/(onboarding|payment)/', pathNot: '^site/(services|server)/$2/' },
    ),
    forbid(
      'browser-knows-no-server',
      'The browser and the server share a contract, not code.',
      { path: browserCode, pathNot: source },
      { path: serverCode },
    ),
    forbid(
      'server-imports-contracts-and-content',
      'Of the site, the server imports contracts and content. The tokens are data.',
      { path: serverCode, pathNot: [source, '\\.fixture\\.tsx?$'] },
      {
        path: '^(site|design-system)/',
        pathNot: [serverCode, '^site/(contracts|content)/', '^design-system/tokens/'],
      },
    ),
    forbid(
      'base-knows-no-domain',
      'Only the composition files of the server, and its domains, import a domain.',
      { path: serverBase, pathNot: [source, '\\.fixture\\.ts$'] },
      {
        path: '^site/(contracts/(account|auth|contact|licensing|onboarding|payment)|server/(?!csp/|database/|http/|observability/|runtime/|settings/|payment/providers/))',
        pathNot: '^site/server/run-periodically\\.ts$',
      },
    ),
    forbid(
      'composition-is-the-top',
      'The folders of the server must not import the composition.',
      {
        path: '^site/server/[^/]+/',
        pathNot: [composition, source, '\\.fixture\\.tsx?$'],
      },
      { path: composition },
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
      'packages-are-listed',
      'The package.json beside the code lists what it imports. An image has no PGlite, and the tokens are compiled into it.',
      {
        path: '^site/(routes|contracts|services|server|browser|seo|content|entry-client|router)',
        pathNot: [source, '\\.fixture\\.tsx?$', 'drizzle\\.config\\.ts$'],
      },
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^design-system/|/@electric-sql/pglite/',
      },
    ),
    forbid(
      'tests-are-not-shipped',
      'An image contains no tests.',
      { pathNot: '\\.(test|fixture)\\.tsx?$|^tests/' },
      { path: '^tests/' },
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
    // The tools of builds are installed there when something needs them.
    exclude: { path: '^(design-system|docs|site)/dist/|^tests/tools/node_modules/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
}
