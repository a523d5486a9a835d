// Whole random campaigns of ten seats: answers a second of processor time. `npx tsx tests/bench/campaign.ts 12`.
import { campaignOf, playWild } from '../support/campaign.ts'
import { valueOf } from '../support/results.ts'

const turns = 12
const wanted = 5_000
const campaigns = Number(process.argv[2] ?? 8)

const run = (seed: number): number => valueOf(playWild(campaignOf({ turns }), seed)).answers

for (let seed = 1; seed <= 2; seed += 1) run(seed)
const start = process.cpuUsage()
let answers = 0
for (let seed = 1; seed <= campaigns; seed += 1) answers += run(seed)
const { user, system } = process.cpuUsage(start)
const seconds = (user + system) / 1_000_000
console.log(
  `${campaigns} campaigns of ${turns} turns, ${answers} answers: ${Math.round(answers / seconds)} answers a second (wanted ${wanted})`,
)
