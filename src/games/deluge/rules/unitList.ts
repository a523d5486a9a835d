// A list of units as players write it: points and name, a unit a line or between semicolons.
import { longestName, mostUnits } from './map.ts'

export interface ListedUnit {
  readonly name: string
  readonly points: number
}

/** "9 Pancerni; 5 Reiters": null if a part is none, a name too long, or there are more than 40 units. */
export const readUnitList = (list: string): readonly ListedUnit[] | null => {
  const parts = list
    .split(/[;\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0 || parts.length > mostUnits) return null
  const units: ListedUnit[] = []
  for (const part of parts) {
    const [, points, name = ''] = /^([1-9]\d{0,3})(?:\s+(\S.*))?$/u.exec(part) ?? []
    if (points === undefined || name.length > longestName) return null
    units.push({ name, points: Number(points) })
  }
  return units
}
