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
const door = '^src/rules/[^/]+/index\\.ts$'
const core = '^src/rules/core/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only('core-knows-no-game', core, core, 'rules/core imports itself only'),
    packages('core-has-no-packages', core, '^$', 'rules/core imports no package'),
    {
      name: 'game-imports-core-and-itself',
      severity: 'error',
      from: { path: '^src/rules/(?!core/)([^/]+)/' },
      to: { path: '^src/', pathNot: ['^src/rules/core/', '^src/rules/$1/'] },
    },
    packages('games-have-no-packages', '^src/rules/(?!core/)', '^$', 'the rules are pure'),
    {
      name: 'a-game-has-one-door',
      comment: 'from outside, a game is its index.ts',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/rules/' },
      to: { path: '^src/rules/(?!core/)', pathNot: door },
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
    packages('storage-packages', '^src/storage/', ['node_modules/(dexie|valibot|fake-indexeddb)/']),
    only('stores', '^src/stores/', [
      '^src/stores/',
      '^src/storage/(?:index|battleDoor|eventsDoor|backup/door)\\.ts$',
      '^src/platform/',
      door,
      core,
    ]),
    only('games', '^src/games/', ['^src/games/']),
    only('views', '^src/views/', [
      '^src/views/',
      '^src/games/index\\.ts$',
      '^src/stores/',
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
