// The words of a game under way: how far it is and who is to act, with that side's tile.
import { computed } from 'vue'
import { firstGame, gameNamed } from '@/games/index.ts'
import type { Side } from '@/core/conversation.ts'
import { shelfWords } from '@/words/shelf.ts'
import type { UnderWay } from '@/app/underWay.ts'
import { nationTiles } from '@/games/eagles/screens/lists/nation.ts'
import { armiesIn } from '@/games/eagles/screens/battles/armiesIn.ts'

export function useUnderWayWords(game: () => UnderWay) {
  /** A battle knows its peoples; of another game lists know how far it is. */
  const isBattle = computed(() => game().game === firstGame.name)
  const armies = computed(() => armiesIn(game().title))
  const seat = computed<Side | 'table' | null>(() => {
    const { asked } = game()
    if (!isBattle.value) return null
    return asked === 'a' || asked === 'b' || asked === 'table' ? asked : null
  })
  const isMirrored = computed(() => armies.value.a.nation === armies.value.b.nation)

  const turn = computed(() => {
    const { strip, stripOf } = shelfWords.value.underWay
    const reached = Number(game().title['turn'] ?? 0)
    if (isBattle.value) return strip(reached)
    const { title = game().game, counts = 'turns' } = gameNamed(game().game) ?? {}
    return stripOf(title, reached, counts)
  })
  const toAct = computed(() => {
    const { toAct: acts, sideToAct, bothToAct } = shelfWords.value.underWay
    if (seat.value === null) return ''
    if (seat.value === 'table') return bothToAct
    const { nation } = armies.value[seat.value]
    return nation === 'other' || isMirrored.value
      ? sideToAct(seat.value === 'a' ? '1' : '2')
      : acts[nation]
  })
  const tile = computed(() => {
    if (seat.value === null || seat.value === 'table') return null
    const look = nationTiles[armies.value[seat.value].nation]
    return isMirrored.value ? { ...look, letter: seat.value === 'a' ? '1' : '2' } : look
  })
  return { turn, toAct, tile }
}
