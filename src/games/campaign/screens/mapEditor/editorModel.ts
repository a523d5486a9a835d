// Model of a place on the editor's map, and of what a finger does on it.
import type { MapFile } from '../../rules/index.ts'
import type { FactionLook } from '../factionLooks.ts'
import type { MapCampaign } from './mapCampaign.ts'

export const editorModes = ['move', 'add', 'link'] as const
export type EditorMode = (typeof editorModes)[number]

export interface EditorPlace {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly owner: FactionLook | null
  readonly mark: 'capital' | 'home' | 'plain'
  /** The check names it. */
  readonly isFaulty: boolean
}

export const editorPlaces = <M extends MapFile>(
  campaign: MapCampaign<M>,
  map: M,
  faulty: ReadonlySet<string>,
): readonly EditorPlace[] =>
  map.nodes.map((node: M['nodes'][number]) => {
    const { id, x, y } = node
    const holder = campaign.holder(map, node)
    return {
      id,
      name: campaign.nodeName(node),
      x,
      y,
      owner: holder === null ? null : campaign.look(map, holder),
      mark: campaign.mark(node),
      isFaulty: faulty.has(id),
    }
  })
