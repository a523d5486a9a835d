// The only door to the players of Gloria Mundi who are no persons: pure, given nothing but a view and its question.
export { sensible } from './sensible.ts'
