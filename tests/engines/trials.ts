// What is tried in each engine: an army that survives, with the server gone too, a backup, dice, and a battle's journal.
import { serve } from '../../scripts/serve.ts'
import { openLab } from '../durability/lab.ts'
import { pause } from '../durability/pause.ts'
import type { Engine } from './engine.ts'
import { copyForHttp } from './overHttp.ts'

/** Asks until the answer is yes. */
async function until(engine: Engine, what: string, expression: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if ((await engine.ask(expression).catch(() => false)) === true) return
    await pause(100)
  }
  throw new Error(
    `in vain: ${what}; the page says: ${String(await engine.ask('document.body.innerText.slice(0, 300)'))}`,
  )
}

const click = (selector: string): string =>
  `(document.querySelector(${JSON.stringify(selector)}).click(), true)`

/** By the page itself, as a person's reload is; over when what was marked is gone. */
async function reload(engine: Engine): Promise<void> {
  await engine.ask(
    `(Object.assign(window, { isBefore: true }), setTimeout(() => location.reload(), 0), true)`,
  )
  await until(
    engine,
    'the reloaded page',
    `!('isBefore' in window) && document.readyState === 'complete'`,
  )
}

async function editOnePoint(engine: Engine): Promise<void> {
  await until(engine, 'a battalion', `document.querySelector('.battalion button') !== null`)
  await engine.ask(click('.battalion button'))
  await until(engine, 'its stepper', `document.querySelector('[role=spinbutton]') !== null`)
  await engine.ask(
    `(document.querySelector('[role=spinbutton]').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true })), true)`,
  )
}

const hasTotal = `document.querySelector('.total')?.innerText.includes('204') === true`

async function army(engine: Engine): Promise<void> {
  const server = await serve({ root: copyForHttp('dist'), port: 0 })
  try {
    await engine.open(server.url)
    await until(engine, 'the empty shelf', `document.querySelector('.samples button') !== null`)
    await engine.ask(click('.samples button'))
    await until(engine, 'an army', `document.querySelector('article a') !== null`)
    await engine.ask(`navigator.serviceWorker.ready.then(() => true)`)
    await engine.ask(click('article a'))
    await editOnePoint(engine)
    await until(engine, 'the new total', hasTotal)
    await pause(500) // the write is on its way; what is pending is another test's
    await reload(engine)
    await until(engine, 'the total after a reload', hasTotal)
    await server.stop()
    await reload(engine)
    await until(engine, 'the total with the server gone', hasTotal)
    await backupAndDice(engine)
  } finally {
    await server.stop()
  }
}

/** Still without a server. */
async function backupAndDice(engine: Engine): Promise<void> {
  await engine.ask(`(location.hash = '#/storage', true)`)
  await until(engine, 'the storage page', `document.querySelector('.health li') !== null`)
  await engine.ask(click('.foot button'))
  await until(engine, 'a backup', `document.querySelector('.storage [role=status] .ok') !== null`)
  await engine.ask(`(location.hash = '#/dice', true)`)
  await until(engine, 'the dice', `document.querySelector('.dice .form') !== null`)
  await engine.ask(click('.foot .btn-primary'))
  await until(engine, 'a throw', `document.querySelectorAll('.result li').length === 3`)
}

const entries = 60

/** The storage door itself plays a race of dice, is closed, and goes on after a reload. */
async function battle(engine: Engine): Promise<string> {
  const building = await openLab()
  const built = copyForHttp(building.built)
  await building.close()
  const lab = await openLab({ built })
  try {
    await engine.open(lab.url)
    await until(engine, 'the lab', `'lab' in window`)
    const id = JSON.stringify(await engine.ask(`window.lab.begin()`))
    await engine.ask(`window.lab.open(${id}).then(() => true)`)
    await engine.ask(`window.lab.play(${id}, { entries: ${String(entries)} }).then(() => true)`)
    await reload(engine)
    await until(engine, 'the lab again', `'lab' in window`)
    const text = String(
      await engine.ask(`window.lab.standing(${id}).then((standing) => JSON.stringify(standing))`),
    )
    const standing = JSON.parse(text) as {
      entries: number
      isBroken: boolean
      problem: unknown
      asked: unknown
    }
    if (standing.entries !== entries || standing.isBroken || standing.problem !== null)
      throw new Error(`the battle is not whole: ${text.slice(0, 200)}`)
    await engine.ask(`window.lab.open(${id}).then(() => true)`)
    await engine.ask(`window.lab.play(${id}, { entries: 5 }).then(() => true)`)
    return `a battle of ${String(entries)} entries went on after a reload, asked: ${String(standing.asked)}`
  } finally {
    await lab.close()
  }
}

const facts = `[
  ['navigator.storage', 'storage' in navigator],
  ['private files', 'storage' in navigator && 'getDirectory' in navigator.storage],
  ['Web Locks', 'locks' in navigator],
  ['CompressionStream', 'CompressionStream' in window],
  ['Trusted Types', 'trustedTypes' in window],
].map(([name, has]) => (has ? 'has ' : 'lacks ') + name).join(', ')`

export async function tryEngine(engine: Engine): Promise<readonly string[]> {
  await army(engine)
  const known = String(await engine.ask(facts))
  return [
    known,
    'an army edited, reloaded, with the server gone; a backup made and read back; dice rolled',
    await battle(engine),
  ]
}
