// Who may import whom (docs/decisions/0002-import-laws.md). A law that does not fail the build is a wish.
const only = (name, from, allowed, comment, not = '^$') => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: not },
  to: { path: '^src/', pathNot: allowed },
})
const packages = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: 'node_modules/', pathNot: allowed },
})
const door = '^src/games/[^/]+/rules/index\\.ts$'
// What plays a game without a person.
const computer = '^src/games/[^/]+/computer/index\\.ts$'
const core = '^src/core/'
/** What the desk and the command line may ask of a game beside its rules. */
const doors = [door, '^src/games/[^/]+/(?:telling|words)/']
const listScreens = '^src/games/[^/]+/screens/(?:add|houseRules|lists|print|reading|share)/'
// Showing a measure and a row of a ledger: plain text and a type, no component.
const pureFormats = '^src/ui/(?:measure/parseMeasure|ledger/ledgerRow)\\.ts$'
const spine = [core, '^src/storage/', '^src/words/', '^src/ui/', '^src/platform/']
// What is known of a game before its code is there: src/games/*.ts, and each game's own meta, module and kinds.
const registry = '^src/games/(?:[^/]+|[^/]+/(?:meta|module|\\w+Kind))\\.ts$'
// With these a game describes things of its own that are stored.
const documentKind = '^src/storage/documents/documentKind\\.ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-node-in-the-app',
      comment: 'a browser has nothing of Node',
      severity: 'error',
      from: { path: '^src/(?!cli/)' },
      to: { dependencyTypes: ['core'] },
    },
    only('core-knows-no-game', core, core, 'core imports itself only'),
    packages('core-has-no-packages', core, '^$', 'core imports no package'),
    {
      name: 'rules-import-core-and-themselves',
      comment: 'the rules of a map campaign also build on what campaigns share',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/rules/' },
      to: { path: '^src/', pathNot: [core, '^src/games/$1/rules/', '^src/games/campaign/rules/'] },
    },
    {
      name: 'only-campaigns-build-on-campaigns',
      severity: 'error',
      from: { path: '^src/games/(?!campaign/|deluge/|gloria/)[^/]+/' },
      to: { path: '^src/games/campaign/' },
    },
    {
      name: 'the-computer-knows-the-rules-only',
      comment:
        'it gets a view and its question; whatever else it could reach would be a way to peek',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/computer/' },
      to: { path: '^src/', pathNot: [core, '^src/games/$1/computer/', door] },
    },
    packages('the-computer-has-no-packages', '^src/games/[^/]+/computer/', '^$', 'it is pure'),
    {
      name: 'the-computer-has-one-door',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/games/[^/]+/computer/' },
      to: { path: '^src/games/[^/]+/computer/', pathNot: computer },
    },
    packages('rules-have-no-packages', '^src/games/[^/]+/rules/', '^$', 'the rules are pure'),
    {
      name: 'rules-have-one-door',
      comment: 'from outside, the rules of a game are their index.ts',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/games/[^/]+/rules/' },
      to: { path: '^src/games/[^/]+/rules/', pathNot: door },
    },
    only(
      'words',
      '^src/words/',
      ['^src/words/', core],
      'shared words know no game',
      // The first screen and the list of armies fetch their words as one table.
      '^src/words/(?:en|de)\\.ts$',
    ),
    only('ui', '^src/ui/', ['^src/ui/'], 'dumb components know no game, no store and no words'),
    only(
      'platform',
      '^src/platform/',
      '^src/platform/',
      'thin covers over the browser; they know nothing of ours',
    ),
    packages(
      'platform-packages',
      '^src/platform/documents/',
      ['node_modules/(postal-mime|fflate|txml)/'],
      'mails and packed files are opened by kept libraries, in workers and on the command line only',
    ),
    only(
      'storage',
      '^src/storage/',
      // Armies and events are kinds over tables of their own, decoded by the door of their rules.
      ['^src/storage/', '^src/platform/', '^src/games/eagles/rules/index\\.ts$', core],
      'storage remembers; it knows no screen and no word',
    ),
    packages('storage-packages', '^src/storage/', ['node_modules/(dexie|valibot|fake-indexeddb)/']),
    only(
      'kinds',
      '^src/kinds\\.ts$',
      ['^src/storage/(?:kind|.*Kind)\\.ts$', '^src/games/.*Kind\\.ts$'],
      'the list of stored kinds is descriptions only; their code comes when it is needed',
    ),
    {
      name: 'who-hands-over-the-kinds',
      comment: 'storage is handed the kinds by what starts it',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:main|backup\\.worker)\\.ts$' },
      to: { path: '^src/kinds\\.ts$' },
    },
    {
      name: 'storage-has-doors',
      comment: 'whoever only wants armies loads no battles',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/storage/', '^src/(?:main|kinds|backup\\.worker)\\.ts$'],
      },
      to: {
        path: '^src/storage/',
        pathNot:
          '^src/storage/(?:index|kind|battleDoor|documentsDoor|eventsDoor|photosDoor|backup/door|documents/documentKind)\\.ts$',
      },
    },
    only('table', '^src/table/', [...spine, '^src/table/'], 'whatever conducts a game knows none'),
    only('app', '^src/app/', [...spine, '^src/app/'], 'what every screen of every game shares'),
    only(
      'games',
      '^src/games/',
      [...spine, '^src/app/', '^src/table/', '^src/games/'],
      'a game brings its rules, its telling, its words and its screens',
    ),
    {
      name: 'a-game-knows-no-other',
      comment: 'the two map campaigns build on what campaigns share',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: {
        path: '^src/games/[^/]+/',
        pathNot: ['^src/games/$1/', '^src/games/campaign/'],
      },
    },
    {
      name: 'a-meta-brings-no-code',
      comment: 'the shelf shows a game without loading it: its screens come by import()',
      severity: 'error',
      from: { path: registry },
      to: {
        path: '^src/',
        pathNot: [registry, documentKind],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'who-knows-the-games',
      comment: "the list of games is the shell's",
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [registry, '^src/(?:shell/|main\\.ts|router\\.ts)'],
      },
      to: { path: '^src/games/(?:index|modules|papers)\\.ts$' },
    },
    {
      name: 'telling',
      comment: 'from events to sentences: pure',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/telling/' },
      to: {
        path: '^src/',
        pathNot: [core, '^src/words/', '^src/games/$1/(?:telling|words|rules)/', pureFormats],
      },
    },
    only(
      'desk',
      '^src/desk/',
      [...spine, '^src/app/', '^src/desk/', ...doors, listScreens],
      'the organiser asks a game for its lists: to read, to check, to show and to print them',
    ),
    only('cli', '^src/cli/', [
      '^src/cli/',
      '^src/words/',
      '^src/desk/words/',
      '^src/platform/(?:textOf|documents/)',
      ...doors,
      computer,
      core,
    ]),
    {
      name: 'nobody-knows-the-shell',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/(?:shell/|main\\.ts|router\\.ts|App\\.vue)'],
      },
      to: { path: '^src/shell/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
}
