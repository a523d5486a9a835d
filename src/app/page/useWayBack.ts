// Target of the back arrow of a screen that can be reached from several others.
import { useRouter } from 'vue-router'

/**
 * The address before this one; `otherwise` where the app was entered here, or where this screen's own pages lead back
 * to it: no player goes round in circles.
 */
export function useWayBack(otherwise: string, ...ownPages: readonly string[]): string {
  const { back } = useRouter().options.history.state
  const isElsewhere = typeof back === 'string' && !ownPages.some((page) => back.startsWith(page))
  return isElsewhere ? back : otherwise
}
