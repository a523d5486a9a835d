// The German words of the desk, in one chunk.
export { add } from './add.ts'
export { arrived } from '../../../../../words/de/arrived.ts'
export { bin } from './bin.ts'
export { builder } from './builder.ts'
export { repairs } from './repairs.ts'
export { print, share } from './share.ts'
export { reading } from './reading.ts'
