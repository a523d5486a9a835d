// The map of one's own in the form of a new campaign: chosen, checked, handed on.
import { computed, defineAsyncComponent, shallowRef } from 'vue'
import { withWords } from '@/words/withWords.ts'
import type { MapFile } from '../../rules/index.ts'
import type { MapCampaign } from '../mapEditor/mapCampaign.ts'

/** Its words come with it: most campaigns are played on a map of the app. */
export const ownMapField = (enterWords: () => Promise<unknown>) =>
  defineAsyncComponent(withWords(enterWords)(() => import('../mapEditor/OwnMapField.vue')))

/** `isWanted`: the campaign is to be played on one; `take` hears of each that is chosen. */
export function useOwnMap<M extends MapFile>(
  campaign: Pick<MapCampaign<M>, 'check'>,
  isWanted: () => boolean,
  take: (map: M) => void,
) {
  /** Null: none is chosen yet. */
  const ownMap = shallowRef<M | null>(null)
  return {
    ownMap,
    chooseMap: (map: M | null): void => {
      ownMap.value = map
      if (map !== null) take(map)
    },
    /** An own map begins nothing before its check finds no error. */
    isMapReady: computed(
      () =>
        !isWanted() ||
        (ownMap.value !== null && !campaign.check(ownMap.value).some(({ isError }) => isError)),
    ),
  }
}
