import { openLab } from './lab.ts'
import { fullDiskThenStart } from './trials/fullDiskThenStart.ts'
import { damage, damagedTogether, kindsOfDamage } from './trials/damage.ts'
const lab = await openLab({ built: '/tmp/disk-lab-new' })
try { console.log(JSON.stringify(await fullDiskThenStart(lab, 5))) } catch (e) { console.log('ERR', e) }
for (const t of [0, 5, 1, 2, 3, 4]) for (const k of Object.keys(kindsOfDamage)) { const tt = damagedTogether[t]!; try { const f = await damage(lab, tt, k); console.log(Object.values(f).join('\t')) } catch (e) { console.log(tt.join(), k, 'ERR', String(e).slice(0, 300)) } }
await lab.close(); process.exit(0)
