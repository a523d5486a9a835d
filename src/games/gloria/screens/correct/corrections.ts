// The corrections of a campaign, from the fields of their forms to what the rules read.
import { correctionsBy } from '@/games/campaign/screens/umpire/correctForm.ts'
import type { Correction } from '../../rules/index.ts'
import type { FigureForm } from './formKit.ts'
import { kingForms } from './kingForms.ts'
import { landForms } from './landForms.ts'
import { overseasForms } from './overseasForms.ts'
import { pieceForms } from './pieceForms.ts'
import { powerForms } from './powerForms.ts'
import { turnForms } from './turnForms.ts'
import { unitForms } from './unitForms.ts'

export type Figure = Correction['figure']

/** In the order in which they are offered: every one that the rules can set right. */
const forms: Readonly<Record<Figure, FigureForm>> = {
  money: landForms.money,
  owner: landForms.owner,
  sacked: landForms.sacked,
  ...unitForms,
  named: kingForms.named,
  ...powerForms,
  turn: turnForms.turn,
  owed: turnForms.owed,
  fleet: pieceForms.fleet,
  fleetDid: turnForms.fleetDid,
  newFleet: pieceForms.newFleet,
  noFleet: pieceForms.noFleet,
  post: pieceForms.post,
  plate: overseasForms.plate,
  newPlate: pieceForms.newPlate,
  noPlate: pieceForms.noPlate,
  credit: kingForms.credit,
  kingdom: overseasForms.kingdom,
  silenced: overseasForms.silenced,
  beaten: overseasForms.beaten,
  allied: pieceForms.allied,
  seats: kingForms.seats,
  back: kingForms.back,
  houseRule: landForms.houseRule,
}

export const { isFigure, fieldsOf, figuresFor, correctionFrom } = correctionsBy(forms)
