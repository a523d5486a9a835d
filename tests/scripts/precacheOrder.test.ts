// The order of the precache: what opens a room stands before the parts of that room, and those before other rooms.
import { expect, test } from 'vitest'
import { walk } from '../../scripts/build/precacheOrder.ts'

const manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['_shared'],
    dynamicImports: ['rules', 'battle'],
  },
  _shared: { file: 'shared.js', dynamicImports: ['words'] },
  words: { file: 'words.js' },
  rules: { file: 'rules.js', css: ['rules.css'], imports: ['_shared'], dynamicImports: ['rule'] },
  rule: { file: 'rule.js', imports: ['_list'] },
  battle: { file: 'battle.js', imports: ['_list', 'index.html'], dynamicImports: ['log', 'rule'] },
  log: { file: 'log.js' },
  _list: { file: 'list.js' },
}

test('each room comes with its parts behind it, what it needs before it, and nothing twice', () => {
  expect(walk(manifest)).toEqual([
    'shared.js',
    'index.js',
    'words.js',
    'rules.js',
    'rules.css',
    'list.js',
    'rule.js',
    'battle.js',
    'log.js',
  ])
})

test('what is no chunk of the build is passed over', () => {
  expect(walk({ 'index.html': { file: 'index.js', imports: ['gone'] } })).toEqual(['index.js'])
})
