// English: what an order would bring.
import type { Ending, StandingAfter } from '@/games/eagles/rules/index.ts'

export const whatIfEn = {
  title: 'What if …',
  who: (battalion: string, quality: string) =>
    `${battalion} (${quality}): nothing here is decided, and no die is thrown.`,
  order: 'Order',
  target: 'Against',
  range: 'Distance',
  upTo: (far: string) => `to ${far}`,
  from: (far: string) => `from ${far}`,
  stands: 'Standing',
  line: 'in line',
  column: 'in column',
  cover: 'Target’s cover',
  covers: { none: 'none', soft: 'soft', hard: 'hard' },
  rounds: 'Of the fight',
  roundsOf: { 1: 'first round', 2: 'two rounds on' },
  nextRounds: { 1: 'this round', 2: 'two rounds on' },
  working: 'Working it out …',
  outcome: 'What comes of it',
  endings: {
    done: 'It is done',
    failed: 'The check fails, nothing happens',
    short: 'The charge falls short',
    stopped: 'Defensive fire stops the charge',
    dispersed: 'The broken target is ridden down',
    lost: 'Out of range, the shot is lost',
    won: 'Wins the round',
    tied: 'A tie, both hold',
    beaten: 'Loses the round',
  } satisfies Record<Ending, string>,
  hits: 'Hits',
  moved: 'How far',
  mean: (average: string) => `on average ${average}`,
  atLeastOne: (chance: string) => `${chance} at least one`,
  losses: (average: string, least: string, most: string) =>
    `loses ${average} on average (${least} to ${most})`,
  noLosses: 'loses nobody',
  standing: {
    good: 'in good order',
    disordered: 'disordered',
    engaged: 'still fighting',
    broken: 'broken',
    gone: 'gone',
  } satisfies Record<StandingAfter, string>,
  spread: (battalion: string) => `Losses of ${battalion}`,
  supposed:
    'Exact, by the rules of this battle, tests of this turn included. Supposed: open ground, every re-roll used, the defender fires with all groups, the winner follows up, and nobody else interferes.',
}

export type WhatIfWords = typeof whatIfEn
