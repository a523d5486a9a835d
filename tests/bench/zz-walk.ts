import { mkdirSync } from 'node:fs'
import { chromium, devices } from 'playwright'
import { launchOptions } from '../../scripts/find-browser.ts'
import { serve } from '../../scripts/serve.ts'
import { seedDice } from '../e2e/support/battle/seededDice.ts'
import { TapPlayer } from './taps/player.ts'
const [name = 'x', locale = 'en-GB', scheme = 'light', w = '390', h = '844', dice = 'app', text = '100', keys = ''] = process.argv.slice(2)
const out = `/tmp/walk/${name}`
mkdirSync(out, { recursive: true })
const app = await serve({ root: 'dist', port: 0 })
const browser = await chromium.launch(launchOptions())
const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: +w, height: +h }, locale, colorScheme: scheme as 'light', deviceScaleFactor: 1.5, reducedMotion: 'reduce' })
await context.addInitScript('globalThis.__name = (named) => named')
if (text !== '100') await context.addInitScript(`document.addEventListener('DOMContentLoaded',()=>{document.documentElement.style.fontSize='${text}%'})`)
const page = await context.newPage()
page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log('CONSOLE', m.text()) })
const seed = Number(process.env['SEED'] ?? 1815)
await seedDice(page, seed)
await page.goto(`${app.url}#/battles/new`)
await page.locator('.start').waitFor()
await page.screenshot({ path: `${out}/000-start.png`, fullPage: true })
const open = page.locator('[data-ground="open"]')
if (await open.isVisible() && process.env['GROUND'] === undefined) await open.tap()
await page.getByRole('button', { name: /Begin the battle|Schlacht beginnen|Die Schlacht beginnt/ }).tap()
await page.locator('[data-asks="sides.dice"]').waitFor()
const player = new TapPlayer(page, { dice: dice === 'app' ? 'app' : 'table', byFaces: dice === 'faces', byKeyboard: keys === 'keys' }, seed)
const seen = new Map<string, number>()
let n = 0
const tap = player.hand.tap.bind(player.hand)
player.hand.tap = async (what, asked) => {
  const many = seen.get(asked) ?? 0
  seen.set(asked, many + 1)
  n += 1
  if (process.env['ONLY'] !== undefined && !process.env['ONLY'].split(',').includes(asked)) return tap(what, asked)
  if (asked === 'combat.dice') console.log(await page.evaluate(() => { const pg = document.querySelector('.page') as HTMLElement; const m = document.querySelector('main') as HTMLElement; const t = document.querySelector('#answer-tray') as HTMLElement; const old = pg.dataset['tight']; const r = ['1','1 2','1 2 3','1 2 3 4'].map((s) => { pg.dataset['tight'] = s; return [s, m.scrollHeight, m.clientHeight, t.scrollHeight, t.clientHeight, document.documentElement.scrollHeight, innerHeight] }); pg.dataset['tight'] = '1 2'; pg.dataset["tight"]=old; return JSON.stringify([old, r, document.querySelectorAll("main tbody tr").length]) }))
  if (n > Number(process.env['UNTIL'] ?? 9999)) throw new Error('enough')
  const facts = await page.evaluate(() => {
    const bad: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) bad.push(`sideways ${document.documentElement.scrollWidth}`)
    const q = document.querySelector('.asks h1, .asks h2, .ask h1, .ask h2')
    const r = q?.getBoundingClientRect()
    if (r !== undefined && (r.top < 0 || r.bottom > innerHeight)) bad.push(`question out of sight ${Math.round(r.top)}..${Math.round(r.bottom)}`)
    for (const b of document.querySelectorAll<HTMLElement>('#answer-tray button, .orders button, .asks button')) {
      const s = b.getBoundingClientRect()
      if (s.width > 0 && (s.height < 47.5 || s.width < 47.5)) bad.push(`small ${Math.round(s.width)}x${Math.round(s.height)} ${b.textContent.trim().slice(0, 30)}`)
      if (b.scrollWidth > b.clientWidth + 1) bad.push(`cut ${b.textContent.trim().slice(0, 30)}`)
    }
    return bad
  })
  for (const one of facts) console.log(`${n} ${asked}: ${one}`)
  if (many < Number(process.env['MOST'] ?? 1) || facts.length > 0 && many < 6) await page.screenshot({ path: `${out}/${String(n).padStart(3, '0')}-${asked}.png` })
  return tap(what, asked)
}
try {
  const { now } = await player.play()
  console.log('turns', now.state.turn, 'taps', player.hand.total)
  await page.waitForTimeout(300)
  await page.screenshot({ path: `${out}/999-end.png`, fullPage: true })
} catch (e) { console.log('FAILED', e); await page.screenshot({ path: `${out}/failed.png` }) }
await browser.close(); await app.stop()
