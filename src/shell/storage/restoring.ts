// A backup on its way back: restored only when the user says so, after a safety copy where something would go.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import {
  isChangedMeanwhile,
  restoreBackup,
  sealedAt,
  type Backup,
  type Restored,
  type RestoreMode,
  type RestorePreview,
  type Watching,
} from '@/storage/backup/door.ts'
import { useBackup } from '../../app/backup/backup.ts'
import { useMayReload } from '../../app/mayReload.ts'
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

/** Before anything goes, everything that is here is kept once more. */
const keepHere = async (watching: Watching): Promise<void> => {
  const { blob } = await useBackup().makeFile(watching)
  await useSafetyCopies().keep(blob)
}

/** Of a restore that is to keep everything first, what is done then. */
const keptShare = 0.4

/** What belongs beside the things that are back: only this restore knows their new ids, so it is tried again from here. */
function whatIsOwed() {
  const owed = shallowRef<readonly Step[]>([])
  async function settle(): Promise<void> {
    owed.value = await leftOf(owed.value)
  }
  return { owed, settle }
}

/** How far a restore is, and giving it up. */
function underWay() {
  /** 0 to 1; null while nothing is brought back. */
  const share = ref<number | null>(null)
  const mayGiveUp = ref(true)
  let signal = new AbortController()

  function begin(): AbortSignal {
    share.value = 0
    mayGiveUp.value = true
    signal = new AbortController()
    return signal.signal
  }
  /** As long as nothing has changed; behind that, what belongs beside the things that are back must still come. */
  function giveUp(): void {
    if (mayGiveUp.value) signal.abort()
  }
  return { share, isBusy: computed(() => share.value !== null), mayGiveUp, begin, giveUp }
}

export const useRestoring = defineStore('restoring', () => {
  const { begin, ...way } = underWay()
  const { owed, settle } = whatIsOwed()
  const report = shallowRef<Restored | null>(null)
  const failure = ref<'failed' | 'changed' | null>(null)

  useMayReload().holdWhile(() => way.isBusy.value)

  function forget(): void {
    way.giveUp()
    owed.value = []
    report.value = null
    failure.value = null
  }

  async function bringBack(backup: Backup, mode: RestoreMode, going: Going, signal: AbortSignal) {
    const mustKeep = mode === 'replace' && going.length > 0
    const from = mustKeep ? keptShare : 0
    const show = (done: number): unknown => (way.share.value = done)
    if (mustKeep) await keepHere({ tell: (done) => show(keptShare * done), signal })
    const tell = (done: number): void => {
      show(from + (1 - from) * done)
      way.mayGiveUp.value = done < sealedAt
    }
    const restored = await restoreBackup(backup, mode, going, { tell, signal })
    owed.value = stepsFor(backup, restored, mode)
    await settle()
    report.value = restored
  }

  async function restore(mode: RestoreMode): Promise<void> {
    const reader = useBackupReader()
    const { backup, preview, isWhole } = reader
    if (backup === null || preview === null || (mode === 'replace' && !isWhole)) return
    forget()
    const signal = begin()
    try {
      await bringBack(backup, mode, preview.plans[mode].going, signal)
      // Battles get their second copy by being played: these have none yet.
      void useStorageCheck().compare()
    } catch (cause) {
      if (!signal.aborted) failure.value = isChangedMeanwhile(cause) ? 'changed' : 'failed'
      await reader.look().catch(() => undefined)
    } finally {
      way.share.value = null
    }
  }

  return { ...way, report, failure, restore, forget, owed, settle }
})
