// The import laws: each one fails the build when it is broken. One breach of each is planted in a small copy of the house.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type IConfiguration } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, it } from 'vitest'

const laws = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration

/** Law, the file that breaks it, and what it imports there. */
const breaches = [
  ['no-cycles', 'src/core/ring.ts', './ringBack.ts'],
  ['no-node-in-the-app', 'src/platform/node.ts', 'node:fs'],
  ['core-knows-no-game', 'src/core/breach.ts', '../games/eagles/rules/index.ts'],
  ['core-has-no-packages', 'src/core/package.ts', 'vue'],
  ['rules-import-core-and-themselves', 'src/games/eagles/rules/breach.ts', '../words/en.ts'],
  ['only-campaigns-build-on-campaigns', 'src/games/eagles/maps.ts', '../campaign/map.ts'],
  ['rules-have-no-packages', 'src/games/eagles/rules/package.ts', 'vue'],
  ['rules-have-one-door', 'src/desk/breach.ts', '../games/eagles/rules/inner.ts'],
  ['the-computer-knows-the-rules-only', 'src/games/progress/computer/breach.ts', '../words/en.ts'],
  ['the-computer-has-no-packages', 'src/games/progress/computer/package.ts', 'vue'],
  ['the-computer-has-one-door', 'src/games/progress/table.ts', './computer/inner.ts'],
  ['words', 'src/words/breach.ts', '../games/eagles/words/en.ts'],
  ['ui', 'src/ui/breach.ts', '../words/index.ts'],
  ['platform', 'src/platform/breach.ts', '../core/game.ts'],
  ['platform-packages', 'src/platform/documents/breach.ts', 'vue'],
  ['storage', 'src/storage/breach.ts', '../words/index.ts'],
  ['storage-packages', 'src/storage/package.ts', 'vue'],
  ['storage-has-doors', 'src/app/breach.ts', '../storage/inner.ts'],
  ['kinds', 'src/kinds.ts', './storage/inner.ts'],
  ['who-hands-over-the-kinds', 'src/shell/breach.ts', '../kinds.ts'],
  ['table', 'src/table/breach.ts', '../games/eagles/rules/index.ts'],
  ['app', 'src/app/upward.ts', '../table/seat.ts'],
  ['games', 'src/games/eagles/screens/breach.ts', '../../../desk/board.ts'],
  ['a-game-knows-no-other', 'src/games/progress/breach.ts', '../eagles/rules/index.ts'],
  ['a-meta-brings-no-code', 'src/games/eagles/meta.ts', './screens/view.ts'],
  ['who-knows-the-games', 'src/games/eagles/screens/list.ts', '../../index.ts'],
  ['telling', 'src/games/eagles/telling/breach.ts', '../screens/view.ts'],
  ['desk', 'src/desk/upward.ts', '../games/eagles/screens/view.ts'],
  ['cli', 'src/cli/breach.ts', '../app/settings.ts'],
  ['nobody-knows-the-shell', 'src/desk/shell.ts', '../shell/routes.ts'],
] as const

/** What the breaches import; it breaks nothing itself. */
const innocent = [
  'src/app/settings.ts',
  'src/core/game.ts',
  'src/desk/board.ts',
  'src/games/campaign/map.ts',
  'src/games/eagles/rules/index.ts',
  'src/games/eagles/rules/inner.ts',
  'src/games/eagles/screens/view.ts',
  'src/games/eagles/words/en.ts',
  'src/games/index.ts',
  'src/games/progress/computer/inner.ts',
  'src/games/progress/words/en.ts',
  'src/shell/routes.ts',
  'src/storage/inner.ts',
  'src/table/seat.ts',
  'src/words/index.ts',
]

const root = mkdtempSync(join(tmpdir(), 'laws-'))
const write = (file: string, text: string): void => {
  mkdirSync(join(root, dirname(file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
/** The names of the laws that each file breaks. */
const broken = new Map<string, Set<string>>()

beforeAll(async () => {
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  write('tsconfig.json', '{ "compilerOptions": { "allowImportingTsExtensions": true } }')
  for (const file of innocent) write(file, 'export const fact = 1\n')
  for (const [, file, target] of breaches)
    write(file, `import * as breach from '${target}'\nexport const fact = breach\n`)
  write('src/core/ringBack.ts', "export { fact } from './ring.ts'\n")
  const { output } = await cruise(['src'], {
    ...laws.options,
    tsConfig: { fileName: join(root, 'tsconfig.json') },
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: laws.forbidden ?? [] },
  })
  if (typeof output === 'string') throw new Error(output)
  for (const { from, rule } of output.summary.violations)
    broken.set(from, (broken.get(from) ?? new Set()).add(rule.name))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

it.each(breaches)('%s', (law, file) => {
  expect([...(broken.get(file) ?? [])]).toContain(law)
})

it('every law has its breach', () => {
  const names = (laws.forbidden ?? []).map(({ name }) => name).sort()
  expect(breaches.map(([law]) => law).sort()).toEqual(names)
})

it('what breaks no law is let through', () => {
  for (const file of innocent) expect([...(broken.get(file) ?? [])], file).toEqual([])
})
