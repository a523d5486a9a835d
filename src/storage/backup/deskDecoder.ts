// How an organiser runs the rounds, as a backup keeps it: every key known, every figure bounded.
import * as v from 'valibot'
import { deskBounds, strengths, tieBreaks } from '@/games/eagles/rules/index.ts'
import { whole } from './armyDecoder.ts'

const points = whole(0, deskBounds.points)

const margin = v.strictObject({
  step: whole(1, deskBounds.step),
  most: whole(1, deskBounds.points),
  isShared: v.boolean(),
})

const resultPoints = {
  victory: points,
  draw: points,
  defeat: points,
  bye: points,
  doubleLoss: v.exactOptional(points),
}

export const deskRules = v.strictObject({
  scoring: v.strictObject({ ...resultPoints, margin: v.nullable(margin) }),
  tieBreaks: v.pipe(v.array(v.picklist(tieBreaks)), v.maxLength(tieBreaks.length)),
  teamSize: v.exactOptional(whole(1, deskBounds.teamSize)),
  match: v.exactOptional(v.strictObject(resultPoints)),
  bans: v.strictObject({ club: v.picklist(strengths), nation: v.picklist(strengths) }),
  clock: v.nullable(whole(1, deskBounds.clock)),
  roundMinutes: whole(1, deskBounds.roundMinutes),
})
