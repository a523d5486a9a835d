// Sums of a ledger with their signs: "+20", "−5".
export const signed = (amount: number): string =>
  amount < 0 ? `−${String(-amount)}` : `+${String(amount)}`
