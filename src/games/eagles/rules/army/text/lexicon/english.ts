// The English words of army lists. `rank_and_file` is a phrase of three words.
import type { ListWords } from './listWords.ts'

export const english: ListWords = {
  quality: {
    green: 'green greens recruit recruits',
    drilled: 'drilled',
    veteran: 'veteran veterans vet vets grizzled',
    guards: 'guards guard gds gd',
  },
  character: {
    drummer:
      'drummer drummers drummer_boy drummer_boys drum drums drm drms drmr drmrs bugler buglers bugle bugles trumpeter trumpeters hornist hornists',
    sergeant:
      'sous-officier sous-officiers sergeant sergeants serjeant serjeants sgt sgts nco ncos sarge sargeant sargeants seargent sergant sergent',
    ensign:
      'porte-drapeau porte-drapeaux porte-aigle standard-bearer colour-bearer ensign ensigns ens standard_bearer standard_bearers colour_bearer color_bearer eagle_bearer',
    officer: 'officer officers off offs offr offrs ofcr',
  },
  nation: {
    british: 'british britain brit brits english england uk',
    french: 'french frenchies france français française françaises',
    prussian: 'prussian prussians prussia',
    austrian: 'austrian austrians austria',
    russian: 'russian russians russia',
    spanish: 'spanish spain spaniards español española españoles españa',
    portuguese: 'portuguese portugal português portuguesa portugueses',
    other: 'other others',
  },
  foreign:
    'bavarian bavarians bavaria saxon saxons saxony hanoverian hanoverians hanover brunswick brunswickers dutch belgian dutch-belgian netherlands polish poles poland warsaw italian italians italy neapolitan naples swedish swedes sweden danish danes denmark ottoman turkish turks american americans swiss westphalian westphalia hessian hesse nassau baden wurttemberg bavarois allied allies coalition confederation rhinebund scottish irish norwegian',
  titles:
    'correct round day game luck old new before after now current previous in reserve reserves spare spares sample edit update updated change changed changes ps nb home box bench later tomorrow time week month year yours his hers theirs you him them ally allies added attacking defending attack attacker defence defense defender january february march april may june july august september october november december',
  alone:
    'cut axe missing wish dream test command staff monday tuesday wednesday thursday friday saturday sunday fri sat sun retired lost dead killed destroyed captured sick ill absent free candidate candidates',
  others:
    "wrong old older previous former last example sample opponent opponents opponent's enemy compare comparison",
  unfinished:
    'draft wip tbc tbd provisional preliminary unfinished incomplete continued to_come to_follow not_final not_complete',
  list: 'list roster',
  armyWord: 'army',
  last: 'last',
  periods: 'year time season event tournament week month',
  aged: 'old older',
  allied: 'allied allies coalition combined',
  addressing: 'to dear hi hello',
  small: 'the my mine this one ones from',
  remaining: 'rest remainder remaining others',
  altering:
    'bump raise lift set make put correct take give let roll choose pick decide add adding cut cutting drop trim remove fill squeeze change',
  anew: 'meant actually oops whoops should make_that make_it make_them make_me make_us',
  counting: 'qty quantity count copies pieces pcs those them',
  shaped: 'bold italic italics underlined starred highlighted',
  rest: 'rest remainder',
  following:
    'follow follows following will come comes coming to_come to_follow later tomorrow soon missing pending',
  correcting:
    "swap replac instead minus except less fewer more former latter upgrad downgrad doubl twice thrice triple half repeat forget idea planned optional tba todo cannot can't cant won't wont",
  changing: 'switch swap chang correct instead prefer ideal tempt',
  repeating: 'above copy copied clone cloned repeat previous',
  unpriced:
    'reserve reserves militia landwehr landsturm volunteers levy levies grenadiers grenadier fusiliers voltigeurs chasseurs skirmishers sharpshooters dragoons lancers cuirassiers uhlans marines sappers pioneers train wagon wagons baggage surgeon staff cossack cossacks tirailleurs carabiniers cazadores caçadores pandours rangers highlanders opolchenie buffs gordons pavlovs 6pdr 9pdr 12pdr',
  nicknames:
    'rus prs whitecoats redcoats rosbifs ruskies frogs bleus iberians lusitanians grande impériale imperial napoleon napoleons',
  levels:
    'elite elites raw conscript conscripts untrained halve halved understrength overstrength unused surplus promoted promotion demoted degraded nominal',
  voided: 'superseded outdated obsolete invalid joke fools ignore fake wrong placeholder',
  voidedAlone: 'old sample example test void specimen',
  command: 'music band bands standards eagle eagles command',
  social:
    'wait ask know worries hurry problem problems rush late see thank thanks ta call ring text question questions confirm check looking cheers regards wishes hello welcome weather fun lovely great pity',
  playing: 'play playing bring bringing take field',
  announcing:
    "list lists army armies roster force forces attached enclosed below following here here's hereby herewith find please is are the a an my mine our me we us i i'm i'll will be am play playing bring bringing bringin field fielding take taking run running use using go going enter entering submit submitting send sending sent posting for on at to in of with from this that's it it's its these again still usual usually always before final finally finished ready done as promised threatened discussed agreed requested asked ever ok okay right so well anyway got have having put together made decided settled down up sat sun fri sunday monday tuesday wednesday thursday friday saturday weekend tomorrow tonight today time week month january february march april may june july august september october november december event tournament club day muster battle game games campaign bash big small little wee good evening morning afternoon all everyone everybody mates lads folks guys hi hiya hello hey yo dear boys troops napoleonic napoleonics faithful trusty lovely brave bunch lot sorry late delay accept entry course shall spring summer autumn winter organiser organizer used spent",
  occasions:
    'campaign day game games event tournament club muster battle bash weekend month player players',
  placing: 'no number unit bn battalion',
  slips: 'miscounted mistyped misread miscalculated',
  rather: 'instead',
  choosing: 'version use valid revised corrected updated final',
  ofSentence:
    'to in on at for by if when have has be is are was goes go get gets got next still yet not after before until need needs want wants',
  wrongs: 'wrong mistake mistakes error errors incorrect amiss typo typos',
  pointing: 'that this it list there above here something somewhere these those',
  persons: 'he him she her they them one ones some everything',
  altered:
    'rethink redo rework revis revamp alter adjust tweak amend modif rewrit resend resubmit forget ignor scrap overhaul tinker fiddl reconsider switch swap remov away bin stay',
  sending: 'send sending expect mail post get',
  newer: 'new newer another different real other',
  fitting: 'match matching fit fits like happy legal add adds finished ready',
  grading: 'elite crack best worst finest discount discounted reduced rebate bargain cheap cheaper',
  aboutList:
    'that this these those them they he him one ones everything mine other line lines base bases step steps class level grade grades unit units big bigger biggest small smaller smallest size sizes different final finished count counted counting trade trim squeeze tweak goes lost took taken pretend joke newer decide decided figure options points number numbers strength agreed change changes changed move moved order lend lends borrow borrows beats stands lot lots throughout',
  aboutElse:
    'hi hey thx bye hoping hopefully happy sorry apologies pardon excuse luck enjoy pleasure nice good excited forward promised discussed dog opponent opponents umpire organiser organising anybody everybody hour hours minute minutes early summer winter spring autumn christmas easter train bus car bike drive driving lift ride park parking station road traffic ferry flight hotel room bed night travel table tables terrain mat hedges dice ruler rulers scenery hall door key venue club lunch dinner food meat pub beer pint tea coffee cake drinks breakfast fee money paid pay euro euros pounds game games tournament event campaign muster battle round paint painted painting photo photos picture pictures varnish flags basing mail email e-mail message messages calls write contact attached attachment attachments outside external link links tell confirmation shout help internet spelling typing forum website rain snow sick ill work job holiday birthday mess delay owe owes laptop gentle beginner correct replaces here below find fingers outing cash card hot cold warm address chair played comments voice asked requested wanted done vive viva god king queen emperor prizes vegetarian signing greetings approval hope glad ok okay fine right alright year years submission booklet rulebook sums maths uniforms mats bar welsh best app builder receipt acknowledge laugh win wins newbie wife husband son daughter father mother grandfather inherited kids mum dad sister girlfriend family',
  passing:
    'friend friends mate mates day days today weekend weekends week weeks month months morning evening afternoon monday tuesday wednesday thursday friday saturday sunday boss think entry kind mobile yes no taste been june july september january february april august october november december created version brother phone legal',
  ranked: 'bottom top upper lower middle smaller bigger larger smallest biggest largest',
  backing:
    'second_thoughts second_thought on_reflection my_mind fewer counted newer too_many too_much something_different something_else look_different end_up placeholder last_line bottom_line retract retracted withdraw withdrawn recall recalled pinch_of of_these of_those mixed_up muddled second_mail other_mail next_mail i_sent',
  vagueCount:
    'several some few many various numerous multiple plenty lots assorted double triple treble quadruple',
  body: 'unit regiment corps company body group block force division brigade formation detachment',
  unsettled:
    'shared fallen missing lacking absent detached broken away permitting provided providing assuming depending depends usual usually as_per',
  standing:
    'possible likely unlikely unconfirmed hypothetical theoretical proposed suggested potential prospective future extra bonus imaginary fictional fictitious intended eventual missing absent',
  otherUse:
    'shopping buy bought purchase purchases sale selling sell wtb wts wanted collection inventory shelf box boxes proposal suggestion suggestions rough trial experiment experiments unpainted',
  spending: 'spend spending use put invest blow fill distribute allocate give',
  mixing: 'swapped switched mixed muddled confused',
  budget: { exact: 'exact exactly', atMost: 'most' },
  plain: {
    rankers:
      'ranker rankers man men soldier soldiers private privates figure figures figs fig model models mini minis miniature miniatures rank_and_file bayonets',
    light: 'light lights',
    rifles: 'rifle rifles rifleman riflemen',
    battalion: 'battalion batallion battallion batalion bn btn batt bat',
    battalions: 'battalions batallions battallions batalions bns btns batts',
    points: 'point points pt pts p cost price',
    total: 'total totals grand_total that_makes makes_a_total_of total_of sum altogether overall',
    subtotal: 'subtotal subtotals sub_total',
    left: 'left left_over leftover remaining unspent spare unused',
    army: "army armies list lista listas armylist army_list armée l'armée ejército exército nation nationality name roster faction side country",
    limit: 'limit game_size pointslimit points_limit budget',
    commander: 'supreme commander sc cic',
    pair: 'pair pairs',
    times: 'x',
    ending: 'st nd rd th',
    remark: 'player date event club remark remarks note notes comment comments',
    characters: 'characters character',
    each: 'each apiece per both',
    all: 'all every everybody everyone any last',
    same: 'same ditto idem as_above likewise identical same_again',
    struck:
      "take_it_back vice_versa other_way_round other_way_around wrong_way_round wrong_way_around wrong_way_about double_everything everything_twice times_two times_three don't_use dont_use do_not_use scratch_that strike_that forget_that never_mind_that disregard rip delete remove cancel withdraw withdrawn rem void ignore ignored skip skipped obsolete outdated sold crossed wishlist deleted removed cancelled canceled scrapped dropped struck gone out",
    doubt:
      "trio duo quartet handful to_come to_follow not_final not_complete former latter repeat repeated minus less least minimum min maximum max over under beyond except but maybe perhaps probably possibly optional optionally about approx approximately roughly circa ca dozen half instead or either if unless rather alternatively alternative option variant almost nearly tbc tbd pending later would could might wanted planned considering considered thought was were previously formerly originally counts becomes promoted only just twice thrice double doubled todo tba wip draft idea ideas never cannot isn't isnt ain't don't dont doesn't doesnt won't wont can't cant haven't havent hasn't hasnt hadn't aren't arent wasn't wasnt weren't didn't didnt wouldn't shouldn't couldn't forget upgrade upgraded downgrade downgraded swap swapped replace replaces replaced more fewer rest remainder",
    apart:
      "so_far up_to_now reinforced understrength scratched nope nah expensive like provisional provisionally switch switching alternate alternates substitute substitutes sub subs backup bench benched omit omits omitted exclude excluded excluding unused example opponent opponents opponent's enemy vs versus correction corrected swap scrap scratch scrub ditch axed drop drops lose loses leave leaves leaving at_home left_behind hopefully ideally someday eventually tempted tempting think thinking wonder wondering when once until subject to_be_confirmed to_be_decided to_be_announced full_command command_group command_figures with_command full_staff with_staff cut_this cut_if cut_it wish_i i_wish wish_list hoping_for test_list i_hope we_hope see cf your_choice your_pick your_call up_to_you you_choose you_pick you_decide postponed arrival arrivals reinforcement reinforcements brings sale to_paint spoiler hide hidden ex semi quasi pseudo demi wannabe tentative tentatively placeholder undecided unsure uncertain standby stand_by fallback duplicate duplicated twin twins plan_b choice disbanded lent loaned_to stay_home stays_home stay_at_home stays stand_in better worse too_much too_many too_dear",
    next: 'also then followed_by another further furthermore additionally finally next',
    none: 'no none n/a sans without not neither nor non zero nil w/o',
    and: 'and with plus w as_well_as',
    filler:
      "there's there_is there_are led_by nothing_else nothing_more no_extras no_upgrades no_frills costs makes of out_of march_of_eagles the at as great line infantry inf in inc incl including nr is are has have strong strength size quality class type made",
    riddle:
      'captain capt colonel col major lieutenant lt corporal cpl musician musicians fifer fifers piper pipers flag flags colours colors gun guns cannon cannons artillery cavalry hussar hussars squadron squadrons battery general leader leaders and_so_on etc',
    prose:
      "fingers_crossed kick_off didn't_forget didnt_forget can't_wait cant_wait cannot_wait could_you would_you can_you my mine our here this these it that i i'm am be will play playing bring bringing",
  },
  ordinals: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
}
