// Which modules come in one file. Many small files pack badly, and a phone pays for each one at every start.
import type { Rolldown } from 'vite'

type CodeSplittingGroup = Rolldown.CodeSplittingGroup

const firstWords = (language: string): CodeSplittingGroup => ({
  name: language,
  test: new RegExp(
    `src/(?:words/${language}(?:/app)?|games/eagles/words/${language}/armies/\\w+)\\.ts`,
  ),
})

const framework: readonly CodeSplittingGroup[] = [
  { name: 'vue', test: /node_modules\/(?:@vue|vue|pinia|vue-router)\// },
]

/** What must be there before anything is seen: what main.ts needs never waits for what a screen needs. */
const beforeAll: readonly CodeSplittingGroup[] = [
  {
    name: 'app',
    test: /src\/(?:kinds\.|games\/(?:\w+|eagles\/meta)\.|core\/record\/json|shell\/(?:reopening|startAddress)|words\/(?:withWords|shelf)\.|app\/underWay|storage\/(?:index|bin|chunk|failure|recoveryDoor|kind(?:List)?|armyKind|events\/eventKind)\.ts|app\/(?:recovery|settings)\.ts|words\/(?:index|spoken)\.ts|games\/eagles\/words\/lists\.ts|platform\/trustedScript)/,
  },
]

/** What the list of armies needs, and nothing else: it is the first thing most people see. */
const firstScreen: readonly CodeSplittingGroup[] = [
  {
    name: 'start',
    test: /src\/(?:ui\/(?:button\/(?:App|Icon)Button|toast\/toasts|empty|frame|icon\/(?!more)|problem\/StatusLine|side)|app\/page\/(?:AppPage|SettingsLink|attempt)|games\/eagles\/screens\/(?:armies\/army(?:Shelf|Actions)|lists\/na)|core\/result|games\/eagles\/rules\/army\/(?:findProblems|figures|model|points|prices|problem|samples)\.ts|words\/(?:counted|numbers|ordinals)|games\/eagles\/telling\/problemWords)/,
  },
  firstWords('en'),
  firstWords('de'),
  {
    name: 'database',
    test: /node_modules\/dexie\/|src\/storage\/(?:armyQueries|connection|database|deferred|documents\/(?:document|documentKind|rows|strangers)|keptArmy|kindRows|meta|migrations|rowsBy|searchWords|unfinishedBattles|versions|recovery\/(?:boot|clearForUse|sentinel))\.ts/,
  },
]

/** What every screen fetches once it stands, and what several rooms share. */
const shared: readonly CodeSplittingGroup[] = [
  { name: 'vueuse', test: /node_modules\/@vueuse\// },
  {
    name: 'basics',
    test: /src\/(?:app\/mayReload|storage\/(?:armyRow|emptied|kindStamps)|core\/record\/(?:canonical|sha256|utf8)|games\/eagles\/rules\/army\/nationWords)/,
  },
  {
    name: 'spare', // the second journal, and what compares it with the first at every start
    test: /src\/(?:storage\/(?:spare\/|visit|recovery\/(?:found|compare(?:Kinds)?|putBack|loss)|battles\/(?:battle|entryCounts|ledger|load|append|reconcile|entryRows|writerLock)\.)|core\/record\/chain)/,
  },
  {
    name: 'messages',
    test: /src\/(?:ui\/toast\/|shell\/messages\/(?:MessageArea|NotHereView|standIn|dataNews|rememberPlaces|updateMessages|appUpdate|pageTrouble|emptied)|words\/(?:(?:en|de)\/)?visit\.ts|platform\/(?:isReachable|install)|app\/(?:page\/unsavedMessage|untilStored)|games\/eagles\/screens\/builder\/armyWrites|games\/eagles\/rules\/army\/(?:battalionEdit|edit|text\/clean)|storage\/(?:armies|kindWriting)\.)/,
  },
  {
    name: 'kit',
    test: /src\/(?:ui\/(?:stepper|segmented|field\/SwitchField)|games\/eagles\/screens\/lists\/(?:OrdinalNumber|characterIcons)|app\/page\/tellMended|core\/parseJson|games\/eagles\/telling\/lengths|words\/storageRoom|platform\/dice)/,
  },
  {
    name: 'dice', // of battles, of the free roller, and in the settings that are backed up
    test: /src\/(?:ui\/dice\/(?:pips|Die)|app\/dice\/|games\/eagles\/screens\/battle\/store\/(?:battleClock|keptByBattle))/,
  },
  { name: 'houseRules', test: /src\/games\/eagles\/rules\/houseRules/ },
]

const battle: readonly CodeSplittingGroup[] = [
  {
    name: 'engine',
    test: /src\/(?:core\/(?:conversation|checkAnswer|figure|odds|record)|games\/eagles\/rules\/battle)/,
  },
  {
    name: 'journal',
    test: /src\/storage\/(?:rare|battleDoor|battles\/|recovery\/(?:restore|raw|verdict))/,
  },
  {
    name: 'table', // a battle up to its first question; its sheets stay apart
    test: /src\/(?:games\/eagles\/screens\/battle\/(?:BattleView|BattleMissing|conduct\/(?:aboutWhom|useLongPress|ArmyStrips|WholeMeasures|QuestionCard|toolSheets|battalionLook|distances|sideLooks|conduct|useAnswer|useUndo|lastOrder|figures|stepNames))|ui\/(?:counter|takeOff\/StrengthBar|measure\/parseMeasure)|platform\/speech|games\/eagles\/screens\/battle\/store\/(?:battle|comingAndGoing|countDice|diceSeen|guiding|noteUnderWay|timePlayed|title)\.|table\/(?:answers|seat|sitting|TableFrame|use(?:Steady|Held)))/,
  },
]

/** A group takes what its modules import along, so what more people need has to be taken first. */
const mostNeededFirst = [framework, beforeAll, firstScreen, shared, battle]

export const chunks: CodeSplittingGroup[] = mostNeededFirst.flatMap((groups, place) =>
  groups.map((group) => ({ ...group, priority: mostNeededFirst.length - place })),
)
