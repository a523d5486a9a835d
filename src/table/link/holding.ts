// The one link that a screen holds with a second phone: begun by a line that has opened, ended from here or from there.
import { own } from '@/core/own.ts'
import { watch, type ShallowRef } from 'vue'
import type { Kinds } from '@/core/game.ts'
import type { LinkEnd } from '@/core/link/line.ts'
import type { OpenLine } from '@/platform/link/peer.ts'
import { hideTopic, showToast } from '@/ui/toast/toasts.ts'
import { linkWords } from '@/words/link.ts'
import type { LinkDesk } from './linkDesk.ts'
import { sessionOf, type Seating, type Session } from './session.ts'

/** Null: no phone is linked. */
export type HeldLink = ShallowRef<Session | null>

/** What is said of a link is over with the next word on it. */
const topic = 'link'

/** Ends the link from here: the user of this phone needs no word of it. */
export function endLink(link: HeldLink): void {
  hideTopic(topic)
  const session = link.value
  link.value = null
  session?.leave()
}

/** In place of one that was held. `seating`: this phone leads, and so sits the other. Null: it follows. */
export function linkOver<K extends Kinds>(
  link: HeldLink,
  desk: LinkDesk<K>,
  line: OpenLine,
  seating: Seating | null,
): void {
  endLink(link)
  const session = sessionOf(desk, line, seating)
  link.value = session
  // A page that goes says so, where it still can: the other phone need not wait for the silence.
  addEventListener('pagehide', session.leave)
  const over = (why: LinkEnd | null): void => {
    if (why === null) return
    stop()
    removeEventListener('pagehide', session.leave)
    if (link.value !== session) return
    link.value = null
    showToast({ text: linkWords.value.ends[why], kind: why === 'left' ? 'info' : 'problem', topic })
  }
  const stop = watch(session.end, over)
  line.listen(session.hear, (state) => {
    if (state === 'closed') session.lost()
  })
  // A table that is too large to be told has ended it before the watch began.
  over(session.end.value)
}

/** The phone that leads has taken nothing back, by its code; `busy`: it is being asked. */
export function tellNotTakenBack(code: string): void {
  const { no, stale, waits, other } = linkWords.value.undo
  const said: Readonly<Record<string, string>> = { declined: no, stale, busy: waits }
  const isNews = code === 'declined' || code === 'busy'
  showToast({ text: own(said, code) ?? other, kind: isNews ? 'info' : 'problem' })
}

/** An answer was not taken by the phone that leads, by its code. */
export function tellNotTaken(code: string): void {
  const { other, ...said } = linkWords.value.notTaken
  const byCode: Readonly<Record<string, string>> = said
  showToast({
    text: own(byCode, code) ?? other,
    kind: 'problem',
  })
}
