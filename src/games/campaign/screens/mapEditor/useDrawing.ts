// Actions in the editor, by finger or from the list: choose, add, move, link, take away, undo; each is said aloud.
import { computed, ref, type ComputedRef } from 'vue'
import {
  linkBetween,
  onMap,
  withLink,
  withNode,
  withNodePart,
  withoutLink,
  withoutNode,
  type MapFile,
} from '../../rules/index.ts'
import { mapWords as words } from '../words/mapWords.ts'
import type { EditorMode } from './editorModel.ts'
import type { Change, MapCampaign } from './mapCampaign.ts'

interface Kept<M extends MapFile> {
  readonly map: ComputedRef<M | null>
  readonly change: (by: Change<M>) => boolean
  readonly undo: () => boolean
  readonly redo: () => boolean
}
interface Point {
  readonly x: number
  readonly y: number
}

const mostNodes = 400

/** The place that is chosen, what a finger does, and what was said last. */
function useChosen<M extends MapFile>({ nodeName }: MapCampaign<M>, { map }: Kept<M>) {
  const picked = ref<string | null>(null)
  const said = ref('')
  const nodeOf = (id: string): M['nodes'][number] | undefined =>
    map.value?.nodes.find((each) => each.id === id)
  const nameOf = (id: string): string => {
    const node = nodeOf(id)
    return node === undefined ? id : nodeName(node)
  }
  /** An undo may have taken it away. */
  const chosen = computed(() =>
    picked.value !== null && nodeOf(picked.value) !== undefined ? picked.value : null,
  )
  const choose = (node: string | null): void => {
    picked.value = node
    if (node !== null) said.value = words.value.said.chosen(nameOf(node))
  }
  return { mode: ref<EditorMode>('move'), picked, said, nameOf, chosen, choose }
}
type Chosen = ReturnType<typeof useChosen>

function placeActions<M extends MapFile>(
  campaign: MapCampaign<M>,
  kept: Kept<M>,
  { picked, said, nameOf, chosen }: Chosen,
) {
  const nodes = () => kept.map.value?.nodes ?? []
  function add(at: Point): void {
    const map = kept.map.value
    if (map === null) return
    if (map.nodes.length >= mostNodes) {
      said.value = words.value.said.most
      return
    }
    const node = campaign.freshNode(map, onMap(at), words.value.place.newName)
    kept.change((now) => withNode(now, node))
    picked.value = node.id
    said.value = words.value.said.added(campaign.nodeName(node))
  }
  function move(id: string, to: Point): void {
    if (kept.change((now) => withNodePart(now, id, onMap(to))))
      said.value = words.value.said.moved(nameOf(id))
  }
  function remove(id: string): void {
    const name = nameOf(id)
    if (nodes().length < 2) {
      said.value = words.value.said.fewest
      return
    }
    kept.change((now) => campaign.forgotten(withoutNode(now, id), id))
    picked.value = null
    said.value = words.value.said.removed(name)
  }
  /** A change of the chosen place, which may get another id by it. */
  function changeChosen(by: Change<M>): void {
    const before = nodes()
    const place = before.findIndex(({ id }) => id === picked.value)
    kept.change(by)
    const after = nodes()
    if (place >= 0 && chosen.value === null && after.length === before.length)
      picked.value = after[place]?.id ?? null
  }
  return { add, move, remove, changeChosen }
}

function linkActions<M extends MapFile>(kept: Kept<M>, { said, nameOf }: Chosen) {
  const tell = (one: string, other: string, isLinked: boolean): void => {
    const { linked, unlinked } = words.value.said
    said.value = (isLinked ? linked : unlinked)(nameOf(one), nameOf(other))
  }
  /** A link that is there goes. */
  function link(one: string, other: string): void {
    const map = kept.map.value
    if (map === null || one === other) return
    const isNew = linkBetween(map, one, other) === null
    kept.change((now) => (isNew ? withLink(now, one, other) : withoutLink(now, one, other)))
    tell(one, other, isNew)
  }
  return { tell, link }
}

export function useDrawing<M extends MapFile>(campaign: MapCampaign<M>, kept: Kept<M>) {
  const at = useChosen(campaign, kept)
  const { mode, said, nameOf, chosen, choose } = at
  const places = placeActions(campaign, kept, at)
  const links = linkActions(kept, at)
  function tap(node: string | null, spot: Point): void {
    const from = mode.value === 'link' ? chosen.value : null
    if (mode.value === 'add' && node === null) places.add(spot)
    else if (from !== null && node !== null && node !== from) links.link(from, node)
    else if (node !== null) choose(node === chosen.value ? null : node)
  }
  function undo(): void {
    if (kept.undo()) said.value = words.value.said.undone
  }
  function redo(): void {
    if (kept.redo()) said.value = words.value.said.redone
  }
  const say = (text: string): void => {
    said.value = text
  }
  return { mode, said, say, nameOf, chosen, choose, ...places, ...links, tap, undo, redo }
}
