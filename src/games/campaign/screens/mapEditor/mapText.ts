// A map as a file, and a file as a map: strictly read, or refused with the place and the reason; nothing is kept then.
import { refused, type Result } from '@/core/result.ts'
import { readMapFile, type MapFault, type MapFields, type MapFile } from '../../rules/index.ts'

/** More than any map takes. */
const mostCharacters = 1_000_000

/** `notJson`: nothing could be read at all. */
export function mapIn<M extends MapFile>(
  text: string,
  fields: MapFields,
): Result<M, MapFault | 'notJson'> {
  if (text.length > mostCharacters) return refused('notJson')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return refused('notJson')
  }
  return readMapFile<M>(json, fields)
}

/** As the file is written. Nothing but the map is in it. */
export const fileOfMap = (map: MapFile): { readonly name: string; readonly content: string } => ({
  name: 'campaign-map.json',
  content: `${JSON.stringify(map, null, 2)}\n`,
})

export async function saveMap(map: MapFile): Promise<void> {
  const { name, content } = fileOfMap(map)
  const { saveFile } = await import('@/platform/download.ts')
  saveFile(name, content, 'application/json')
}
