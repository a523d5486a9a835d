// CC-OVR for a force's last step and for what a seat knows: set right, refused with a reason, told to that seat alone.
import { describe, expect, it } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import { umpire } from '@/core/game.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import { isToldTo, recordOf } from '@/core/record/log.ts'
import { answerIn, begin, retractIn } from '@/core/record/play.ts'
import { resume } from '@/core/record/resume.ts'
import type { Correction } from '@/games/deluge/rules/correction.ts'
import { deluge, forcesSeen } from '@/games/deluge/rules/index.ts'
import { de } from '@/games/deluge/words/de.ts'
import { en } from '@/games/deluge/words/en.ts'
import { wordsFrom } from '@/games/deluge/words/words.ts'
import { campaignOf } from '@tests/support/campaign.ts'
import { Scene, type ForceSketch, type SceneSketch } from '@tests/support/delugeScene.ts'
import { saltOf } from '@tests/support/games/plays.ts'
import { valueOf } from '@tests/support/results.ts'

const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const
const movement = { kind: 'sheets', phase: 'movement', of: null } as const
const combat = { kind: 'phase', phase: 'combat' } as const
const end = { kind: 'phase', phase: 'end' } as const

type Set = Extract<Correction, { figure: 'known' }>['set']
const known = (set: Set, force = 'F2', faction = 'sweden'): Correction => ({
  figure: 'known',
  faction,
  force,
  set,
})
const at = (value: string, turn = 2) => ({ value, turn })
const task = { value: 'task', turn: 2 } as const
const units = { value: 3, turn: 2 }
const strongest = { value: [{ name: 'Pancerni', points: 9 }], turn: 2 }

/** The Polish force is far from every Swede. */
const forces: readonly ForceSketch[] = [
  { id: 'F1', faction: 'sweden', at: 'sweden' },
  { id: 'F2', faction: 'plc', at: 'podolia' },
]
const desk = (sketch: SceneSketch = {}) => new Scene({ turn: 3, forces, ...sketch }, strategy)
const knowledge = (scene: Scene) => scene.world.factions['sweden']?.knowledge ?? {}
const refused = (scene: Scene, correction: Correction, by: string = umpire) =>
  scene.problem(by, { kind: 'overrule', correction, reason: 'as agreed' })
const because = (reason: string) => ({ code: 'forbidden', reason, rule: 'CC-OVR' })

/** Everything a party has to go by. */
const goesBy = (scene: Scene, by: string): string => {
  const view = deluge.seen(scene.state, by)
  const told = scene.events.filter((event) => isToldTo(event, by))
  return canonicalJson([
    JSON.parse(
      JSON.stringify(
        [view, deluge.ask(view, by), deluge.explain(view, by), told],
        (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part),
      ),
    ),
  ])
}

describe('CC-OVR: what a seat knows', () => {
  it('each fact with its date, as the seat then sees it; what is not named stays (CC-SEE)', () => {
    const scene = desk().correct(known({ at: at('wilno'), kind: task, units, strongest }))
    expect(knowledge(scene)).toEqual({
      F2: { at: at('wilno'), faction: at('plc'), kind: task, units, strongest },
    })
    scene.correct(known({ units: { value: 5, turn: 3 } }))
    expect(knowledge(scene)['F2']).toMatchObject({ at: at('wilno'), units: { value: 5, turn: 3 } })
    const seen = forcesSeen(deluge.seen(scene.state, 'sweden')).find(({ id }) => id === 'F2')
    expect(seen).toMatchObject({ at: 'wilno', since: 2, kind: 'task', units: 5, scouted: 3 })
    expect(seen?.strongest).toEqual(strongest.value)
    scene.correct(known({ at: at('minsk', 1) }))
    expect(knowledge(scene)['F2']).toMatchObject({ at: at('minsk', 1), faction: at('plc', 1) })
    expect(scene.force('F2').at).toBe('podolia')
  })

  it('a fact that is not known any more, and a force that is forgotten', () => {
    const scene = desk().correct(known({ at: at('wilno'), kind: task, units, strongest }))
    scene.correct(known({ strongest: null, units: null }))
    expect(knowledge(scene)).toEqual({ F2: { at: at('wilno'), faction: at('plc'), kind: task } })
    scene.correct(known({ at: null, kind: null }))
    expect(knowledge(scene)).toEqual({})
    expect(forcesSeen(deluge.seen(scene.state, 'sweden')).map(({ id }) => id)).toEqual(['F1'])
  })

  it('of a force in sight that it is there is known with it', () => {
    const near = [...forces, { id: 'F12', faction: 'plc', at: 'estonia' }]
    const scene = desk({ forces: near }).correct(known({ kind: task }, 'F12'))
    expect(knowledge(scene)['F12']).toEqual({
      at: at('estonia', 3),
      faction: at('plc', 3),
      kind: task,
    })
    expect(refused(scene, known({ at: at('wilno') }, 'F12'))).toEqual(because('inSight'))
    expect(refused(scene, known({ at: null, kind: null }, 'F12'))).toEqual(because('inSight'))
  })

  it('also of a force that is gone, never of one that never was, nor of an own one (CC-ID)', () => {
    const scene = desk().correct({ figure: 'noForce', force: 'F2' })
    scene.correct(known({ at: at('wilno') }))
    expect(knowledge(scene)).toHaveProperty('F2')
    const place = known({ at: at('wilno') })
    expect(refused(scene, { ...place, force: 'F12' } as Correction)).toEqual(because('noSuchThing'))
    expect(refused(scene, { ...place, force: 'F3' } as Correction)).toEqual(because('noSuchThing'))
    expect(refused(scene, { ...place, faction: 'x' } as Correction)).toEqual(because('noSuchThing'))
    expect(refused(scene, known({ at: at('atlantis') }))).toEqual(because('noSuchThing'))
    expect(refused(scene, { ...place, force: 'F1' } as Correction)).toEqual(because('ownForce'))
  })

  it('not of a turn to come, not with a gap, not with more units than are counted (TD-STR-09)', () => {
    const scene = desk()
    expect(refused(scene, known({ at: at('wilno', 3) }))).toBeNull()
    expect(refused(scene, known({ at: at('wilno', 4) }))).toEqual(because('notYet'))
    for (const set of [
      { kind: task },
      { at: at('wilno'), units },
      { at: at('wilno'), kind: task, strongest },
      { at: null, kind: task },
    ])
      expect(refused(scene, known(set))).toEqual(because('gap'))
    const two = { value: [...strongest.value, { name: '', points: 9 }], turn: 2 }
    const counted = { at: at('wilno'), kind: task, units: { value: 1, turn: 2 } }
    expect(refused(scene, known({ ...counted, strongest }))).toBeNull()
    expect(refused(scene, known({ ...counted, strongest: two }))).toEqual(because('overCount'))
    // Counted anew, and fewer: what was seen before stays with its date.
    const later = { ...counted, units: { value: 1, turn: 3 } }
    expect(refused(scene, known({ ...later, strongest: two }))).toBeNull()
  })

  it('by the umpire alone: knowledge is no matter of the table', () => {
    const scene = desk({ umpire: false })
    expect(refused(scene, known({ at: at('wilno') }), 'table')).toEqual(because('notPublic'))
    expect(refused(desk(), known({ at: at('wilno') }), 'plc')).toEqual(because('notUmpire'))
  })

  it('no question of orders depends on it (CC-VIEW)', () => {
    const hidden = desk({ house: { presence: 'scouted' } })
    const told = desk({ house: { presence: 'scouted' } }).correct(known({ at: at('wilno') }))
    expect(told.options('sweden')).toEqual(hidden.options('sweden'))
  })
})

describe('CC-VIEW, CC-OVR: knowledge is a secret of its seat', () => {
  const learned = (set: Set, faction = 'sweden') => desk().correct(known(set, 'F2', faction))
  const one = learned({ at: at('wilno'), kind: task, units, strongest })
  const other = learned({ at: at('crimea', 1) })
  const others = [...Object.keys(one.world.factions), 'table'].filter((id) => id !== 'sweden')

  it('whoever it is not told to sees, is asked and is told the same, whatever it is', () => {
    for (const party of others) {
      expect(goesBy(one, party), party).toBe(goesBy(other, party))
      expect(goesBy(one, party), party).toBe(goesBy(desk(), party))
    }
    expect(goesBy(one, 'sweden')).not.toBe(goesBy(other, 'sweden'))
  })

  it('also on the way to the end of the turn', () => {
    const played = (set: Set): Scene => {
      const scene = new Scene({ turn: 3, forces }, movement, combat, end).correct(known(set))
      return scene.choose('umpire', 'run')
    }
    const [here, there] = [played({ at: at('wilno'), kind: task }), played({ at: at('minsk') })]
    expect(knowledge(here)['F2']).toMatchObject({ at: at('wilno'), kind: task })
    for (const party of others) expect(goesBy(here, party), party).toBe(goesBy(there, party))
  })

  it('is told to it and to the umpire, with whose it is and of which force', () => {
    const [event] = one.told('overruled')
    expect(event).toEqual({
      kind: 'overruled',
      to: ['sweden'],
      what: 'known',
      reason: 'as agreed',
      of: { faction: 'sweden', force: 'F2' },
    })
    if (event === undefined) return
    const said = [en, de].map((tables) => wordsFrom(tables, one.setup.map).event(event))
    expect(said).toEqual([
      'Corrected, what is known of F2 (Sweden): as agreed.',
      'Berichtigt, Wissen über F2 (Schweden): as agreed.',
    ])
  })
})

describe('CC-OVR: a force’s last step and its last victory (TD-MOV-07, TD-CAP-03)', () => {
  const force = (set: Extract<Correction, { figure: 'force' }>['set'], id = 'F1'): Correction => ({
    figure: 'force',
    force: id,
    set,
  })
  const met = (): Scene =>
    new Scene(
      {
        turn: 2,
        forces: [
          { id: 'F1', faction: 'sweden', at: 'minsk', from: 'wilno' },
          { id: 'F2', faction: 'plc', at: 'minsk' },
        ],
        house: { fleeing: 'none', battleLoot: 'none' },
      },
      combat,
      end,
    )

  it('is where it came from, told to its faction alone', () => {
    const scene = met().correct(force({ from: 'brest' }))
    expect(scene.force('F1').from).toBe('brest')
    expect(scene.told('overruled')).toMatchObject([{ to: ['sweden'], what: 'force' }])
    scene.correct(force({ at: 'wilno', from: 'brest' }))
    expect(scene.force('F1')).toMatchObject({ at: 'wilno', from: 'brest' })
    expect(scene.correct(force({ from: null })).force('F1').from).toBeNull()
  })

  it('counts: a drawn attacker goes back to it (TD-CMB-09)', () => {
    const scene = met()
      .correct(force({ from: 'brest' }))
      .choose('umpire', 'result:T1', 'draw')
    expect(scene.force('F1').at).toBe('brest')
    expect(met().choose('umpire', 'result:T1', 'draw').force('F1').at).toBe('wilno')
  })

  it('is a place from which a way leads here, but for a force that fled', () => {
    const scene = met()
    expect(refused(scene, force({ from: 'crimea' }))).toEqual(because('notLinked'))
    expect(refused(scene, force({ from: 'minsk' }))).toEqual(because('notLinked'))
    expect(refused(scene, force({ at: 'crimea', from: 'wilno' }))).toEqual(because('notLinked'))
    expect(refused(scene, force({ from: 'atlantis' }))).toEqual(because('noSuchThing'))
    expect(refused(scene, force({ from: 'crimea', fledThisTurn: true }))).toBeNull()
  })

  it('and the battle won here, which captures at once', () => {
    const won = { turn: 2, node: 'minsk' }
    const scene = new Scene(
      { turn: 2, forces: [{ id: 'F1', faction: 'sweden', at: 'minsk', from: 'wilno' }] },
      strategy,
      combat,
      end,
    )
    scene.correct(force({ wonHere: won }))
    expect(scene.force('F1').wonHere).toEqual(won)
    scene.choose('umpire', 'run').choose('sweden', 'capture')
    expect(scene.world.nodes['minsk']?.owner).toBe('sweden')
    const later = force({ wonHere: { turn: 9, node: 'minsk' } })
    expect(refused(met(), later)).toEqual(because('notYet'))
    const nowhere = force({ wonHere: { turn: 1, node: 'atlantis' } })
    expect(refused(met(), nowhere)).toEqual(because('noSuchThing'))
    expect(
      met()
        .correct(force({ wonHere: null }))
        .force('F1').wonHere,
    ).toBeNull()
  })
})

it('CC-UNDO: it is taken back, and a record with it plays the same again', () => {
  const open = valueOf(begin(deluge, campaignOf()))
  const overrule = (correction: Correction) =>
    ({ kind: 'overrule', correction, reason: 'as agreed' }) as const
  const made = overrule({
    figure: 'newForce',
    faction: 'plc',
    at: 'podolia',
    set: { units: [{ name: '', points: 22, full: 22, lossTokens: 0 }] },
  })
  const by = { by: umpire, salt: saltOf(seededDice(1)) }
  const raised = valueOf(answerIn(deluge, open, made, by))
  const told = valueOf(answerIn(deluge, raised, overrule(known({ at: at('wilno', 1) })), by))
  const knows = (play: typeof told) => play.now.state.world.factions['sweden']?.knowledge
  expect(knows(told)).toHaveProperty('F2')
  const back = valueOf(retractIn(deluge, told, 1, by))
  expect(knows(back)).toEqual({})
  const again = resume(deluge, JSON.parse(JSON.stringify(recordOf(told))))
  expect(again.problem).toBeNull()
  expect(again.play?.now.state).toEqual(told.now.state)
})
