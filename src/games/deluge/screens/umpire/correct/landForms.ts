// Forms for land: who owns a place, who claims it, and until when it is looted.
import {
  nobody,
  orNobody,
  shownValue,
  wholeOf,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import { nodeOptions, ownerOptions, picked, typed, type FigureForm } from './formKit.ts'

export const landForms = {
  owner: {
    fields: (view, values) => {
      const node = picked('node', nodeOptions(view))
      const at = shownValue(values, node)
      return [node, picked('owner', ownerOptions(view), view.nodes[at]?.owner ?? nobody, at)]
    },
    made: ({ node, owner }) => ({ figure: 'owner', node, owner: orNobody(owner) }),
  },
  claim: {
    fields: (view, values) => {
      const node = picked('node', nodeOptions(view))
      const at = shownValue(values, node)
      const claim = view.nodes[at]?.claim ?? null
      return [
        node,
        picked('claimant', ownerOptions(view), claim?.by ?? nobody, at),
        typed('since', String(claim?.since ?? view.turn), at),
      ]
    },
    made: ({ node, claimant, since }) => {
      const by = orNobody(claimant)
      return { figure: 'claim', node, claim: by === null ? null : { by, since: wholeOf(since) } }
    },
  },
  looted: {
    fields: (view, values) => {
      const node = picked('node', nodeOptions(view))
      const at = shownValue(values, node)
      return [node, typed('until', String(view.nodes[at]?.lootedUntil ?? 0), at)]
    },
    made: ({ node, until }) => ({ figure: 'looted', node, until: wholeOf(until) }),
  },
} as const satisfies Readonly<Record<string, FigureForm>>
