// The German words of army lists; umlauts are also read as ae, oe, ue and ss.
import type { ListWords } from './listWords.ts'

export const german: ListWords = {
  quality: {
    green: 'grün grüne grüner grünes grünen rekrut rekruten',
    drilled: 'gedrillt gedr gedrillte gedrillten gedrilltes gedrillter',
    veteran: 'veteranen',
    guards: 'garde garden gardes gardist gardisten',
  },
  character: {
    drummer: 'trommler tr tambour tamboure hornist hornisten trompeter',
    sergeant: 'sergeanten feldwebel uffz uffze unteroffizier unteroffiziere unteroffizieren',
    ensign: 'fähnrich fähnriche fähnrichen fahnenträger fähnr',
    officer: 'offizier offiziere offizieren offz offze',
  },
  nation: {
    british: 'britisch britische britischen briten engländer engländern englisch großbritannien',
    french: 'französisch französische französischen franzosen frankreich',
    prussian: 'preußisch preußische preußischen preußen',
    austrian:
      'österreichisch österreichische österreichischen österreicher österreichern österreich',
    russian: 'russisch russische russischen russen russland rußland',
    spanish: 'spanisch spanische spanischen spanier spaniern spanien',
    portuguese: 'portugiesisch portugiesische portugiesischen portugiesen',
    other: 'andere anderer anderes sonstige',
  },
  foreign:
    'bayern bayerisch bayerische bayrisch sachsen sächsisch sächsische hannover hannoveraner braunschweig braunschweiger niederlande niederländer niederländisch holland holländer belgier polen polnisch polnische warschau italien italiener italienisch neapel schweden schwedisch schwedische dänen dänisch dänemark türken türkisch osmanen amerikaner schweizer schweiz westfalen westfälisch hessen hessisch nassauer württemberger badener rheinbund alliierte alliierten verbündete verbündeten koalition schotten iren norweger',
  titles:
    'runde tag spiel glück alt neu vorher nachher jetzt bisher aktuell rein reserven nachtrag änderung änderungen bank kiste regal morgen mal jahr deine deiner seine ihre du er angriff angreifer verteidigung verteidiger januar februar märz mai juni juli oktober dezember',
  alone:
    'ersatz traum stab kommando montag dienstag mittwoch donnerstag freitag samstag sonntag verloren tot gefallen krank gratis umsonst kostenlos kandidat kandidaten streichkandidat streichkandidaten',
  others:
    'falsch falsche falschen alt alte alten alter vorige vorherige letzte beispiel beispielliste musterliste testliste gegner gegners gegnerliste vergleich vorjahr vorjahresliste',
  unfinished:
    'entwurf vorläufig vorläufige unvollständig unvollständige unfertig fortsetzung noch_offen nicht_final nicht_endgültig nicht_vollständig',
  list: 'liste listen',
  armyWord: 'armee',
  last: 'letzte letzten letzter letztes',
  periods: 'jahr mal turnier woche monat',
  aged: 'alt alte alter alten',
  allied: 'alliierte verbündete koalition vereinigte',
  addressing: 'an für liebe lieber liebes hallo',
  small: 'der die das dem mein meine aus',
  remaining: 'restliche restlichen anderen übrigen',
  altering:
    'würfle würfeln wähle entscheide füge ergänze ergänzen kürze kürzen streiche nehme ändere spare fülle',
  anew: 'meinte gemeint eigentlich ups sollte soll sollen',
  counting: 'anzahl stück stk menge exemplare davon',
  shaped: 'fett fettgedruckt kursiv unterstrichen markiert',
  rest: 'restliche restlichen',
  following: 'folgt folgen kommt kommen später morgen bald fehlt noch noch_offen',
  correcting:
    'tausch vertausch getausch verwechs ersetz statt anstatt abzüglich außer mehr weniger ersteres letzteres doppel zweimal dreimal viermal halb hälfte wiederhol vergiss geplant',
  changing: 'wechs gewechs tausch getausch lieber änder geänder korr stattdessen',
  repeating: 'oben kopie kopiert genauso desgleichen voriges vorige vorigen',
  unpriced:
    'reserven miliz freiwillige freikorps aufgebot grenadiere füsiliere jäger plänkler scharfschützen dragoner ulanen kürassiere lanzenreiter pioniere tross wagen feldscher stab kosaken grenzer schützen leibgarde kaiserjäger lützower panduren voltigeure highlander',
  nicknames:
    'frz kaiserlich kaiserliche kaiserlichen kaiserreich rotröcke weißröcke zarentruppen franzmänner',
  levels:
    'elite ungeübt unausgebildet rekruten halbiert halbieren verdoppelt unterbesetzt übrig überzählig ungenutzt beförderung befördert degradiert',
  voided:
    'veraltet überholt ungültig hinfällig ignorieren ignoriert scherz witz vorbehalten falsche falscher falsches falsch',
  voidedAlone: 'alt muster beispiel ersatz probe',
  command: 'musik kapelle kapellen fahnen adler standarten',
  social:
    'frage fragen eile stress sorge sorgen danke dank super toll prima spät bis anrufen anruf melden melde meld freue freu gruß grüße grüßen bestätigen schade wetter tschüss ciao',
  playing: 'spiele nehme bringe stelle',
  announcing:
    'liste listen armee armeen aufstellung anbei hier ist sind mein meine meinen unser unsere der die das den dem für fürs im zum zur aus mit von ich wir bringe bringen spiele spiel spielen nehme nehm stelle komme trete melde reiche schicke sende gebe ein mitbringe wie besprochen versprochen gewünscht abgemacht angekündigt vereinbart gewohnt gewohnte üblich üblichen immer wieder diesmal heuer endlich fertig fertige finale endgültig endgültige folgt folgen folgende folgenden unten nachfolgend hiermit nun also gut samstag sonntag freitag montag dienstag mittwoch donnerstag sa fr wochenende turnier treffen spieltag abend heute morgen nächsten kommenden hallo servus moin moinsen guten tag grüß grüsse gott zusammen alle allerseits leute orga orgateam spielleitung team januar februar märz mai juni juli oktober dezember braven tapferen treuen spät euch dich komm',
  occasions: 'spieler spieltag tag turnier treffen wochenende kampagne',
  placing: 'nr nummer einheit btl bataillon',
  slips: 'verzählt vertan vertippt verrechnet verschrieben',
  rather: 'stattdessen doch lieber',
  choosing:
    'gilt gelten gültig nehmen nimm nehmt verwenden korrigiert korrigierte überarbeitet überarbeitete nachtrag endgültig endgültige',
  ofSentence:
    'im am bei für auf noch mal erst nach vom beim wird werden wenn falls soll muss kommt ist sind hat vor bis',
  wrongs: 'falsch falsche fehler verkehrt tippfehler schreibfehler rechenfehler',
  pointing: 'das dies dieses da dort hier drin damit liste oben irgendwas irgendwo',
  persons: 'er ihn sie ihm alle einer eins',
  altered:
    'überdenk überdach überarbeit umbau umgebau anpass angepass verändern abänder umstell umgestell ausbau vergiss vergesst',
  sending: 'schicke schick sende maile reiche erwarte',
  newer: 'neu neue neues neuen andere anderes richtige richtigen',
  fitting: 'gefällt gefallen stimmt stimmen passt passen aufgeht fertig',
  grading: 'beste besten schlechteste rabatt billiger günstiger ermäßigt',
  aboutList:
    'dies diese dieses davon ihn ihm eins einer zeile zeilen sockel stufe stufen klasse grad einheit einheiten groß größer klein kleiner kleine dick dicke größe anders anderes andere tiefer höher endgültig zählen zähl verzählt abziehen bastle basteln nehmt rechne rechnen verloren scherz witz entscheide entscheidet stärke punkte geändert leiht leihe leihen gilt gelten',
  aboutElse:
    'moin hallo servus entschuldige entschuldigung verspätung glück spaß schön freuen freuden versprochen besprochen hund gegner organisator stunde stunden minuten uhr früh sommer frühling herbst weihnachten ostern zug bahn auto rad fahre fahren fährt mitnehmen parken parkplatz bahnhof stau zimmer übernachten nacht ankommen reise anreise tisch tische gelände matte würfel würfeln maßband halle tür schlüssel verein mittagessen essen fleisch bier kaffee kuchen getränke frühstück startgeld geld bezahlt überwiesen spiel spiele turnier veranstaltung kampagne schlacht runde aufbau aufbauen bemalt bemale malen farbe foto fotos bild bilder lack laptop auslosung geehrte geehrter damen herren bestätigung gegossen grillen mails nachricht schreib schreibe sag sagt bescheid anhang anbei außerhalb bestätige regen schnee krank arbeit urlaub geburtstag ordnung unterwegs mitbringen angekommen passt passen ersetzt hier folgt wer karte heiß kalt adresse stuhl nummer gewünscht gewünschte verlangt gott lebe preise sehen kaiser könig hoffe hoffentlich jahr jahre stimmt recht richtig abgabe anmeldung heft nachsicht turnhalle anfänger rückmeldung gewinnen neuling einsteiger frau sohn tochter kinder schwester vater mutter opa geerbt einladung familie',
  passing:
    'freund freunde kumpel tag tage heute wochenende woche wochen monat monate abend montag dienstag mittwoch donnerstag freitag samstag sonntag chef mal dabei zahle zahlen erfolg telefon basen januar februar juni juli oktober dezember erstellt bruder gern gerne',
  ranked: 'mittlere mittleren untere obere unterste oberste kleinere größere',
  backing:
    'zu_viel zu_viele hälfte ganz_anderes was_anderes letzte_zeile unterste_zeile zurückziehen zurückgezogen zurücknehmen ziehe_zurück nehme_zurück wieder_zurück zweite_mail zweiten_mail andere_mail nicht_beachten letzten_jahr verwechselt',
  vagueCount:
    'mehrere mehreren einige einigen etliche manche diverse viele wenige verschiedene menge haufen handvoll schwung reihe batzen doppelte doppelter dreifache',
  body: 'einheit korps kompanie verband trupp abteilung kontingent',
  unsettled:
    'fehlend fehlende abwesend abgestellt detachiert kaputt defekt vorausgesetzt sofern abhängig je_nach üblich übliche üblichen übliches gehabt',
  standing:
    'mögliche möglicher mögliches eventuelle eventueller eventuelles unbestätigte vorgeschlagene fiktive künftige zukünftige potenzielle potentielle denkbare fehlende',
  otherUse:
    'einkauf einkaufen kaufen verkauf verkaufen sammlung bestand regal karton kiste vorschlag vorschläge wurf vorbehalt gewähr versuch probe unbemalt unbemalte',
  spending: 'verteile verteilen verteilt ausgeben verwende verwenden nutze nutzen stecke stecken',
  mixing: 'vertauscht verwechselt verdreht getauscht',
  budget: { exact: 'exakt genau', atMost: 'höchstens' },
  plain: {
    rankers:
      'mann stück mannschaft mannschaften männer soldat soldaten figur figuren modelle minis miniaturen',
    light: 'leicht leichte leichtes leichten leichter',
    rifles: 'büchse büchsen büchsenschützen',
    battalion: 'bataillon btl batl bat',
    battalions: 'bataillone bataillonen btle',
    points: 'punkt punkte punkten pkt pkte kosten preis',
    total:
      'gesamt das_macht macht_zusammen macht_insgesamt insgesamt summe gesamtsumme zusammen gesamtpunkte',
    subtotal: 'zwischensumme',
    left: 'übrig rest_punkte frei ungenutzt restpunkte',
    army: 'volk nationalität armee armeen liste armeeliste truppenliste fraktion seite land',
    limit: 'grenze spielgröße punktebudget punkterahmen punktegrenze punktelimit',
    commander: 'oberbefehlshaber',
    pair: 'paar',
    times: 'mal',
    ending: '',
    remark:
      'spieler datum turnier verein notiz bemerkung bemerkungen anmerkung anmerkungen kommentar kommentare hinweis',
    characters: 'charaktere chargen',
    each: 'je jeweils pro beide beiden jedes jeder',
    all: 'alle alles sämtliche letzte letztes',
    same: 'dito wie_oben ebenso dasselbe gleiche gleiches nochmal nochmals noch_so_eins noch_so_einer',
    struck:
      'alles_doppelt alles_zweimal umgekehrt falsch_herum falsch_rum verkehrt_herum verkehrtherum verkehrt_rum andersrum andersherum anders_herum anders_rum nicht_nehmen nicht_verwenden nehme_alles_zurück kommando_zurück vergiss_das absagen absage abgesagt streiche streichen lösche löschen entferne durchgestrichen verworfen hinfällig ungültig verkauft gestrichen entfällt entfallen gelöscht weg raus',
    doubt:
      'nicht_dabei trio quartett handvoll zwillinge drillinge noch_offen nicht_final nicht_endgültig nicht_vollständig ersteres letzteres vertauscht verwechselt wiederhole wiederholen mindestens minimal maximal wenigstens über unter knapp nur bloß lediglich zweimal dreimal viermal doppelt dreifach niemals nie entwurf idee ideen geplant vergiss minus außer abzüglich weniger vielleicht eventuell evtl vermutlich wohl optional etwa ungefähr circa ca dutzend halb halbe hälfte statt anstatt stattdessen oder falls sonst aber sondern zählt befördert ersetzt getauscht mehr rest restliche übrigen später alternative option variante ggf gegebenenfalls notfalls würde wäre hätte wollte war waren früher ursprünglich vorher',
    apart:
      'bis_jetzt besetzung verstärkt unterstärke nö nee teuer wie vorläufig vorerst wechsle wechseln ersatzweise alternativ wahlweise beispiel gegner gegners gegen korrektur korrigiert wunsch nachrücker wackelkandidat hoffentlich idealerweise irgendwann wenn sobald bis_auf fehlt fehlen vorjahr daheim zuhause zu_hause auf_der_bank lass lasse lassen bleibt bleiben unbenutzt geparkt bemalen planung verstärkung verstärkungen nachschub bringt platzhalter notlösung unsicher unentschieden unschlüssig aufgelöst verliehen ausgeliehen fällt_aus fällt_weg zweifach vierfach ehemalig ehemalige ehemaliger ehemaligen ehem wahl mal_sehen verzichte verzichtet ausgelassen ausgeschlossen weglassen gern gerne möchte überlege tausch tausche tauschen ändere ändern mit_stab voller_stab volles_kommando mit_kommando als_ersatz lieber siehe s vgl nach_wahl deine_wahl deiner_wahl eure_wahl nach_belieben verschoben besser bessere schlechter schlechtere zu_viel zu_viele zuviel nachgemeldet nachgereicht',
    next: 'auch dann weiteres weitere dazu ferner außerdem noch zudem danach',
    none: 'nein kein keine keins keines keinen keiner ohne nicht weder null',
    and: 'und u mit plus sowie samt mitsamt nebst',
    filler:
      'geführt_von angeführt_von unter_führung_von sonst_nichts mehr_nicht ohne_alles ohne_extras ohne_sonstiges macht kostet zu von der die das den dem für linie linieninfanterie infanterie in inkl inklusive einschließlich nr ist sind hat haben stark stärke größe qualität klasse typ zahl anzahl',
    riddle:
      'hauptmann oberst leutnant major korporal musiker pfeifer fahne fahnen kanone kanonen geschütz geschütze artillerie kavallerie husar husaren schwadron batterie general anführer und_so_weiter usw',
    prose:
      'mehr_habe_ich mehr_hab_ich nichts_vergessen könntest_du kannst_du könnt_ihr würdest_du mein meine unser unsere hier dies ich bin spiele nehme',
  },
  ordinals:
    'erstes zweites drittes viertes fünftes sechstes siebtes achtes neuntes zehntes elftes zwölftes',
}
