// Which modules come in one file. Many small files pack badly, and a phone pays for each one at every start.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type CodeSplittingGroup = Rolldown.CodeSplittingGroup

/** Folders end with a slash; a file is named where the rest of its folder comes later. */
type Paths = readonly string[]

const within = (folder: string, ...names: readonly string[]): Paths =>
  names.map((name) => `${folder}/${name}`)

const firstWords = (language: string): Paths => [
  `src/words/${language}.ts`,
  `src/words/${language}/app.ts`,
  `src/games/eagles/words/${language}/armies/`,
]

/** Most needed first: a group takes what its modules import along. */
const groups: readonly Readonly<Record<string, Paths>>[] = [
  {
    vue: within('node_modules', '@vue/', 'vue/', 'pinia/', 'vue-router/'),
  },
  {
    // What must be there before anything is seen never waits for what a screen needs.
    app: [
      'src/kinds.ts',
      ...within('src/games', 'index.ts', 'mapKind.ts', 'module.ts', 'modules.ts'),
      ...within('src/games', 'eagles/meta.ts', 'progress/scenarioKind.ts'),
      ...within('src/shell', 'handDown.ts', 'reopening.ts', 'startAddress.ts'),
      ...within('src/app', 'fromShell.ts', 'recovery.ts', 'settings.ts'),
      ...within('src/app', 'underWay.ts', 'underWayNote.ts'),
      ...within('src/app', 'arrivals.ts', 'installing.ts'),
      ...within('src/words', 'index.ts', 'shelf.ts', 'spoken.ts', 'withWords.ts'),
      ...within('src/storage', 'index.ts', 'bin.ts', 'chunk.ts', 'failure.ts', 'kind.ts'),
      ...within('src/storage', 'kindList.ts', 'armyKind.ts', 'goneBattles.ts'),
      'src/storage/events/eventKind.ts',
      ...within('src/storage', 'documents/document.ts', 'documents/documentKind.ts'),
      ...within('src/storage/documents', 'mapPictureKind.ts', 'ticketKind.ts'),
      ...within('src/storage', 'rowsBy.ts', 'photos/photo.ts', 'photos/photoKind.ts'),
      'src/games/eagles/words/lists.ts',
      'src/core/record/json.ts',
      ...within('src/platform', 'arrivals/', 'manifestLink.ts', 'trustedScript.ts'),
    ],
  },
  {
    // What the list of armies needs, and nothing else: it is the first thing most people see.
    start: [
      ...within('src/ui', 'empty/', 'frame/', 'side/', 'problem/StatusLine.vue'),
      ...within('src/ui', 'icon/Icon.vue', 'icon/icons.ts', 'toast/toasts.ts'),
      ...within('src/ui/button', 'AppButton.vue', 'IconButton.vue'),
      ...within('src/app/page', 'AppPage.vue', 'SettingsLink.vue', 'attempt.ts'),
      ...within('src/games/eagles/screens', 'armies/armyActions.ts', 'armies/armyShelf.ts'),
      'src/games/eagles/screens/armies/SampleArmies.vue',
      ...within('src/games/eagles/screens/lists', 'naming.ts', 'nation.ts'),
      ...within('src/games/eagles/rules/army', 'figures.ts', 'findProblems.ts', 'model.ts'),
      ...within('src/games/eagles/rules/army', 'points.ts', 'prices.ts', 'problem.ts'),
      'src/games/eagles/rules/army/samples.ts',
      'src/games/eagles/telling/problemWords.ts',
      ...within('src/words', 'counted.ts', 'numbers.ts', 'ordinals.ts'),
      'src/core/result.ts',
    ],
    en: firstWords('en'),
    de: firstWords('de'),
    database: [
      'node_modules/dexie/',
      ...within('src/storage', 'armyQueries.ts', 'connection.ts', 'database.ts', 'deferred.ts'),
      ...within('src/storage', 'keptArmy.ts', 'kindRows.ts', 'meta.ts', 'migrations.ts'),
      ...within('src/storage', 'searchWords.ts', 'local.ts'),
      'src/storage/versions.ts',
      ...within('src/storage/documents', 'rows.ts', 'strangers.ts'),
      ...within('src/storage/recovery', 'boot.ts', 'clearForUse.ts', 'sentinel.ts'),
    ],
  },
  {
    // What every screen fetches once it stands, and what several rooms share.
    vueuse: ['node_modules/@vueuse/'],
    basics: [
      'src/app/mayReload.ts',
      ...within('src/storage', 'armyRow.ts', 'emptied.ts', 'kindStamps.ts'),
      ...within('src/core/record', 'canonical.ts', 'sha256.ts', 'utf8.ts'),
      'src/games/eagles/rules/army/nationWords.ts',
    ],
    // The second journal, and what compares it with the first at every start.
    spare: [
      ...within('src/storage', 'spare/', 'visit.ts'),
      ...within('src/storage/recovery', 'found.ts', 'compare.ts', 'compareKinds.ts'),
      ...within('src/storage/recovery', 'putBack.ts', 'loss.ts'),
      ...within('src/storage/battles', 'battle.ts', 'entryCounts.ts', 'ledger.ts', 'load.ts'),
      ...within('src/storage/battles', 'append.ts', 'reconcile.ts', 'entryRows.ts'),
      'src/storage/battles/writerLock.ts',
      ...within('src/core', 'bytes/crc32.ts', 'record/chain.ts'),
    ],
    messages: [
      'src/ui/toast/',
      ...within('src/shell/messages', 'MessageArea.vue', 'NotHereView.vue', 'standIn.ts'),
      ...within('src/shell/messages', 'dataNews.ts', 'rememberPlaces.ts', 'updateMessages.ts'),
      ...within('src/shell/messages', 'appUpdate.ts', 'pageTrouble.ts', 'emptied.ts'),
      ...within('src/words', 'visit.ts', 'en/visit.ts', 'de/visit.ts'),
      ...within('src/platform', 'isReachable.ts', 'install/'),
      ...within('src/app', 'page/unsavedMessage.ts', 'untilStored.ts'),
      'src/games/eagles/screens/builder/armyWrites.ts',
      ...within('src/games/eagles/rules/army', 'battalionEdit.ts', 'edit.ts', 'text/clean.ts'),
      ...within('src/storage', 'armies.ts', 'kindWriting.ts'),
    ],
    kit: [
      ...within('src/ui', 'stepper/', 'segmented/', 'field/SwitchField.vue'),
      'src/games/eagles/screens/lists/OrdinalNumber.vue',
      'src/games/eagles/screens/lists/characterIcons.ts',
      'src/games/eagles/telling/lengths.ts',
      'src/app/page/tellMended.ts',
      'src/words/storageRoom.ts',
      'src/words/refusals.ts',
      ...within('src/games/eagles', 'telling/optionWords.ts', 'words/battles.ts'),
      ...within('src/core', 'parseJson.ts', 'record/text.ts'),
      'src/platform/dice.ts',
    ],
    // Of battles, of the free roller, and in the settings that are backed up.
    dice: [
      ...within('src/ui/dice', 'Die.vue', 'pips.ts'),
      'src/app/dice/',
      ...within('src/games/eagles/screens/battle/store', 'battleClock.ts', 'keptByBattle.ts'),
    ],
    houseRules: ['src/games/eagles/rules/houseRules.ts'],
    'common-en': within('src/words/en', 'houseRules.ts', 'refusals.ts', 'storage.ts', 'things.ts'),
    'common-de': within('src/words/de', 'houseRules.ts', 'refusals.ts', 'storage.ts', 'things.ts'),
  },
  {
    engine: [
      ...within('src/core', 'conversation.ts', 'checkAnswer.ts', 'figure.ts', 'odds/', 'record/'),
      'src/games/eagles/rules/battle/',
    ],
    journal: [
      ...within('src/storage', 'rare.ts', 'battleDoor.ts', 'battles/'),
      ...within('src/storage/recovery', 'raw.ts', 'restore.ts', 'verdict.ts'),
    ],
    // A battle up to its first question; its sheets stay apart.
    table: [
      ...within('src/games/eagles/screens/battle', 'BattleView.vue', 'BattleMissing.vue', 'store/'),
      ...within('src/games/eagles/screens/battle/conduct', 'ArmyStrips.vue', 'QuestionCard.vue'),
      ...within('src/games/eagles/screens/battle/conduct', 'WholeMeasures.vue', 'conduct.ts'),
      ...within('src/games/eagles/screens/battle/conduct', 'battalionLook.ts', 'distances.ts'),
      ...within('src/games/eagles/screens/battle/conduct', 'lastOrder.ts', 'sideLooks.ts'),
      ...within('src/games/eagles/screens/battle/conduct', 'stepNames.ts', 'toolSheets.ts'),
      ...within('src/games/eagles/screens/battle/conduct', 'useAnswer.ts'),
      'src/games/eagles/screens/battle/conduct/useUndo.ts',
      'src/games/eagles/telling/figures.ts',
      ...within('src/ui', 'counter/', 'takeOff/StrengthBar.vue', 'measure/parseMeasure.ts'),
      'src/platform/speech.ts',
      ...within('src/table', 'answers.ts', 'seat.ts', 'seatState.ts', 'sitting.ts'),
      ...within('src/table', 'relay.ts', 'tableLink.ts', 'taking.ts'),
      ...within('src/table', 'TableFrame.vue', 'useSteadyThumb.ts', 'useHeldPress.ts'),
    ],
  },
  // Rooms whole: fetched once each, and few files make a first visit short.
  {
    house: [
      ...within(
        'src/ui',
        'button/',
        'chart/',
        'field/',
        'gauge/',
        'ledger/',
        'list/',
        'measure/',
        'odds/',
        'press/',
        'problem/',
        'qr/',
        'ranks/',
        'sheet/',
        'takeOff/',
      ),
      'src/app/page/',
      'src/app/watchedList.ts',
      'src/app/whenCame.ts',
    ],
  },
  {
    bytes: ['src/core/bytes/', 'src/core/dice/', 'src/core/policies.ts', 'src/core/without.ts'],
    devices: within(
      'src/platform',
      'chosenFile.ts',
      'download.ts',
      'droppedFiles.ts',
      'handOver.ts',
      'persistence.ts',
      'photograph.ts',
      'qr/',
      'randomWhole.ts',
      'worker/',
    ),
  },
  { army: ['src/games/eagles/rules/army/'] },
  {
    // Lines of many screens, behind which the codes come.
    phones: [
      ...within('src/app/light', 'lightParts.ts', 'ReceiveButton.vue'),
      ...within('src/app/light', 'SendButton.vue', 'SendItem.vue'),
      'src/words/light.ts',
    ],
  },
  {
    light: [...within('src/app/light', 'useReceiving.ts', 'useScanning.ts'), 'src/core/light/'],
    tables: [
      ...within('src/app', 'rulebook/', 'battleShelf.ts'),
      ...within('src/table', 'widgets/', 'conductor.ts', 'curtain.ts', 'screens.ts', 'replay.ts'),
      ...within('src/table', 'beginGame.ts', 'host.ts', 'scene.ts', 'hands.ts', 'postedScene.ts'),
      ...within('src/table', 'QuestionCard.vue', 'CurtainCard.vue', 'TableLog.vue'),
      ...within('src/table', 'GuideHint.vue'),
      'src/words/table.ts',
    ],
    doors: within('src/storage', 'documentsDoor.ts', 'eventsDoor.ts', 'photosDoor.ts'),
    lists: [
      ...within(
        'src/games/eagles/screens',
        'lists/',
        'reading/',
        'print/ArmySheetPage.vue',
        'share/shareLink.ts',
        'armies/useArmyActions.ts',
      ),
      ...within('src/games/eagles/telling', 'readingLabels.ts', 'repairWords.ts'),
    ],
    houseRuleBoard: [
      ...within('src/games/eagles/screens/houseRules', 'valueWords.ts', 'HouseRuleBoard.vue'),
      ...within('src/app/rulebook', 'HouseRuleBoard.vue', 'fold.ts'),
    ],
    rulebook: within(
      'src/games/eagles',
      'rules/rulebook.ts',
      'screens/rulebook/RuleIndex.vue',
      'screens/rulebook/RuleArticle.vue',
      'screens/rulebook/ruleOpener.ts',
    ),
  },
  { events: ['src/games/eagles/rules/event/'] },
  {
    inbox: within(
      'src/desk',
      'store/eventBoard.ts',
      'store/eventShelf.ts',
      'words/events.ts',
      'board/takenWords.ts',
    ),
  },
  {
    'reading-en': ['src/games/eagles/words/en/lists/reading.ts'],
    'reading-de': ['src/games/eagles/words/de/lists/reading.ts'],
  },
  { desk: ['src/desk/'] },
  {
    'campaign-en': within('src/games/campaign/screens/words', 'pinEn.ts', 'postEn.ts'),
    'campaign-de': within('src/games/campaign/screens/words', 'pinDe.ts', 'postDe.ts'),
  },
  { campaign: ['src/games/campaign/'] },
  {
    // What both languages speak of, or the first of them would take it along.
    delugeRules: within('src/games/deluge', 'rules/', 'words/words.ts'),
    gloriaRules: within('src/games/gloria', 'rules/', 'words/words.ts'),
  },
  {
    'progress-en': ['src/games/progress/screens/words/en/'],
    'progress-de': ['src/games/progress/screens/words/de/'],
    'deluge-en': within('src/games/deluge', 'screens/words/en/', 'words/en.ts'),
    'deluge-de': within('src/games/deluge', 'screens/words/de/', 'words/de.ts'),
    'gloria-en': within('src/games/gloria', 'screens/words/en/', 'words/en.ts'),
    'gloria-de': within('src/games/gloria', 'screens/words/de/', 'words/de.ts'),
  },
  {
    progress: ['src/games/progress/'],
    deluge: ['src/games/deluge/'],
    gloria: ['src/games/gloria/'],
  },
]

const root = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/')

/** A path that leads nowhere would be a group that quietly takes less. */
function checked(path: string): string {
  if (!existsSync(root + path))
    throw new Error(`scripts/build/chunks.ts names ${path}, which is not there.`)
  return root + path
}

function groupOf(name: string, paths: Paths, priority: number): CodeSplittingGroup {
  const all = paths.map(checked)
  const takes = (id: string): boolean =>
    all.some((path) => (path.endsWith('/') ? id.startsWith(path) : id.split('?')[0] === path))
  return { name, test: takes, priority }
}

export const chunks: CodeSplittingGroup[] = groups.flatMap((named, place) =>
  Object.entries(named).map(([name, paths]) => groupOf(name, paths, groups.length - place)),
)
