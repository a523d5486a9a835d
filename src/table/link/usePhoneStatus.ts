// Status of the link of a game. It never names the code of the record: that changes with what is hidden.
import { linkWords as words } from '@/words/link.ts'
import type { PhoneAtTable } from './phone.ts'
import { useLinkStatus } from './useLinkStatus.ts'

export const usePhoneStatus = ({ session, isWaiting, entries }: PhoneAtTable) =>
  useLinkStatus(
    session,
    () => entries.value,
    () => {
      const { game } = words.value
      return {
        follows: game.follows,
        unlinked: isWaiting.value ? game.waiting : game.unlinked,
        even: session.value?.view.value.isLocked === true ? game.theirs : game.even,
      }
    },
  )
