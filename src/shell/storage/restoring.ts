// A backup on its way back: restored only when the user says so, after a safety copy where something would go.
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import {
  isChangedMeanwhile,
  restoreBackup,
  type Backup,
  type Restored,
  type RestoreMode,
  type RestorePreview,
} from '@/storage/backup/door.ts'
import { useBackup } from '../../app/backup/backup.ts'
import { useBackupReader } from './backupReader.ts'
import { useBattleClock } from '../../games/eagles/screens/battle/store/battleClock.ts'
import { useBattleTime } from '../../games/eagles/screens/battle/store/battleTime.ts'
import { useBattleWishes } from '../../games/eagles/screens/start/battleWishes.ts'
import { useDiceLedger } from '../../app/dice/diceLedger.ts'
import { useSafetyCopies } from './safetyCopies.ts'
import { useSettings } from '../../app/settings.ts'
import { useStorageCheck } from './storageCheck.ts'

export type { Restored, RestoreMode } from '@/storage/backup/door.ts'

type Going = RestorePreview['plans'][RestoreMode]['going']

function takePapers({ papers }: Backup): void {
  const settings = papers['aide-de-camp.settings']
  if (settings !== undefined) useSettings().takeFrom(settings)
  const dice = papers['aide-de-camp.dice']
  if (dice !== undefined) useDiceLedger().takeFrom(dice)
  const wishes = papers['aide-de-camp.battleWishes']
  if (wishes !== undefined) useBattleWishes().takeFrom(wishes)
}

/** The clocks of the battles that came back; they follow them to their new ids. */
function takeClocks({ papers }: Backup, { newIds }: Restored): void {
  const minutes = papers['aide-de-camp.battleClock']
  if (minutes !== undefined) useBattleClock().takeFrom(minutes, newIds)
  const used = papers['aide-de-camp.battleTime']
  if (used !== undefined) useBattleTime().takeFrom(used, newIds)
}

/** Campaigns by post go on with the cards that are out, and with the plans that came. */
async function takePost({ papers }: Backup, { newIds }: Restored): Promise<void> {
  const [keys, cards] = [papers['aide-de-camp.seatKeys'], papers['aide-de-camp.seatCards']]
  if (keys !== undefined || cards !== undefined) {
    const { takeSeatCards, takeSeatKeys } =
      await import('../../games/campaign/screens/post/keptPost.ts')
    if (keys !== undefined) takeSeatKeys(keys, newIds)
    if (cards !== undefined) takeSeatCards(cards)
  }
  const plans = papers['aide-de-camp.plansAhead']
  if (plans === undefined) return
  const { takePlans } = await import('../../games/gloria/screens/ahead/keptPlans.ts')
  takePlans(plans, newIds)
}

type Step = () => unknown

/** What is still owed; one that fails keeps no other from its turn. */
async function leftOf(steps: readonly Step[]): Promise<readonly Step[]> {
  const left: Step[] = []
  for (const step of steps) {
    try {
      await step()
    } catch {
      left.push(step)
    }
  }
  return left
}

export const useRestoring = defineStore('restoring', () => {
  const isBusy = ref(false)
  const report = shallowRef<Restored | null>(null)
  const failure = ref<'failed' | 'changed' | null>(null)
  /** What belongs beside the things that are back: only this restore knows their new ids, so it is tried again from here. */
  const owed = shallowRef<readonly Step[]>([])

  async function settle(): Promise<void> {
    owed.value = await leftOf(owed.value)
  }

  function forget(): void {
    owed.value = []
    report.value = null
    failure.value = null
  }

  async function bringBack(backup: Backup, mode: RestoreMode, going: Going): Promise<void> {
    // Before anything goes, everything that is here is kept once more.
    if (mode === 'replace' && going.length > 0)
      await useSafetyCopies().keep((await useBackup().makeFile()).text)
    const restored = await restoreBackup(backup, mode, going)
    owed.value = [() => takeClocks(backup, restored), () => takePost(backup, restored)]
    if (mode === 'replace') owed.value = [...owed.value, () => takePapers(backup)]
    await settle()
    report.value = restored
  }

  async function restore(mode: RestoreMode): Promise<void> {
    const reader = useBackupReader()
    const { backup, preview, isWhole } = reader
    if (backup === null || preview === null || (mode === 'replace' && !isWhole)) return
    forget()
    isBusy.value = true
    try {
      await bringBack(backup, mode, preview.plans[mode].going)
      // Battles get their second copy by being played: these have none yet.
      void useStorageCheck().compare()
    } catch (cause) {
      failure.value = isChangedMeanwhile(cause) ? 'changed' : 'failed'
      await reader.look().catch(() => undefined)
    } finally {
      isBusy.value = false
    }
  }

  return { isBusy, report, failure, restore, forget, owed, settle }
})
