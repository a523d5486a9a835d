// The shapes of a battalion's states: the shape alone tells them apart, without colour.
export interface Shape {
  readonly line?: string
  readonly solid?: string
  readonly heavy?: true
}

export const stateShapes = {
  good: { solid: 'M5 9a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z' },
  disordered: { line: 'M9 2.2 15.8 9 9 15.8 2.2 9zM5 13.2 13 4.8' },
  mustStand: { solid: 'M3 3h12v12H3z' },
  engaged: { line: 'M3 3l12 12M15 3 3 15', heavy: true },
  joined: { line: 'M3 3l12 12M3 15h12', heavy: true },
  broken: { line: 'M2 3.5h14L9 16zM10.5 3.5 8 8l2.2 2L9 16' },
  acted: { line: 'M3.5 9.8l3.8 3.8 7.4-9', heavy: true },
  gone: { line: 'M3 9h12' },
  waiting: { line: 'M5 9a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z' },
} as const satisfies Record<string, Shape>

export type StateShapeName = keyof typeof stateShapes
