// How distances are written in English.
export const units = { signs: { in: 'in', cm: 'cm' }, decimal: '.' }
