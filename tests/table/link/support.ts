// A phone with a game of pennies as a link sees it, and a line that ends nowhere: what is told over it is kept.
import { pennies, type PenniesKinds } from '@tests/support/games/pennies/rules.ts'
import { valueOf } from '@tests/support/results.ts'
import { begin } from '@/core/record/play.ts'
import { refused } from '@/core/result.ts'
import type { LinkDesk } from '@/table/link/linkDesk.ts'
import type { TableLink } from '@/table/tableLink.ts'

export const begun = valueOf(begin(pennies, { rounds: 3 }))

/** The message with which the phone that leads begins. */
export const tableMessage = (title: object = {}): string =>
  JSON.stringify({
    ...{ m: 'table', v: 1, table: 't', title, opening: begun.opening },
    ...{ role: 'opponent', seat: 'b', entries: 0, head: begun.head },
  })

export function phoneAtTable(own: Partial<LinkDesk<PenniesKinds>> = {}) {
  const at = { link: null as TableLink | null }
  const desk: LinkDesk<PenniesKinds> = {
    game: pennies,
    play: () => begun,
    status: () => ({ entries: 0, saved: 0, ticked: 0, failure: null, spareFailure: null }),
    table: () => 't',
    title: () => ({}),
    answer: () => refused({ code: 'stale' }),
    retract: () => refused({ code: 'stale' }),
    follow: () => refused('missing'),
    setLink: (link) => void (at.link = link),
    sitDown: () => Promise.resolve(null),
    nowLeads: () => Promise.resolve(),
    takeAway: () => Promise.resolve(),
    notTaken: () => undefined,
    notTakenBack: () => undefined,
    ...own,
  }
  return { desk, at }
}

export function lineToNowhere() {
  const said: string[] = []
  const at = { isClosed: false }
  const send = (text: string): boolean => {
    said.push(text)
    return true
  }
  return { said, at, send, close: (): void => void (at.isClosed = true) }
}
