// The words of pennies, in English and German.
import type { GameWords } from '../playable.ts'
import type { PenniesKinds } from './rules.ts'

export const en = {
  event: (event) => {
    switch (event.kind) {
      case 'chosen':
        return `Side ${event.side} has chosen.`
      case 'ownCoin':
        return `You chose ${event.coin}.`
      case 'shown':
        return `${event.coins.a} and ${event.coins.b}: side ${event.winner} wins the round.`
      case 'corrected':
        return `Side ${event.side} now has ${event.wins} rounds.`
    }
  },
  option: (option) => ({ heads: 'Heads', tails: 'Tails', show: 'Show both' })[option],
  reason: (reason) => ({ thrice: 'Not a third time running' })[reason],
  field: () => '',
} satisfies GameWords<PenniesKinds>

export const de = {
  event: (event) => {
    switch (event.kind) {
      case 'chosen':
        return `Seite ${event.side} hat gewählt.`
      case 'ownCoin':
        return `Du hast ${event.coin === 'heads' ? 'Kopf' : 'Zahl'} gewählt.`
      case 'shown':
        return `Aufgedeckt: Die Runde geht an Seite ${event.winner}.`
      case 'corrected':
        return `Seite ${event.side} hat jetzt ${event.wins} Runden.`
    }
  },
  option: (option) => ({ heads: 'Kopf', tails: 'Zahl', show: 'Aufdecken' })[option],
  reason: (reason) => ({ thrice: 'Nicht dreimal hintereinander' })[reason],
  field: () => '',
} satisfies GameWords<PenniesKinds>
