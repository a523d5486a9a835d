// A battle that is shown to a second phone without a link: the whole of it, or its last part in one code after each turn.
import { computed } from 'vue'
import type { SendProps } from '@/app/light/fileToSend.ts'
import { writeContent } from '@/core/light/content.ts'
import { lightBounds } from '@/core/light/frame.ts'
import { earliestPart, printPart } from '@/core/link/part.ts'
import { logOf } from '@/core/record/log.ts'
import * as packing from '@/platform/light/packing.ts'
import { rulesVersionOf } from '@/core/record/play.ts'
import { battle as rules } from '@/games/eagles/rules/index.ts'
import { useBattle, type BattlePlay } from '@/games/eagles/screens/battle/store/battle.ts'
import { linkMarksIn } from '@/table/tableLink.ts'
import { without } from '@/core/without.ts'
import { battleFileName } from '../../end/fileNames.ts'

const partName = 'turn.json'

/** Whether it goes into a single code. */
function isOneCode(text: string): boolean {
  const written = writeContent({ name: partName, bytes: new TextEncoder().encode(text) }, packing)
  return written.ok && written.value.length <= lightBounds.block.max
}

/** The turn that is played and the whole one before, with as much of what was before them as one code holds. */
function lastPart(play: BattlePlay): string {
  const { turn } = play.now.state
  const first = logOf(play).find(({ line }) => line.now.state.turn >= turn - 1)
  return printPart(play, earliestPart(play, first?.line.number ?? 1, isOneCode))
}

/** What older rules told, these may tell in other words: then only a whole record says what was told. */
const isOfTheseRules = ({ opening, setup }: BattlePlay): boolean =>
  opening.rulesVersion === rulesVersionOf(rules, setup)

/** What the other phone was shown last: a turn, and after the last one the end. */
const stageOf = ({ turn, result }: BattlePlay['now']['state']): number =>
  result === null ? turn : turn + 1

/** What is shown: the last part where these rules can give it again, else the whole record. */
function codesOf(battle: ReturnType<typeof useBattle>, what: 'whole' | 'last'): SendProps {
  const { play } = battle
  if (play !== null && what === 'last' && isOfTheseRules(play))
    return { kind: 'turn', make: () => ({ name: partName, content: lastPart(play) }) }
  return {
    kind: 'battle',
    make: async () => {
      const content = await battle.exportText()
      return play === null || content === null ? null : { name: battleFileName(play), content }
    },
  }
}

export function useByCode() {
  const battle = useBattle()
  const stage = computed(() => (battle.state === null ? 0 : stageOf(battle.state)))
  const marks = computed(() => linkMarksIn(battle.card))

  return {
    /** This battle is shown by codes. */
    isOn: computed(() => marks.value.byCode !== undefined),
    /** The other phone was last shown a turn before this one, or not the end. */
    isDue: computed(() => (marks.value.byCode ?? 0) < stage.value),
    codesOf: (what: 'whole' | 'last'): SendProps => codesOf(battle, what),
    /** The other phone is said to have what was shown. */
    shown: (): Promise<void> => battle.mark({ ...marks.value, byCode: stage.value }),
    stop: (): Promise<void> => battle.mark(without(marks.value, 'byCode')),
  }
}
