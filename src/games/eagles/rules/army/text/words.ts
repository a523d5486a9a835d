// The words of lists in both languages, without accents, and the closed list of words that are danger. No word of talk.
import type { Character, Nation, Quality } from '../model.ts'

/** `_` stands for a blank within a phrase. */
export const qualityWords = {
  green: 'green greens recruit recruits grün grüne grüner grünes grünen rekrut rekruten',
  drilled: 'drilled gedrillt gedrillte gedrillter gedrilltes gedrillten gedr',
  veteran: 'veteran veterans vet vets veteranen',
  guards: 'guards guard gds gd garde garden gardes gardist gardisten',
} as const satisfies { readonly [quality in Quality]: string }

export const characterWords = {
  drummer:
    'drummer drummers drum drums drm bugler buglers hornist hornists hornisten trommler trommlern tromm tambour tamboure trompeter dr',
  sergeant:
    'sergeant sergeants serjeant serjeants sgt sgts serg sergeanten feldwebel unteroffizier unteroffiziere uffz',
  ensign: 'ensign ensigns ens fähnrich fähnriche fähnrichen fahnenträger fähnr fhr',
  officer: 'officer officers offr offrs off offs offizier offiziere offizieren offz',
} as const satisfies { readonly [kind in Character]: string }

/** Words of ordinary talk, too: they are troops only beside other words of a list. */
export const weakWords: ReadonlySet<string> = new Set(['dr', 'off', 'sgt', 'ens', 'p', 'offs'])

export const nationNameWords = {
  british:
    'british britain brit brits english england uk britisch britische britischen briten engländer engländern englisch englische englischen grossbritannien',
  french:
    'french france francais francaise francaises frenchmen französisch französische französischen franzosen frankreich',
  prussian: 'prussian prussians prussia preussisch preussische preussischen preussen',
  austrian:
    'austrian austrians austria österreichisch österreichische österreichischen österreicher österreichern österreich',
  russian: 'russian russians russia russisch russische russischen russen russland',
  spanish:
    'spanish spain spaniard spaniards espanol espanola espanoles espana spanisch spanische spanischen spanier spaniern spanien',
  portuguese:
    'portuguese portugal portugues portuguesa portugueses portugiesisch portugiesische portugiesischen portugiesen',
  other:
    'bavarian bavarians bavaria bayern bayerisch bayerische bayerischen saxon saxons saxony sachsen sächsisch sächsische sächsischen hanoverian hanoverians hanover hannover hannoveraner brunswick brunswicker brunswickers braunschweig braunschweiger dutch netherlands niederländer niederlande holländer belgian belgians belgium belgier belgien polish poles poland polen polnisch polnische polnischen warsaw warschau italian italians italy italiener italien italienisch italienische neapolitan neapolitans naples neapel neapolitaner swedish swedes sweden schweden schwedisch schwedische schwedischen danish danes denmark dänen dänisch dänische dänemark ottoman ottomans turkish turks turkey osmanen osmanisch türken türkisch türkische american americans amerikaner amerikanisch swiss switzerland schweizer schweiz westphalian westphalians westphalia westfalen westfalisch hessian hessians hesse hessen nassau nassauer baden badener badisch württemberg württemberger württembergers norwegian norwegians norweger confederation rheinbund',
} as const satisfies { readonly [nation in Nation]: string }

/** The name of the list itself; in a sentence it is no nation. */
export const otherWords = 'other andere'

export const kindWords = {
  light: 'light lights leicht leichte leichter leichtes leichten',
  rifles: 'rifles rifle rifleman riflemen büchsen büchse büchsenschutzen',
  battalion:
    'battalion battalions bn bns btn btns bat bats batt batts bataillon bataillone bataillonen bataillons btl batl baon',
  rankers:
    'ranker rankers man men mann männer figure figures figs fig figuren figur soldiers soldaten strong stark models modelle minis rank_and_file',
  points:
    'points point pts pt p punkte punkt punkten pkt pkte cost costs kosten kostet price preis',
  total:
    'total totals tot sum summe gesamt gesamtsumme gesamtpunkte gesamtkosten insgesamt zusammen macht ergibt makes altogether in_all in_total adds_up_to comes_to grand_total',
  limit: 'limit grenze budget punktelimit punktegrenze',
  exact: 'exact exactly genau exakt',
  left: 'left remaining unspent übrig',
  each: 'each apiece je jeweils',
  none: 'no none without ohne kein keine keinen keiner keinem w/o',
  and: 'and plus with w mit und a an of von u sowie',
  article: 'the der die das den dem zu de du in im at to',
  times: 'x times mal',
  all: 'one_of_each one_of_each_character one_of_each_kind one_each alle_einmal je_einen je_einer von_jedem_einen',
  pair: 'pair pairs paar',
  nth: 'no nr nos number nummer num #',
  regiment:
    'foot line ligne leger legere linie linien linieninfanterie linienregiment infantry infanterie infanterieregiment inf regiment regiments regimente regt rgt reg ir rir lr linea linha lin linjen',
  army: 'army armee brigade division corps korps force forces list liste armies troops truppen battalion_list',
  under: 'under unter commander general marshal marschall feldmarschall',
  chars: 'characters charaktere command extras',
} as const

/** Parts of dates, times and addresses: a number beside one of them counts no troops. */
export const apartWords =
  'january february march april may june july august september october november december januar februar marz mai juni juli oktober dezember jan feb mar apr jun jul aug sep sept oct okt nov dec dez uhr am pm clock street road lane avenue strasse str platz weg allee phone tel telefon mobil'

/** Labels behind which nothing is troops but a nation. */
export const labelWords = {
  army: 'army armee',
  nation: 'nation nationalitat nationality',
  player: 'player spieler spielerin name club verein team mannschaft',
} as const

/** The closed list of danger; a new word needs a real mail and takes another's place. */
export const dangerWords = {
  fixed:
    'not no without instead wrong old older oldest last previous previously maybe perhaps might or either except unless if rest half halves twice same ditto rather spare spares optional optionally withdrew withdrawn mistaken dropped dropping scrapped scrapping swapped swapping cancelled cancelling gestrichen strich ersetzt getauscht vertauscht geandert geaendert ignoriert nicht ohne statt vielleicht oder entweder ausser falls wenn dasselbe derselbe dieselbe dieselben denselben zuruck zurueck dont',
  /** With s, d, ed, ing. */
  english:
    'ignore disregard drop remove delete cancel scrap replace swap change withdraw mistake error correction',
  /** With e, er, es, en, em, n, s, st, t, te. */
  german:
    'ignorier streich ersetz tausch korrektur fehler falsch alt letzt eventuell halb doppelt gleich kein',
} as const

export const dangerSigns = /[→⇒⇄<>≠❌✘☐✂]|👎|->|=>/u

/** Names, although they hold a word of danger. */
export const dangerNames = /(?<![\p{L}])(?:old guards?|alte[nr]? garde)(?![\p{L}])/giu
