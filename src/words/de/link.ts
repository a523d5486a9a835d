// German words of a second phone at the table.
import { counted } from '../counted.ts'
import { numbersIn } from '../numbers.ts'
import type { link as english } from '../en/link.ts'

const count = counted('de')
const shown = numbersIn('de')
const entries = (n: number): string => count(n, 'ein Eintrag', (s) => `${s} Einträge`)

export const link: typeof english = {
  making:
    'Der Code wird vorbereitet. Fragt der Browser nach der Kamera, dann erlaubt sie: So finden sich die Handys leichter.',
  linking: 'Die beiden Handys werden verbunden …',
  copy: 'Als Text kopieren',
  copied: 'Kopiert. Schickt es dem anderen Handy.',
  notCopied:
    'Der Code ließ sich nicht kopieren. Lasst ihn von der Kamera des anderen Handys lesen.',
  secondsLeft: (n: number) => `Gilt noch ${count(n, 'eine Sekunde', (s) => `${s} Sekunden`)}`,
  typed: 'Oder der Code als Text',
  useTyped: 'Diesen Text nehmen',
  again: 'Noch einmal',
  networks:
    'Beide Handys müssen im selben Netz sein, oder eines im Hotspot des anderen. Gastnetze trennen Handys oft voneinander. Fragt der Browser, ob er Geräte in eurem Netz finden darf, dann erlaubt es. Nichts geht durchs Internet.',
  noCamera: 'Oder fügt den Code als Text ein.',
  invite: {
    show: 'Das andere Handy liest diesen Code: auf der Seite mit seinen Schlachten oder Partien, „An den Tisch eines anderen Handys setzen“.',
    label: 'Der Code dieses Handys, für die Kamera des anderen',
    next: 'Jetzt seine Antwort lesen',
    read: 'Haltet die Antwort des anderen Handys vor die Kamera.',
    back: 'Meinen Code wieder zeigen',
  },
  join: {
    read: 'Haltet den Code des führenden Handys vor die Kamera.',
    show: 'Jetzt liest das führende Handy diese Antwort.',
    label: 'Die Antwort dieses Handys, für die Kamera des führenden',
    waits: 'Sobald sie gelesen ist, geht es hier weiter.',
  },
  problems: {
    foreign:
      'Das ist kein Code eines zweiten Handys. Er steht unter „Ein zweites Handy“ im Menü der Schlacht oder Partie.',
    newer:
      'Dieser Code stammt aus einer neueren Fassung der App. Bringt die App hier auf den neuesten Stand: alle ihre Tabs schließen und sie neu öffnen.',
    damaged: 'Dieser Code ist nicht ganz. Lest ihn noch einmal, oder fügt seinen ganzen Text ein.',
    'other-part':
      'Dieser Code gehört zum anderen Schritt: Erst zeigt das führende Handy seinen Code, dann das andere seine Antwort.',
    'other-offer':
      'Das antwortet auf einen älteren Code. Lasst das andere Handy den Code lesen, der jetzt hier steht.',
  },
  trouble: {
    'no-link':
      'Es kam keine Verbindung zustande. Vielleicht sind die Handys in verschiedenen Netzen, oder das Netz trennt sie. Am besten hilft der Hotspot eines der beiden.',
    failed: 'Dieser Browser kann keine Verbindung zwischen Handys herstellen.',
  },
  roles: {
    title: 'Das andere Handy',
    opponent: (side: string) => `antwortet für ${side}`,
    spectator: 'schaut zu',
    board: 'ist die Anzeige',
    board_hint: 'Ein Tablet neben dem Tisch: Zug und Figuren, ganz groß.',
    go: 'Code zeigen',
  },
  status: {
    leads: (role: string) => `Zweites Handy: ${role}`,
    opponent: 'es antwortet für seine Seite',
    spectator: 'es schaut zu',
    board: 'es ist die Anzeige',
    greeting: 'Die beiden Handys begrüßen sich …',
    sending: (n: number) => `${entries(n)} noch unterwegs`,
    even: (code: string) => `Beide Handys haben dieselbe Schlacht: ${code}`,
    ahead: (n: number) =>
      `Das andere Handy hat allein weitergespielt: ${entries(n)} mehr als hier. Lasst es führen, dann holt dieses auf.`,
    parted:
      'Die beiden Mitschriften waren auseinandergelaufen. Das andere Handy hat seine beiseitegelegt und folgt dieser; beide sind dort aufgehoben.',
    handing: 'Gleich führt das andere Handy …',
    reading: (n: number) => `${entries(n)} kommen noch`,
    aside: 'Was auf diesem Handy allein gespielt wurde, ist für sich aufgehoben.',
    silent: 'Vom anderen Handy war eine Weile nichts zu hören.',
    follows: 'Ein anderes Handy führt diese Schlacht.',
    unlinked: 'Ein anderes Handy führt diese Schlacht, und es gibt keine Verbindung zu ihm.',
  },
  actions: {
    open: 'Zweites Handy',
    handOver: 'Das andere Handy führen lassen',
    leave: 'Verbindung beenden',
    relink: 'Neu verbinden',
    alone: 'Allein weiterspielen',
    aloneSure: (isLinked) =>
      `${isLinked ? 'Die Verbindung endet. ' : ''}Ab jetzt spielt dieses Handy für sich: Was auf dem anderen gespielt wird, kommt hier nicht mehr an. Wieder zusammen geht es nur mit beiden Codes.`,
    stay: 'Zusammenbleiben',
    join: 'Wieder dazusetzen',
  },
  game: {
    follows: 'Ein anderes Handy führt diese Partie.',
    unlinked: 'Ein anderes Handy führt diese Partie, und es gibt keine Verbindung zu ihm.',
    waiting: 'Deine Wahl liegt auf diesem Handy fest und wartet auf das andere.',
    even: 'Beide Handys haben dieselbe Partie.',
    theirs: 'Am anderen Handy ist die Wahl gefallen.',
    hidden:
      'Auf diesem Handy liegt schon eine Wahl fest. Deckt erst auf; dann kann sich jemand als Gegner dazusetzen. Zuschauen geht jederzeit.',
  },
  waits: {
    other: 'Das andere Handy ist gefragt',
    leading: 'Das wird auf dem führenden Handy beantwortet',
    here: 'Auf diesem Handy antworten',
  },
  ends: {
    lost: 'Die Verbindung zum zweiten Handy ist abgerissen. Vom Spielstand ging nichts verloren: Verbindet euch über das Menü neu.',
    left: 'Das zweite Handy hat die Verbindung beendet.',
    silent: 'Das zweite Handy hat eine Minute geschwiegen; die Verbindung wurde beendet.',
    flood:
      'Das zweite Handy hat viel zu viel geschickt; die Verbindung wurde beendet. Der Spielstand ist unberührt.',
    'flood-there':
      'Dieses Handy hat dem anderen viel zu viel auf einmal geschickt; die Verbindung wurde beendet. Der Spielstand ist unberührt: Verbindet euch neu.',
    faults:
      'Das zweite Handy hat geschickt, was es nicht darf; die Verbindung wurde beendet. Der Spielstand ist unberührt.',
    'faults-there':
      'Mit dem, was dieses Handy geschickt hat, konnte das andere nichts anfangen; die Verbindung wurde beendet. Der Spielstand ist unberührt. Aktualisiert die App auf beiden Handys und verbindet euch dann neu.',
    newer:
      'Das andere Handy hat eine neuere Fassung der App. Bringt die App hier auf den neuesten Stand und verbindet euch neu.',
    'newer-there':
      'Dieses Handy hat eine neuere Fassung der App als das andere. Bringt die App dort auf den neuesten Stand und verbindet euch neu.',
    'too-large':
      'Das ist zu groß für eine Verbindung; sie wurde beendet. Schickt es stattdessen als Codes.',
    seal: 'Aufgedeckt wurde etwas anderes, als festgelegt war. Die Verbindung wurde beendet, gespielt wurde davon nichts. Sprecht darüber und verbindet euch dann neu.',
    'lock-theirs':
      'Was das andere Handy festgelegt hatte, erlauben die Regeln hier nicht; darum wurde nichts davon gespielt. Die Verbindung wurde beendet. Aktualisiert die App auf beiden Handys und verbindet euch dann neu; oder spielt allein weiter.',
    'lock-ours':
      'Was auf diesem Handy festgelegt war, ließ sich nicht in die Mitschrift eintragen; darum wurde nichts davon gespielt. Die Verbindung wurde beendet. Schließt das Spiel in anderen Tabs, aktualisiert die App auf beiden Handys und verbindet euch dann neu.',
    'other-game':
      'Am anderen Handy läuft ein anderes Spiel; die Verbindung wurde beendet. Öffnet auf diesem Handy die Seite jenes Spiels und setzt euch von dort aus dazu.',
    'other-game-there':
      'Das andere Handy hat sich auf der Seite eines anderen Spiels dazugesetzt; die Verbindung wurde beendet. Öffnet dort die Seite dieses Spiels und setzt euch noch einmal dazu.',
    'other-rules':
      'Was das andere Handy geschickt hat, passt nicht zu den Regeln der App auf diesem; die Verbindung wurde beendet. Der Spielstand hier ist unberührt. Aktualisiert die App auf beiden Handys und verbindet euch dann neu.',
    'other-rules-there':
      'Was dieses Handy geschickt hat, passt nicht zu den Regeln der App auf dem anderen; die Verbindung wurde beendet. Der Spielstand hier ist unberührt. Aktualisiert die App auf beiden Handys und verbindet euch dann neu.',
    'other-tab':
      'Auf diesem Handy ist das Spiel noch in einem anderen Tab offen; die Verbindung wurde beendet. Schließt es dort und setzt euch dann noch einmal dazu.',
    'other-tab-there':
      'Auf dem anderen Handy ist das Spiel noch in einem anderen Tab offen; die Verbindung wurde beendet. Schließt es dort und verbindet euch dann neu.',
    'not-stored':
      'Dieses Handy konnte nicht speichern, was kam; die Verbindung wurde beendet. Auf dem anderen Handy ist alles da. Schafft hier etwas Platz oder ladet die Seite neu, und setzt euch dann noch einmal dazu.',
    'not-stored-there':
      'Das andere Handy konnte nicht speichern, was dieses geschickt hat; die Verbindung wurde beendet. Hier ist alles da. Schafft dort etwas Platz oder ladet dort die Seite neu, und verbindet euch dann noch einmal.',
    'not-taken':
      'Das andere Handy kann mit dem, was dieses geschickt hat, nichts anfangen; die Verbindung wurde beendet. Warum, steht dort. Der Spielstand hier ist unberührt. Aktualisiert die App auf beiden Handys und verbindet euch dann neu.',
  },
  notTaken: {
    stale:
      'Auf dem anderen Handy ging es inzwischen weiter; eure Antwort zählt nicht. Hier steht, was jetzt gefragt ist.',
    'not-asked':
      'Auf dem führenden Handy ist eure Seite nicht gefragt; eure Antwort zählt nicht. Hier steht, was jetzt gefragt ist.',
    malformed:
      'Das führende Handy kann diese Antwort nicht lesen; sie zählt nicht. Aktualisiert die App auf beiden Handys.',
    other:
      'Die Regeln auf dem führenden Handy erlauben diese Antwort nicht; sie zählt nicht. Hier steht, was jetzt gefragt ist.',
  },
  undo: {
    asks: (what: string) => `Das andere Handy möchte zurücknehmen: ${what}.`,
    last: 'die letzte Antwort',
    yes: 'Zurücknehmen',
    keep: 'So lassen',
    waits: 'Am anderen Handy wird gefragt, ob zurückgenommen wird …',
    no: 'Am anderen Handy bleibt es, wie es ist.',
    stale: 'Inzwischen ging es weiter; zurückgenommen wurde nichts.',
    other: 'Das lässt sich nicht zurücknehmen.',
  },
  byCode: {
    title: 'Ohne Verbindung',
    hint: 'Dann eben mit Codes: einmal die ganze Schlacht, und nach jedem Zug ein einziger Code, der das andere Handy auf den Stand bringt. Gelesen wird er dort auf der Seite „Schlacht“ unter „Schlacht übernehmen“.',
    whole: 'Die ganze Schlacht zeigen',
    last: 'Den letzten Zug zeigen',
    stop: 'Keine Codes mehr',
    due: 'Das andere Handy hat diesen Zug noch nicht.',
    shown: 'Das andere Handy bekommt die Schlacht als Codes gezeigt.',
    read: 'Seinen Code lesen',
  },
  arrived: {
    title: 'Schlacht übernehmen',
    hint: 'Von einem anderen Handy: Öffnet seine Datei oder lest die Codes, die es zeigt. Erst seht ihr, was es ist; von selbst wird nichts aufgehoben.',
    open: 'Datei öffnen',
    reading: 'Die Schlacht wird gelesen …',
    entries,
    fresh: 'Diese Schlacht ist noch nicht auf diesem Handy.',
    keep: 'Hier aufheben',
    follows: 'Das andere Handy führt sie. Allein weiterspielen könnt ihr jederzeit.',
    ahead: (n: number) => `Sie geht weiter, wo dieses Handy steht: ${entries(n)} mehr.`,
    bring: 'Auf den Stand bringen',
    even: 'Dieses Handy hat schon alles davon.',
    behind: (n: number) => `Dieses Handy ist weiter, um ${entries(n)}. Nichts wurde verändert.`,
    go: 'Schlacht öffnen',
    parted: (same: number) =>
      `Auf diesem Handy ging sie anders weiter; gemeinsam ist nur der Anfang: ${entries(same)}. Beide lassen sich nebeneinander aufheben.`,
    beside: 'Neben meiner aufheben',
    gap: (n: number) =>
      `Dieses Handy hat dafür zu wenig von der Schlacht: Dazwischen ${count(n, 'fehlt ein Eintrag', (s) => `fehlen ${s} Einträge`)}. Lasst euch vom anderen Handy die ganze Schlacht zeigen.`,
    part: 'Das ist der letzte Teil einer Schlacht, und nichts auf diesem Handy geht ihm voraus. Lasst euch vom anderen Handy die ganze Schlacht zeigen.',
    busy: 'Diese Schlacht ist in einem anderen Tab offen. Schließt sie dort und übernehmt sie hier noch einmal.',
    failed:
      'Diese Schlacht ließ sich nicht auf den Stand bringen. Verloren ist nichts: Lasst euch vom anderen Handy die ganze Schlacht zeigen.',
    sound: (n: number) => `Bis dahin stimmt sie und lässt sich aufheben: ${entries(n)}.`,
    problems: {
      unreadable:
        'Das ließ sich gerade nicht lesen. Nichts wurde verändert; versucht es noch einmal.',
      tooBig: 'Diese Datei ist größer als jede Schlacht. Gelesen wurde nichts.',
      notBattle:
        'Das ist nicht die Datei einer Schlacht. Das Handy mit der Schlacht macht sie: an ihrem Ende unter „Teilen“, oder als Codes unter „Ein zweites Handy“ in ihrem Menü.',
      otherGame: 'Das ist die Mitschrift eines anderen Spiels, nicht die einer Schlacht.',
      newer:
        'Diese Schlacht stammt aus einer neueren Fassung der App. Bringt die App hier auf den neuesten Stand: alle ihre Tabs schließen und sie neu öffnen.',
      cutOff: (left: number, all: number) =>
        `Die Datei ist unvollständig: Von ${count(all, 'einem Eintrag', (s) => `${s} Einträgen`)} ${count(left, 'ist nur einer', (s) => `sind nur ${s}`)} da. Lasst sie euch noch einmal schicken.`,
      changed: (n: number) =>
        `In dieser Datei wurde etwas verändert, oder es ist nicht, wie die Regeln es wollen: Eintrag ${shown(n)}. Lasst sie euch noch einmal schicken.`,
    },
  },
  parted: {
    missing: 'Eure eigene Mitschrift dieser Schlacht ist nicht mehr da.',
    nothing: 'Nichts aus diesem Zug.',
    entries,
    title: 'Wo die beiden Mitschriften auseinanderlaufen',
    same: (n: number) => `Gleich am Anfang: ${entries(n)}.`,
    here: 'Dieses Handy',
    there: 'Der Tisch',
    turn: (n: number) => (n === 0 ? 'Vor dem ersten Zug' : `Zug ${n}`),
    show: 'Unterschied zeigen',
  },
}
