// German words of the house rules: each as a question, why the usual answer is the usual one, and the answers.
import type { HouseRuleWords } from '@/words/houseRules.ts'
import type { HouseRules } from '../../../rules/index.ts'

const yesNo = { yes: 'Ja', no: 'Nein' } as const

export const houseRulesDe: HouseRuleWords<HouseRules> = {
  scale: {
    ask: 'Wie viele der Regeln?',
    why: 'Die Vorlage baut sie in drei Stufen auf.',
    values: { basic: 'Einfach', advanced: 'Erweitert', world: 'Weltweit' },
  },
  rounds: { ask: 'Wie viele Runden?', why: 'Ein Abend je Runde: ein Jahr.', values: {} },
  turnOrder: {
    ask: 'In welcher Reihenfolge sind die Könige am Zug?',
    why: 'Gerecht, ohne Würfel.',
    values: {
      rotating: 'Jede Runde beginnt ein anderer',
      rolled: 'Nach Würfeln',
      fixed: 'Immer gleich',
    },
  },
  start: {
    ask: 'Womit beginnt ein König?',
    why: 'Eine Belagerung braucht jemanden, der belagert.',
    values: {
      army: 'Mit einer Armee',
      brigades: 'Mit je einer Infanterie- und Artilleriebrigade',
      empty: 'Nur mit seiner Stadt',
    },
  },
  seats: { ask: 'Wie viele Könige?', why: 'Die Karte hat zehn.', values: {} },
  battleHold: {
    ask: 'Wartet das Spiel auf eine Schlacht?',
    why: 'Was folgt, hängt vom Ergebnis ab.',
    values: {
      wait: 'Ja, bis das Ergebnis da ist',
      park: 'Nein, ihre Gebiete sind bis zum Ergebnis gesperrt',
    },
  },
  attritionWho: {
    ask: 'Wer würfelt für Verschleiß?',
    why: 'Die Vorlage: dort, wo eine Bewegung endet.',
    values: {
      moved: 'Wer gezogen ist',
      movedAndSieging: 'Wer gezogen ist oder belagert',
      all: 'Alle Verbände des Königs am Zug',
    },
  },
  buildAt: {
    ask: 'Wo werden Brigaden aufgestellt?',
    why: 'Die Vorlage nennt Festungen beim Zusammenlegen.',
    values: {
      fortress: 'In eigenen Festungen',
      city: 'In allen eigenen Städten',
      anywhere: 'Überall, wo ein eigener Verband steht',
    },
  },
  hireAnywhere: {
    ask: 'Darf man Unabhängige überall anwerben?',
    why: 'Die Vorlage: „in irgendeinem Gebiet“.',
    values: yesNo,
  },
  siegeAfterMove: {
    ask: 'Darf belagern, wer im selben Zug gezogen ist?',
    why: 'Der Belagerte braucht Zeit für eine Antwort.',
    values: yesNo,
  },
  specials: {
    ask: 'Für wen werden Sonderverbände gewählt?',
    why: 'Die Vorlage: wenn eine Armee entsteht.',
    values: { perArmy: 'Für jede Armee', perPlayer: 'Einmal für alle Armeen eines Königs' },
  },
  roadNetwork: {
    ask: 'Darf man unterwegs die Straße wechseln?',
    why: 'Auf der verlorenen Karte sieht niemand, wo sie sich treffen.',
    values: { joined: 'Ja, wo sie sich treffen', named: 'Nein, nur auf einer Straße' },
  },
  powerPay: {
    ask: 'Was kosten die Mächte von Port Evinrude und Rio?',
    why: '„Statt der Einnahmen“ und „50 zahlen“ sind dieselben 50.',
    values: { forgo: 'Die Einnahmen der Stadt', purse: '50, beiseitegelegt' },
  },
  salhepatica: {
    ask: 'Kosten Bündnisse Salhepatica die Einnahmen?',
    why: 'Bündnisse dauern länger als einen Zug.',
    values: { passive: 'Nein', instead: 'Ja, sonst ruhen sie' },
  },
  pope: {
    ask: 'Worüber verhängt Labanza den Bann?',
    why: '„Die Macht“ gehört einer Stadt.',
    values: { city: 'Über eine Stadt', player: 'Über alle Städte eines Königs' },
  },
  plateAttempts: {
    ask: 'Wie oft wird um Silberflotten gewürfelt?',
    why: 'Die Vorlage: „jeden Zug ein Versuch“.',
    values: {
      continent: 'Einmal je Kontinent',
      player: 'Einmal insgesamt',
      post: 'Einmal je Posten',
    },
  },
  plateCapture: {
    ask: 'Wann nimmt, wer sperrt, eine Silberflotte?',
    why: 'Ein geschlagener Geleitschutz verliert sein Geleit.',
    values: {
      beaten: 'Wenn er das Geleit schlägt',
      blocked: 'Immer, wenn er sie aufhält',
      never: 'Nie',
    },
  },
  pointsPerArmy: {
    ask: 'Wie viele Punkte ist eine Armee am Tisch?',
    why: 'Eine übliche Armee in The March of Eagles.',
    values: {},
  },
  carry: {
    ask: 'Zählt, wie eine Schlacht verloren ging?',
    why: 'Die Vorlage nutzt alle gleich ab.',
    values: { none: 'Nein', rout: 'Ja: Wer zerbricht, gibt keinen Tross preis' },
  },
  quick: {
    ask: 'Dürfen Würfel eine Schlacht ersetzen?',
    why: 'Für Könige, die niemand spielt.',
    values: { on: 'Ja', off: 'Nein' },
  },
  victory: {
    ask: 'Wer gewinnt?',
    why: 'Die Vorlage kennt keinen Sieg.',
    values: {
      cities: 'Wer am Ende die meisten heilen Städte hat',
      sixCities: 'Wer sechs heile Städte hat, sonst wie am Ende',
      umpire: 'Es wird nicht gezählt',
    },
  },
  fog: {
    ask: 'Was sieht man von Verbänden?',
    why: 'Das Brett der Vorlage liegt offen.',
    values: { open: 'Alle', near: 'Die neben eigenen Verbänden und Städten' },
  },
}
