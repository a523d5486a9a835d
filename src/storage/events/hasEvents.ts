// Whether there is any event: their loss cannot be mended, only noticed.
import { connected } from '../connection.ts'
import { database } from '../database.ts'

export const hasEvents = async (): Promise<boolean> =>
  (await connected(() => database.events.limit(1).count())) > 0
