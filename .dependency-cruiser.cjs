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
const core = '^src/core/'
/** What the desk and the command line may ask of a game beside its rules. */
const doors = [door, '^src/games/[^/]+/(?:telling|words)/']
const listScreens = '^src/games/[^/]+/screens/(?:add|houseRules|lists|print|reading|share)/'
const spine = [core, '^src/storage/', '^src/words/', '^src/ui/', '^src/platform/']
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
      // The words of the first screens are still one table with those of the lists; the shelf says whose phase it is.
      '^src/words/(?:(?:en|de)\\.ts|en/shelf\\.ts)$',
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
      ['node_modules/(postal-mime|fflate)/'],
      'mails and packed files are opened by kept libraries, in workers and on the command line only',
    ),
    only(
      'storage',
      '^src/storage/',
      // Armies and events are kinds over tables of their own, decoded by the rules' door.
      ['^src/storage/', '^src/platform/', door, core],
      'storage remembers; it knows no screen and no word',
    ),
    packages('storage-packages', '^src/storage/', ['node_modules/(dexie|valibot|fake-indexeddb)/']),
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
        pathNot: '^src/storage/(?:index|kind|battleDoor|eventsDoor|backup/door)\\.ts$',
      },
    },
    only('table', '^src/table/', [...spine, '^src/table/'], 'whatever conducts a game knows none'),
    only(
      'app',
      '^src/app/',
      [...spine, '^src/app/'],
      'what every screen of every game shares',
      '^src/app/page/AppPage\\.vue$', // shows the strip of the game under way
    ),
    only(
      'games',
      '^src/games/',
      [...spine, '^src/app/', '^src/table/', '^src/games/'],
      'a game brings its rules, its telling, its words and its screens',
      // The first page opens the shelf, and a list is checked against the event somebody has in mind.
      '^src/games/eagles/screens/(?:armies/ArmiesView|builder/(?:ArmyView|EventNotice))\\.vue$',
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
    {
      name: 'who-knows-the-games',
      comment: "the list of games is the shell's",
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          registry,
          '^src/(?:shell/|main\\.ts|router\\.ts)',
          '^src/games/eagles/screens/(?:armies/ArmiesView|battles/BattlesView)\\.vue$', // speak of other games
        ],
      },
      to: { path: '^src/games/(?:index|modules)\\.ts$' },
    },
    {
      name: 'telling',
      comment: 'from events to sentences: pure',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/telling/' },
      to: {
        path: '^src/',
        pathNot: [core, '^src/words/', '^src/games/$1/(?:telling|words|rules)/'],
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
      core,
    ]),
    {
      name: 'nobody-knows-the-shell',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/(?:shell/|main\\.ts|router\\.ts|App\\.vue)',
          '^src/app/page/AppPage\\.vue$', // the strip of the game under way
          '^src/games/eagles/screens/armies/ArmiesView\\.vue$', // the shelf
        ],
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
