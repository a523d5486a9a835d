// Every change of an army goes through here: one transaction that newer versions of the app can forbid.
import { connected } from './connection.ts'
import { database } from './database.ts'
import { failureOf } from './failure.ts'
import { mayWrite, stampOf } from './meta.ts'

async function inTransaction<T>(work: () => PromiseLike<T>): Promise<T> {
  const [guard, stamp] = await database.meta.bulkGet(['guard', 'armies'])
  mayWrite(guard)
  const result = await work()
  await database.meta.put({ key: 'armies', stamp: stampOf(stamp) + 1 })
  return result
}

const tryChange = <T>(work: () => PromiseLike<T>): Promise<T> =>
  connected(() =>
    database.transaction('rw', database.armies, database.meta, () => inTransaction(work)),
  )

/** The second copy is code that no start should wait for. */
async function copySoon(): Promise<void> {
  const { armiesChanged } = await import('./spare/armyCopy.ts')
  armiesChanged()
}

async function changed<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await tryChange(work)
  } catch (cause) {
    if (failureOf(cause) !== 'emptied') throw cause
    await (await import('./recovery/loss.ts')).mendAfterLoss()
    return await tryChange(work)
  }
}

/** Does `work` on the armies and counts the change; the second copy follows soon (`spare/armyCopy.ts`). */
export async function changeArmies<T>(work: () => PromiseLike<T>): Promise<T> {
  const result = await changed(work)
  void copySoon()
  return result
}
