// Every change of an army goes through here: one transaction that newer versions of the app can forbid.
import { connected } from './connection.ts'
import { database } from './database.ts'
import { failureOf } from './failure.ts'
import { mayWrite } from './meta.ts'
import { mendAfterLoss } from './recovery/loss.ts'
import { armiesChanged } from './spare/armyCopy.ts'

async function inTransaction<T>(work: () => PromiseLike<T>): Promise<T> {
  const [guard, stamp] = await database.meta.bulkGet(['guard', 'armies'])
  mayWrite(guard)
  const result = await work()
  const before = stamp?.key === 'armies' ? stamp.stamp : 0
  await database.meta.put({ key: 'armies', stamp: before + 1 })
  return result
}

const tryChange = <T>(work: () => PromiseLike<T>): Promise<T> =>
  connected(() =>
    database.transaction('rw', database.armies, database.meta, () => inTransaction(work)),
  )

/** Does `work` on the armies and counts the change; the second copy follows within a second. */
export async function changeArmies<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await tryChange(work)
  } catch (cause) {
    if (failureOf(cause) !== 'emptied') throw cause
    await mendAfterLoss()
    return await tryChange(work)
  } finally {
    armiesChanged()
  }
}
