// Who leads the battle that is open: this phone, or another one that is linked to it.
import { computed, type Ref } from 'vue'
import type { BattleTitle } from '@/storage/battleDoor.ts'
import { isFollowing, type LinkMarks, type TableLink } from '@/table/tableLink.ts'

interface Sitting {
  readonly card: Readonly<Ref<BattleTitle | null>>
  readonly role: Readonly<Ref<string>>
  readonly linked: Readonly<Ref<TableLink | null>>
}

/** Of a battle that another phone leads, that phone counts the dice. */
export const countsAs = ({ card, role }: Pick<Sitting, 'card' | 'role'>) =>
  computed(() => (isFollowing(card.value) ? 'reader' : role.value))

export const leadOf = (
  { linked }: Pick<Sitting, 'linked'>,
  mark: (marks: LinkMarks) => Promise<void>,
) => ({
  /** Whether what this party is asked is answered on this phone. */
  answersHere: (party: string): boolean => linked.value?.answersHere(party) ?? true,
  /** Another phone leads this battle, or is about to. */
  isLedElsewhere: computed(() => typeof linked.value?.send === 'function'),
  /** Notes for good who leads this battle. */
  mark,
})
