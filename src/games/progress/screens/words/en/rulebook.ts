// English words of the rulebook, in our own words; each rule under its id.
import type { RulebookWords } from '../../rulebook/book.ts'

export const rulebookEn: RulebookWords = {
  page: {
    title: 'Rules',
    lead: 'As the app plays them, in our own words. The March of Progress is a game by Alan Paull; this is an unofficial companion.',
    search: 'Search the rules',
    clear: 'Clear the search',
    none: 'No rule speaks of that.',
    ruling: 'Our ruling: the booklets are silent here, or do not agree.',
    houseRule: 'House rule',
    why: 'Why?',
    whole: 'The whole rulebook',
  },
  chapters: {
    GEN: 'What there is',
    SET: 'Setting up',
    TURN: 'The turn',
    INI: 'Initiative',
    MOVE: 'Move 1 and Move 2',
    REC: 'Recruit',
    FORT: 'Fortify',
    ATT: 'Attack and Attack +1',
    COMB: 'Combat',
    CTRL: 'Who holds a country',
    STR: 'Strength',
    SCORE: 'Score',
    END: 'The end',
    AM: 'The Age of Marlborough',
    SECRET: 'Keeping cards secret',
  },
  rules: {
    'MP-GEN-01':
      'Two sides play. Each has a home; between the homes lie neutral countries. The scenario says which, how they touch and how all begins.',
    'MP-GEN-02':
      'Each side owns one of every card: Move 1, Move 2, Recruit, Fortify, Attack, Attack +1, Strength, Score. A scenario may leave some out, never Score.',
    'MP-GEN-03':
      'A card is in hand, on its owner’s pile, or on the table this turn. Piles lie open, so both know what the other can still play. The order in a pile means nothing.',
    'MP-GEN-04':
      'Armies are all alike. One is in its owner’s stock or in a country, and there it stands normally or is fortified. One army of a side may sit on the enemy’s capital.',
    'MP-GEN-05':
      'A die shows what a country is worth. It only ever goes down; at 0 it is taken away.',
    'MP-GEN-06':
      'Army strength is one number for all armies of a side, new ones too. It goes from 1 to 6 and never down.',
    'MP-GEN-07':
      'A home’s capital has a garrison that helps to defend it. It is no piece: it cannot be lost, grow, move or attack.',
    'MP-GEN-08':
      'Points come out of a stock that can run out. The app keeps plain numbers in place of cubes.',
    'MP-GEN-09':
      'Armies of both sides may stand in one country, as many as you like; nothing happens by that alone.',
    'MP-SET-01': 'Each side begins with its home, its armies, all cards in hand and an empty pile.',
    'MP-SET-02':
      'The scenario gives dice, strength, armies in play and stock. In the introduction homes are worth 3 and the neutral 2, strength is 1, one normal army stands at home beside the capital, two wait, and 35 points are in the stock.',
    'MP-SET-03':
      'For the initiative each throws a die, the higher has it, equals are thrown again. You may simply name the holder instead.',
    'MP-SET-04':
      'Countries that share a border are neighbours. In a row of three the two homes do not touch.',
    'MP-SET-05': 'A game may begin from any possible position: for lessons, puzzles and tests.',
    'MP-SET-06':
      'Possible means: no more armies than there are, one a side on a capital and only the enemy’s, dice between their least and their first value, points below the target and within the stock, piles of a side’s own cards without Score.',
    'MP-TURN-01':
      'A turn goes: choose, reveal, six steps, discard, and the question whether it is over.',
    'MP-TURN-02':
      'Both choose one card in secret. Neither learns anything of the other’s until both are locked.',
    'MP-TURN-03': 'Both cards are turned up at the same moment.',
    'MP-TURN-04':
      'The steps come in this order whoever played what: 1 moves, 2 Recruit, 3 Fortify, 4 attacks, 5 Strength, 6 Score. Each is done before the next and sees what it left.',
    'MP-TURN-05':
      'Played cards go onto their owner’s pile. Score does not: it is in hand again already.',
    'MP-TURN-06':
      'Choices within a step are made openly, one side after the other; the second knows what the first did.',
    'MP-TURN-07':
      'What a card can do is judged when its step comes. You may play a card that will do nothing.',
    'MP-TURN-08': 'What must be done and can be done in one way only is done without asking.',
    'MP-INI-01':
      'If both played a move, or both an attack, the holder of the initiative says who goes first.',
    'MP-INI-02':
      'After that choice, before anybody acts, the initiative passes to the other side, even if the cards then do nothing.',
    'MP-INI-03':
      'In any other step with both sides in it the holder also says who goes first if it matters; the initiative stays.',
    'MP-INI-04':
      'The order is asked only where it can matter: in the attacks if both have a target, in moves, Fortify and Strength if both have a choice, at Score if the stock is too small for both. Otherwise the holder goes first.',
    'MP-INI-05':
      'Two cards share one step at most, so the initiative changes hands at most once a turn.',
    'MP-MOVE-01': 'Move 1: one of your armies goes to a neighbouring country.',
    'MP-MOVE-02':
      'Move 2: one army, or two together from one country to one neighbour. Not one army twice, not from two places, not to two.',
    'MP-MOVE-03':
      'With an army in play one must move; without any the card does nothing. The second army of Move 2 may stay.',
    'MP-MOVE-04': 'Enemies never stand in the way.',
    'MP-MOVE-05': 'A fortified army gets up to move and arrives normal.',
    'MP-MOVE-06':
      'The army on an enemy capital may move off; the capital is free at once. No other army of its side slips into its place.',
    'MP-MOVE-07':
      'Nobody moves onto a capital. Walking into the enemy’s home alone brings nothing.',
    'MP-REC-01': 'Recruit: one army comes out of the stock into your home, normal.',
    'MP-REC-02':
      'It does nothing if no army is left in stock, or while the enemy sits on your capital.',
    'MP-FORT-01': 'Fortify: one of your normal armies digs in, wherever it is, on a capital too.',
    'MP-FORT-02':
      'It does nothing without an army in play or if all are fortified. Otherwise a normal army must be taken.',
    'MP-FORT-03':
      'An army stays fortified until it moves, gets up to attack or is destroyed. It counts from this turn’s attacks on.',
    'MP-ATT-01':
      'You can attack in a country where you have an army and the enemy has an army or a garrison that counts.',
    'MP-ATT-02':
      'Attack: choose one such country. All your normal armies there fight everything the enemy has there; none stays out.',
    'MP-ATT-03':
      'If a normal army could attack anywhere you must attack, hopeless or not. Where is up to you: also where you have only fortified armies, of which then one at least gets up.',
    'MP-ATT-04':
      'Any number of your fortified armies there may get up first. They then count as normal and fight. Those that stay down do not attack.',
    'MP-ATT-05':
      'If only fortified armies could attack, you may decline; the card then does nothing.',
    'MP-ATT-06': 'Without a target the card does nothing.',
    'MP-ATT-07':
      'Attack +1 adds 1 to your total, and one more card of your hand must go onto your pile, any but Score.',
    'MP-ATT-08': 'If Score is all you have left, nothing is dropped and there is no +1.',
    'MP-ATT-09': 'If there is no attack, no card is dropped.',
    'MP-ATT-10':
      'You choose the country, then who gets up, then the card to drop; then the totals are compared.',
    'MP-COMB-01':
      'The attacker’s total: strength times all normal armies there, those just up and the one on the capital included, and 1 for a card dropped.',
    'MP-COMB-02':
      'The defender’s total: strength times all armies there, 1 for each fortified one, and the garrison if it is his home and it counts.',
    'MP-COMB-03':
      'The lower side loses all its armies there to its stock; at equal totals both do. Garrisons stay.',
    'MP-COMB-04':
      'Lost are also armies of the attacker that stayed down. The higher side loses nothing.',
    'MP-COMB-05':
      'A garrison counts as long as no enemy sits on its capital; then it counts for nobody.',
    'MP-COMB-06':
      'Whether it counts is judged when the attack is declared: who sits on the capital and attacks in the same home meets no garrison.',
    'MP-COMB-07':
      'Who wins an attack in the enemy’s home without an army on the capital puts one of those that fought onto it. There is no other way onto it.',
    'MP-COMB-08': 'The capital is free again the moment that army moves off or is destroyed.',
    'MP-COMB-09':
      'A garrison only defends: you never have it when you attack in your own home. Win or tie there against the army on your capital, and it is free.',
    'MP-COMB-10':
      'A home without armies still has its garrison of 2, so 3 are needed. With 2 against 2 the attackers are gone and the capital stays free.',
    'MP-CTRL-01':
      'You hold your home unless the enemy sits on its capital. Enemies elsewhere in it change nothing.',
    'MP-CTRL-02': 'You hold a neutral country with an army in it and no enemy army there.',
    'MP-CTRL-03': 'You hold the enemy’s home while you sit on its capital.',
    'MP-CTRL-04': 'So exactly one side holds a home, and at most one a neutral country.',
    'MP-STR-01':
      'Strength: a country you hold gives up a point of its die, and your strength rises by 1, up to 6.',
    'MP-STR-02': 'If any country you hold can give one, one must. Otherwise the card does nothing.',
    'MP-STR-03':
      'At strength 6 the die still goes down and nothing is gained; the app warns you before you lock the card.',
    'MP-STR-04':
      'A die goes down to 0 unless the scenario says more. Strength never becomes points again.',
    'MP-SCORE-01': 'Score earns 1 point and the dice of all countries you hold at that moment.',
    'MP-SCORE-02':
      'You can choose it only with a card on your pile: never twice running, never in the first turn.',
    'MP-SCORE-03': 'If the enemy sits on your capital it earns nothing at all.',
    'MP-SCORE-04': 'If the stock holds less than your score, you get what is left.',
    'MP-SCORE-05': 'Whatever was earned, all your cards come back to hand, Score too.',
    'MP-END-01':
      'When a side has 18 points or more at the end of a turn, that was the last one. The turn is always played out.',
    'MP-END-02': 'More points win; the same number is a tie.',
    'MP-END-03':
      'With 35 points in all only one side can reach 18. With 36 both can, at 18 : 18, a tie.',
    'MP-END-04':
      'Before locking a card you may offer to end the game; the other accepts or declines, and the points decide. Declined, you cannot offer again in that turn. A card locked in it stays face down.',
    'MP-END-05':
      'Before locking a card you may resign; the other side wins whatever the points. The app asks once more.',
    'MP-END-06':
      'If for 24 turns nobody’s points have changed, the game offers the end by itself; both must accept.',
    'MP-END-07': 'Destroying all enemy armies wins nothing by itself.',
    'MP-AM-01':
      'While an enemy army is anywhere in your home, Score earns nothing for that home; the 1 and the other countries still count.',
    'MP-AM-02':
      'The least worth of a die binds whoever takes from it, the enemy on the capital too.',
    'MP-AM-03':
      'So Strength gains something 4 times in all with neutrals down to 1, and 6 times down to 0.',
    'MP-AM-04': 'Whether neutrals begin at 2 or at 3 the booklets leave open; the set-up asks.',
    'MP-SECRET-01':
      'A locked card stands in the record like every answer, so a reload changes nothing.',
    'MP-SECRET-02':
      'Until the reveal nobody but its owner is shown a locked card: no other player, no log, no statistics, no computer.',
    'MP-SECRET-03': 'Log, undo and titles say only that a side has chosen.',
    'MP-SECRET-04':
      'What is shared or saved of a game ends where nothing was hidden. A backup holds all of it.',
    'MP-SECRET-05':
      'On one phone a curtain names who may look; the hand comes behind it, and after locking the next curtain. Nothing on the screen depends on which card was tapped.',
    'MP-SECRET-06':
      'Coming back to the app while cards are being chosen always leads to the curtain.',
    'MP-SECRET-07':
      'You may take back your own card until the other has locked too, and your own choice in a step until the other answers. Past a reveal nothing is taken back; mistakes about the table are corrected instead.',
    'MP-SECRET-08':
      'The computer locks its card before you lock yours, and is told nothing of yours.',
    'MP-SECRET-09':
      'On two phones each would first send a sealed sum of its card, and open it only when both are there.',
  },
}
