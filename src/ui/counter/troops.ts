// Troops that are not of the line.
export type Troops = 'light' | 'rifles'
