// CHARGE, DF: the attack check, the distance, defensive fire.
import { describe, expect, it } from 'vitest'
import { battleOf, type Table } from '@tests/support/battle.ts'

/** Battalion 0 has declared a charge on battalion 1: the check is next. */
const attack = (charger: string, target: string): Table =>
  battleOf([charger], [target]).activate(0, 'attack').choose('battalion:1')

/** The charge has reached: the defender decides. */
const reached = (charger: string, target: string): Table => {
  const table = attack(charger, target).roll(6)
  return table.roll(...Array.from({ length: table.dice }, () => 6)).say()
}

describe('the attack check', () => {
  it('CHARGE-01: one check, +2 with an officer, −1 at half losses', () => {
    expect(attack('green 16 officer', 'green 16').roll(3).told('checkRolled').score).toBe(5)
    const halved = battleOf(['green 16 officer'], ['green 16']).with(0, { rankers: 8 })
    halved.activate(0, 'attack').choose('battalion:1').roll(3)
    expect(halved.told('checkRolled')).toMatchObject({ score: 4, passed: false })
  })

  it('CHARGE-01: an officer also allows one re-roll', () => {
    const table = attack('green 16 officer', 'green 16').roll(1).choose('reroll').roll(2)
    expect(table.told('checkFailed').purpose).toBe('attack')
    expect(table.asked).toBe('activation.battalion')
  })

  it('CHARGE-01: the target is reminded to be in sight and in front', () => {
    const table = battleOf(['green 16'], ['green 16']).activate(0, 'attack')
    expect(table.prompt.cautions).toContainEqual(expect.objectContaining({ rule: 'CHARGE-01' }))
  })

  it('CHARGE-05: any enemy battalion on the table, broken or joined too; target before the check', () => {
    const table = battleOf(['green 16'], ['green 16', 'green 16', 'green 16', 'green 16'])
      .with(1, { broken: true })
      .with(2, { joined: 9 })
      .with(3, { gone: 'ranOff' })
      .activate(0, 'attack')
    expect(table.options).toEqual(['battalion:1', 'battalion:2', 'battalion:4'])
  })

  it('CHARGE-05: target, check, distance dice, measuring and the ground, in this order', () => {
    const table = battleOf(['green 16'], ['green 16']).activate(0, 'attack')
    const asked = [table.asked]
    asked.push(table.choose('battalion:1').asked, table.roll(5).asked, table.roll(3, 3).asked)
    expect(asked).toEqual(['charge.target', 'check.die', 'charge.dice', 'charge.facts'])
    expect(table.fields).toEqual(['distance', 'slowed', 'difficult', 'obstacles', 'met'])
  })
})

describe('the distance', () => {
  it('CHARGE-02: two dice in line, three in column, less rough ground and obstacles', () => {
    expect(attack('green 16', 'green 16').roll(5).dice).toBe(2)
    const column = attack('green 16 column', 'green 16').roll(5)
    column.roll(4, 5, 6).say({ distance: 5, slowed: 'yes' })
    expect(column.told('chargeMeasured')).toMatchObject({ reach: { total: 4 }, reached: false })
  })

  it('CHARGE-03: too short: disordered, must stand next turn', () => {
    const table = attack('green 16', 'green 16').roll(5).roll(1, 1).say({ distance: 5 })
    expect(table.battalion(0)).toMatchObject({ disordered: true, standTurn: 2, shortCharge: true })
    expect(table.told('chargeStopped').because).toBe('short')
  })

  it('CHARGE-03: it fights if charged next turn, but gives no defensive fire', () => {
    const table = attack('green 16', 'guards 16').roll(5).roll(1, 1).say({ distance: 5 })
    table.nextTurn('b').activate(1, 'attack').choose('battalion:0').roll(6).roll(6, 6).say()
    expect(table.asked).toBe('combat.facts')
    expect(table.battalion(0)).toMatchObject({ standTurn: 0, shortCharge: false })
  })

  it('CHARGE-04: long enough: defensive fire, then contact and combat', () => {
    const table = reached('green 16', 'green 16')
    expect(table.asked).toBe('fire.facts')
    table.say().roll(6).roll(1, 1, 1, 1)
    expect(table.told('contact')).toMatchObject({ charger: 0, target: 1, met: 'front' })
    expect(table.asked).toBe('combat.facts')
  })

  it('CHARGE-06: screen, defensive fire, the charger’s losses and test, contact, combat', () => {
    const table = battleOf(['drilled 16'], ['drilled 20 screen 4']).activate(0, 'attack')
    table.choose('battalion:1').roll(6).roll(6, 6).say().say({ groups: 1 }).roll(6).roll(5).roll(6)
    const order = ['casualties', 'bandRolled', 'volleySettled', 'checkRolled', 'contact']
    const told = table.story.map(({ kind }) => kind).filter((kind) => order.includes(kind))
    expect(told).toEqual([
      'checkRolled',
      'casualties',
      'bandRolled',
      'volleySettled',
      'casualties',
      'checkRolled',
      'contact',
    ])
  })

  it('CHARGE-06: a charger broken by the fire never makes contact, the target must stand on', () => {
    const table = battleOf(['green 16'], ['guards 16']).with(1, { standTurn: 1, disordered: true })
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say()
    table.say().roll(6).roll(3, 1, 1).roll(1)
    expect(table.roll(1, 1, 1).say().battalion(1).standTurn).toBe(1)
    expect(table.told('chargeStopped').because).toBe('chargerGone')
  })
})

describe('defensive fire', () => {
  const mayFire = (marks: object, met = 'front'): boolean => {
    const table = battleOf(['guards 16'], ['green 16']).with(1, marks)
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6)
    return table.say(table.fields.includes('met') ? { met } : {}).asked === 'fire.facts'
  }

  it('DF-01: only who has not acted, not fired, and is charged from the front', () => {
    expect(mayFire({})).toBe(true)
    expect(mayFire({ activity: 'passed' })).toBe(true)
    expect(mayFire({ activity: 'acted' })).toBe(false)
    expect(mayFire({ fired: true })).toBe(false)
    expect(mayFire({}, 'flank')).toBe(false)
    expect(mayFire({}, 'rear')).toBe(false)
  })

  it('DF-01: not ordered to stand after a short charge; DF-08: any other order to stand does not bar it', () => {
    expect(mayFire({ standTurn: 1, shortCharge: true })).toBe(false)
    expect(mayFire({ standTurn: 1 })).toBe(true)
    expect(mayFire({ joined: 3 })).toBe(false)
  })

  it.each([
    [1, 0.25],
    [2, 0.25],
    [3, 0.5],
    [5, 0.5],
    [6, 1],
  ])('DF-02: a %i is the band of %d', (face, band) => {
    const table = reached('green 16', 'green 32').say().roll(face)
    expect(table.told('bandRolled').band).toBe(band)
    expect(table.dice).toBe(8 * band)
  })

  it('DF-03: dice as in SHOOT, the charger has no cover', () => {
    const table = reached('green 16 column', 'guards 16').say()
    expect(table.roll(6).dice).toBe(8)
    expect(table.told('volleyAimed').cover).toBe('none')
  })

  it('DF-04: −1 on each score, cancelled by a joined SC', () => {
    const plain = reached('green 16', 'drilled 16').say().roll(6).roll(4, 4, 4, 4)
    expect(plain.told('volleySettled').hits).toBe(0)
    const table = battleOf(['green 16'], ['drilled 16']).commander('b', 1).activate(0, 'attack')
    table.choose('battalion:1').roll(6).roll(6, 6).say().say().roll(6).roll(4, 1, 1, 1)
    expect(table.told('volleySettled').hits).toBe(1)
  })

  it('DF-04: a dropped Green needs a 7 and cannot hit', () => {
    const table = battleOf(['guards 16'], ['green 16']).loseCommander('b').activate(0, 'attack')
    table.choose('battalion:1').roll(6).roll(6, 6).say().say().roll(6).roll(6, 6, 6, 6)
    expect(table.told('volleySettled').hits).toBe(0)
  })

  it('DF-05: any casualty, and the charger tests at once; failing it breaks and runs', () => {
    const table = reached('drilled 16', 'guards 16').say().roll(6).roll(3, 1, 1, 1, 1, 1)
    expect(table.prompt).toMatchObject({ kind: 'check.die', seat: 'a' })
    table.roll(3)
    expect(table.battalion(0)).toMatchObject({ broken: true })
    expect(table.asked).toBe('rout.dice')
  })

  it('DF-05: without a casualty there is no test', () => {
    expect(reached('drilled 16', 'guards 16').say().roll(6).roll(1, 1, 1, 1, 1, 1).asked).toBe(
      'combat.facts',
    )
  })

  it('DF-06: its casualties do not change the charger’s groups in the combat that follows', () => {
    const table = reached('guards 16', 'guards 16').say().roll(6).roll(3, 1, 1, 1, 1, 1).roll(6)
    table.say().roll(3, 3)
    expect(table.battalion(0).rankers).toBeLessThan(16)
    const { steps } = table.told('combatRolled').charger.strength
    expect(steps[0]).toMatchObject({ label: 'groups', value: 4 })
    const four = reached('guards 16', 'guards 16').say().roll(6).roll(3, 3, 3, 3, 3, 3).roll(6)
    four.say().roll(3, 3)
    expect(four.told('combatRolled').charger.strength.steps[0]).toMatchObject({ value: 4 })
  })

  it('DF-07: if no combat follows the defender has spent its fire, not its activation', () => {
    const table = reached('drilled 16', 'guards 16').say().roll(6).roll(3, 1, 1, 1, 1, 1).roll(3)
    table.roll(1, 1, 1).say()
    expect(table.battalion(1)).toMatchObject({ activity: 'none', fired: true })
    expect(table.options).toContain('battalion:1')
  })

  it('DF-08: firing is the defender’s choice, made before the band die, with groups as in SHOOT-02', () => {
    const table = reached('drilled 16', 'guards 16 column')
    expect(table.prompt.wanted).toMatchObject({
      fields: [
        { id: 'fire', options: ['fire', 'hold'] },
        { id: 'groups', max: 2 },
      ],
    })
    table.say({ fire: 'hold' })
    expect(table.asked).toBe('combat.facts')
    expect(table.battalion(1).fired).toBe(false)
  })

  it('DF-09: a charger destroyed by it takes no test', () => {
    const table = battleOf(['guards 16', 'green 16'], ['guards 16']).with(0, { rankers: 1 })
    table.activate(0, 'attack').choose('battalion:2').roll(6).roll(6, 6).say()
    table.say().roll(6).roll(3, 1, 1, 1, 1, 1)
    expect(table.told('gone')).toMatchObject({ battalion: 0, how: 'destroyed' })
    expect(table.asked).toBe('activation.battalion')
  })

  it('DF-09: characters shot down are missing in the combat at once', () => {
    const table = reached('drilled 16 officer', 'guards 16').say().roll(6).roll(6, 1, 1, 1, 1, 1)
    table.roll(6).say().roll(3, 3)
    const labels = table.told('combatRolled').charger.strength.steps.map(({ label }) => label)
    expect(labels).toEqual(['groups', 'chargedInLine'])
  })
})
