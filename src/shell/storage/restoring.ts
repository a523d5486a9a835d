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
import { gamePapers } from '@/games/papers.ts'
import { useDiceLedger } from '../../app/dice/diceLedger.ts'
import { useSafetyCopies } from './safetyCopies.ts'
import { useSettings } from '../../app/settings.ts'
import { useStorageCheck } from './storageCheck.ts'

export type { Restored, RestoreMode } from '@/storage/backup/door.ts'

type Going = RestorePreview['plans'][RestoreMode]['going']

/** What the app itself keeps beside the database. */
function takeOwn({ papers }: Backup): void {
  const settings = papers['aide-de-camp.settings']
  if (settings !== undefined) useSettings().takeFrom(settings)
  const dice = papers['aide-de-camp.dice']
  if (dice !== undefined) useDiceLedger().takeFrom(dice)
}

type Step = () => unknown

function stepsFor(backup: Backup, { newIds }: Restored, mode: RestoreMode): Step[] {
  const texts = new Map(Object.entries(backup.papers))
  const ofGames = Object.entries(gamePapers).flatMap(([key, { take, onlyReplaces }]): Step[] => {
    const text = texts.get(key)
    return text === undefined || (onlyReplaces === true && mode !== 'replace')
      ? []
      : [() => take(text, newIds)]
  })
  return mode === 'replace' ? [...ofGames, () => takeOwn(backup)] : ofGames
}

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
    owed.value = stepsFor(backup, restored, mode)
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
