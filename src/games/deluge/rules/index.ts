// The door to the rules of The Deluge.
export { deluge, type DelugeKinds } from './game.ts'
