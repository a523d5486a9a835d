// Definition of an engraved drawing: 24 units square, a 1.5 line, a 0.85 fine line for the engraver's detail, and solid dots.
export interface Drawing {
  readonly line?: string
  readonly fine?: string
  readonly solid?: string
}
