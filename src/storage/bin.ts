// Time for which a deleted army can still be had back.
export const daysInBin = 30
