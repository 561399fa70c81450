/**
 * The permitted directions of imports: tokens <- components <- patterns <- brand <- routes/-* <- routes, and the design
 * system imports nothing of the site. `npm run imports` checks them. Plain JavaScript, because
 * dependency-cruiser loads it itself.
 */

/** @typedef {string | Record<string, unknown>} Modules A pattern of their paths, or with further conditions. */
/** @param {Modules} modules */
const restriction = (modules) => (typeof modules === 'string' ? { path: modules } : modules)
/** @param {string} name @param {Modules} from @param {Modules} to */
const forbid = (name, from, to) => ({
  name,
  severity: 'error',
  from: restriction(from),
  to: restriction(to),
})

const tests = '\\.(test|stories|meta)\\.tsx?$'
const fixtures = '\\.fixture\\.tsx?$'
/** Modules without their tests. @param {string} path @param {string[]} others */
const code = (path, ...others) => ({ path, pathNot: [tests, ...others] })
/** Not their types alone. @param {string} path */
const values = (path) => ({ path, dependencyTypesNot: ['type-only', 'type-import'] })

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
    // No file of a cycle can be read first.
    forbid('no-cycles', { pathNot: '^docs/' }, { circular: true }),
    // The excluded files import packages that are installed on demand, or are snippets.
    forbid(
      'unresolved',
      {
        pathNot:
          '^docs/|\\.mjs$|\\.full\\.test\\.ts$|^design-system/(build/check-published|tokens/build/(build|fonts))\\.ts$|^site/build/cards/draw\\.ts$',
      },
      { couldNotResolve: true, pathNot: '\\?' },
    ),
    forbid('system-knows-no-site', '^design-system/', '^(site|tests|docs)/'),
    forbid('tokens-know-nothing', code('^design-system/tokens/'), '^design-system/(?!tokens/)'),
    forbid(
      'components-know-no-patterns',
      '^design-system/(components|hooks)/',
      '^design-system/(patterns|brand)/',
    ),
    // Components import the provider, which knows their types alone.
    forbid(
      'provider-is-below-components',
      code('^design-system/provider/'),
      values('^design-system/(components|patterns|brand|hooks|testing)/'),
    ),
    // A page has the texts of one language, and a set of texts has no component.
    forbid(
      'labels-are-types-and-texts',
      code('^design-system/(provider|labels)/'),
      values('^design-system/(components|patterns|brand|labels)/'),
    ),
    // A component has its own English texts, and the provider gives it others.
    forbid(
      'components-know-no-labels',
      code('^design-system/(components|patterns|brand|hooks)/'),
      '^design-system/labels/',
    ),
    // Another company uses the patterns without the drawings of Kaksha.
    forbid('patterns-know-no-brand', '^design-system/(patterns/|index\\.ts$)', '^design-system/brand/'),
    // The site uses only public exports, as any other consumer.
    forbid('site-uses-public-face', '^site/', {
      path: '^design-system/',
      pathNot:
        '^design-system/((brand/)?controllers\\.ts|index\\.ts|brand/index\\.ts|theme\\.css|styles\\.css|testing/index\\.ts|tokens/)',
    }),
    forbid('content-is-data', code('^site/content/'), values('^design-system/')),
    // The rest of the site imports the content, which can be read by itself.
    forbid('content-imports-no-site', code('^site/content/'), {
      path: '^site/(?!content/)',
      pathNot: figures,
    }),
    // Content imports them, and they must not import content.
    forbid('figures-import-nothing', figures, '.'),
    // The browser and the server import the contracts, which import none of the two. Of the content they need two files.
    forbid('contracts-are-shared', code('^site/contracts/'), {
      path: '^(site/(?!contracts/)|design-system/)',
      pathNot: '^site/content/(brand|licence)\\.ts$',
    }),
    forbid(
      'routes-are-the-top',
      code('^site/(contracts|content|seo|server|services|browser|build)/'),
      '^site/routes/',
    ),
    // The parts of pages are below the pages.
    forbid('parts-know-no-page', code('^site/routes/-[a-z]+/'), '^site/routes/(?!-)'),
    // What surrounds every page, and the onboarding dialog, must not import a section or a page.
    forbid(
      'shell-and-onboarding-know-no-section',
      code('^site/routes/-(shell|onboarding)/'),
      '^site/routes/(?!-(shell|onboarding)/)',
    ),
    // Onboarding and payment use licensing, and do not import each other.
    forbid('licensing-is-below', code('^site/(services|server)/(onboarding|payment|licensing)/', fixtures), {
      path: '^site/(services|server)/(onboarding|payment)/',
      pathNot: '^site/(services|server)/$2/',
    }),
    // The browser and the server share a contract, not code.
    forbid('browser-knows-no-server', code(browserCode), serverCode),
    // The tokens are data.
    forbid('server-imports-contracts-and-content', code(serverCode, fixtures), {
      path: '^(site|design-system)/',
      pathNot: [serverCode, '^site/(contracts|content)/', '^design-system/tokens/'],
    }),
    // Only the composition files of the server, and its domains, import a domain.
    forbid(
      'base-knows-no-domain',
      code(serverBase, fixtures),
      '^site/(contracts/(account|auth|contact|licensing|onboarding|payment)|server/(?!csp/|database/|http/|observability/|runtime/|settings/|payment/providers/))',
    ),
    forbid('composition-is-the-top', code('^site/server/[^/]+/', composition, fixtures), composition),
    forbid('database-knows-no-http', code('^site/server/database/'), '^site/server/(?!database/|runtime/)'),
    // HTTP is below the log, the metrics and the settings.
    forbid(
      'http-knows-no-log',
      code('^site/server/http/'),
      '^site/server/(observability|settings|commands)/',
    ),
    // The package.json beside the code lists what it imports. An image has no PGlite, and the tokens are compiled into it.
    forbid(
      'packages-are-listed',
      code(
        '^site/(routes|contracts|services|server|browser|seo|content|entry-client|router)',
        fixtures,
        'drizzle\\.config\\.ts$',
      ),
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^design-system/|/@electric-sql/pglite/',
      },
    ),
    // An image contains no tests.
    forbid('tests-are-not-shipped', { pathNot: '\\.(test|fixture)\\.tsx?$|^tests/' }, '^tests/'),
    // Only tests may import the assembled server.
    forbid(
      'start-is-the-end',
      { pathNot: `${tests}|^site/server/(app|start)\\.ts$` },
      '^site/server/start\\.ts$',
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
