// One line of a ledger.
export interface LedgerRow {
  readonly label: string
  /** "+2", "½", "7" */
  readonly figure: string
  /** A sum has a strong rule above it. */
  readonly kind?: 'sum'
}
