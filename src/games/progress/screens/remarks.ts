// Effect of each card now, in the few words that fit under its name, and what to know before it is locked.
import { screenWords as words } from './words/screenWords.ts'
import type { AttackProspect, Prospect } from '../rules/index.ts'

/** Short enough for a quarter of a phone. */
export const remarkOf = (prospect: Prospect): string => {
  const { remark } = words.value
  switch (prospect.kind) {
    case 'nothing':
      return prospect.reason === 'no-target' ? remark.noTarget : remark.nothing
    case 'move':
      return remark.army(
        prospect.only === null ? 1 : prospect.only.armies.length,
        prospect.only === null ? prospect.most : prospect.only.armies.length,
      )
    case 'recruit':
      return remark.atHome
    case 'fortify':
      return remark.army(1, 1)
    case 'attack':
      return attackRemark(prospect.best)
    case 'strength':
      return prospect.isGain ? remark.costs : remark.wasted
    case 'score':
      return remark.earns(prospect.gained)
  }
}

/** As in "wins 3 : 2". */
export const attackRemark = ({ attack, defence, result }: AttackProspect): string =>
  words.value.remark[attackWords[result]](attack.total, defence.total)

const attackWords = { win: 'wins', tie: 'ties', loss: 'loses' } as const

/** A sentence where a card would be wasted as things stand; null where nothing needs to be said. */
export const warningOf = (prospect: Prospect): string | null => {
  const { warns, scoreLast } = words.value.choose
  switch (prospect.kind) {
    case 'nothing':
      return warns.nothing
    case 'attack':
      return prospect.best.result === 'loss' ? warns.loses : null
    case 'strength':
      return prospect.isGain ? null : warns.noGain
    case 'score':
      return scoreLast
    case 'move':
    case 'recruit':
    case 'fortify':
      return null
  }
}
