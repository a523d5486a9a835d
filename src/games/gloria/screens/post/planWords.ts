// A plan in words: its lines, and why one was left out.
import { own } from '@/core/own.ts'
import type { PlanLine } from '@/games/campaign/rules/index.ts'
import type { GloriaMap, GloriaOption, LeftOut, Step } from '../../rules/index.ts'
import { headOf } from '@/core/option.ts'
import { isHeadIn } from '../../words/words.ts'
import { namesOn, screenWords as words, wordsOn } from '../words/screenWords.ts'

const stepOfKey: Readonly<Record<string, Step>> = {
  diplomacy: 'start',
  incomeOrPower: 'income',
  bridges: 'income',
  spend: 'spend',
  hire: 'spend',
  specials: 'spend',
  agents: 'agents',
  found: 'agents',
  kingdom: 'agents',
  move: 'move',
  types: 'move',
  siege: 'siege',
}

const isOption = (text: string): text is GloriaOption => isHeadIn(words.value.tables, headOf(text))

const optionText = (map: GloriaMap, text: string): string =>
  isOption(text) ? wordsOn(map).option(text) : text

export function lineText(map: GloriaMap, { key, answer }: PlanLine): string {
  const { ahead, steps } = words.value
  const [kind = '', about] = key.split(':')
  const step = steps[own(stepOfKey, kind) ?? 'end']
  const what =
    answer.kind === 'choice'
      ? answer.option === 'done'
        ? ahead.closes
        : optionText(map, answer.option)
      : answer.kind === 'facts'
        ? namesOn(map).list(
            Object.values(answer.values).map((value) => optionText(map, String(value))),
          )
        : ''
  const isAsked = kind === 'incomeOrPower' && about !== undefined
  return ahead.line(step, isAsked ? ahead.about(namesOn(map).area(about), what) : what)
}

export function leftOutText(map: GloriaMap, { line, reason, rule }: LeftOut): string {
  const { ahead, tables } = words.value
  const said =
    reason === 'notAsked' || reason === 'noUnit' || reason === 'played' || reason === 'changed'
      ? ahead.reasons[reason]
      : tables.reasons[reason]
  return ahead.why(lineText(map, line), said, rule)
}
