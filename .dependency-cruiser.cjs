// Who may import whom (docs/decisions/0002-import-laws.md). A law that does not fail the build is a wish.
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
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
// What plays a game without a person, and what says in words what happened.
const computer = '^src/games/[^/]+/computer/index\\.ts$'
const gameWords = '^src/games/[^/]+/words/index\\.ts$'
const core = '^src/core/'
// What is known of a game before its code is there: src/games/*.ts and each game's own meta or module.
const registry = '^src/games/(?:[^/]+|[^/]+/(?:meta|module))\\.ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
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
      comment: 'it gets a view and its question; whatever else it could reach would be a way to peek',
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
      'platform',
      '^src/platform/',
      '^src/platform/',
      'thin covers over the browser; they know nothing of ours',
    ),
    packages(
      'platform-packages',
      '^src/platform/documents/',
      ['node_modules/(postal-mime|fflate)/'],
      'mails and packed files are opened by kept libraries, in workers and on the command line only',
    ),
    only('storage', '^src/storage/', ['^src/storage/', '^src/platform/', door, core]),
    only(
      'kinds',
      '^src/kinds\\.ts$',
      ['^src/storage/(?:kind|.*Kind)\\.ts$'],
      'the list of stored kinds is descriptions only; their code comes when it is needed',
    ),
    {
      name: 'who-hands-over-the-kinds',
      comment: 'storage is handed the kinds by what starts it',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:main|backup\\.worker)\\.ts$' },
      to: { path: '^src/kinds\\.ts$' },
    },
    packages('storage-packages', '^src/storage/', ['node_modules/(dexie|valibot|fake-indexeddb)/']),
    only(
      'table',
      '^src/table/',
      [
        '^src/table/',
        '^src/storage/(?:index|battleDoor)\\.ts$',
        '^src/locales/',
        '^src/ui/',
        '^src/platform/',
        core,
      ],
      'whatever conducts a game knows none',
    ),
    only('stores', '^src/stores/', [
      '^src/stores/',
      '^src/table/',
      '^src/storage/(?:index|battleDoor|eventsDoor|backup/door)\\.ts$',
      '^src/platform/',
      door,
      core,
    ]),
    only(
      'games',
      '^src/games/',
      [
        '^src/games/',
        '^src/table/',
        '^src/storage/(?:index|battleDoor|kind)\\.ts$',
        '^src/locales/',
        '^src/ui/',
        '^src/platform/',
        core,
      ],
      'a game of the house plugs in at the table; what it adds is its own',
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
        pathNot: registry,
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    only('views', '^src/views/', [
      '^src/views/',
      '^src/games/(?:index|module)\\.ts$',
      '^src/stores/',
      '^src/table/',
      '^src/ui/',
      '^src/locales/',
      '^src/platform/',
      door,
      core,
    ]),
    only('ui', '^src/ui/', ['^src/ui/'], 'dumb components know no game, no store and no words'),
    only('locales', '^src/locales/', ['^src/locales/', door, core]),
    only('cli', '^src/cli/', [
      '^src/cli/',
      '^src/locales/',
      '^src/platform/(?:textOf|documents/)',
      door,
      computer,
      gameWords,
      core,
    ]),
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
