// Distances as the players say them: inches or centimetres, halves as ½. Inside, everything is inches.
import { computed } from 'vue'
import { battleWords as words } from '@/games/eagles/words/battle.ts'
import { useSettings, type Unit } from '@/app/settings.ts'
import { showMeasure } from '@/ui/measure/parseMeasure.ts'

/** By the rules' own conversion. */
const perInch: Readonly<Record<Unit, number>> = { in: 1, cm: 2.5 }

/** Rounded to a thousandth, so that 15 cm are 6 in and nothing else. */
const exact = (value: number): number => Math.round(value * 1000) / 1000

export function useDistances() {
  const settings = useSettings()
  const unit = computed(() => settings.kept.units)
  const sign = computed(() => words.value.units.signs[unit.value])
  const decimal = computed(() => words.value.units.decimal)
  const fromInches = (inches: number): number => exact(inches * perInch[unit.value])
  const toInches = (shown: number): number => exact(shown / perInch[unit.value])
  /** "8 in", "20 cm". */
  const say = (inches: number): string =>
    `${showMeasure(fromInches(inches), decimal.value)} ${sign.value}`
  return { unit, sign, decimal, fromInches, toInches, say }
}
