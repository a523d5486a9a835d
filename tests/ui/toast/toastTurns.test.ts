// Whose turn it is: of all messages two are on the screen, and these are the right ones.
import { describe, expect, test } from 'vitest'
import type { Toast } from '@/ui/toast/toasts.ts'
import { turnsOf } from '@/ui/toast/toastTurns.ts'

const action = { label: 'Undo', run: (): void => undefined }

/** `!` is a problem, `<` news with a way back; the rest is plain news. */
const said = (...texts: readonly string[]): readonly Toast[] =>
  texts.map((text, id) => ({
    id,
    text,
    kind: text.startsWith('!') ? 'problem' : 'info',
    ...(text.startsWith('<') && { action }),
  }))
const shown = (...texts: readonly string[]): readonly string[] =>
  turnsOf(said(...texts)).shown.map(({ text }) => text)
const over = (...texts: readonly string[]): readonly string[] =>
  turnsOf(said(...texts)).over.map(({ text }) => text)

describe('messages on the screen', () => {
  test('of plain news only the newest is shown, and the others are over', () => {
    expect(shown('one', 'two', 'three')).toEqual(['three'])
    expect(over('one', 'two', 'three')).toEqual(['two', 'one'])
  })

  test('a way back stays beside plain news that comes after it', () => {
    expect(shown('< army', 'copied')).toEqual(['< army', 'copied'])
    expect(shown('< army', 'copied', 'shared')).toEqual(['< army', 'shared'])
  })

  test('plain news waits for its turn rather than push a way back out', () => {
    expect(shown('! full', '< army', 'copied')).toEqual(['! full', '< army'])
    expect(over('! full', '< army', 'copied')).toEqual([])
    expect(shown('< one', '< two', 'copied')).toEqual(['< one', '< two'])
  })

  test('of three ways back the two newest are left', () => {
    expect(shown('< one', '< two', '< three')).toEqual(['< two', '< three'])
    expect(over('< one', '< two', '< three')).toEqual(['< one'])
  })

  test('the newest problem is shown at once, older ones wait until it is closed', () => {
    expect(shown('! one', '! two', '! three', 'copied')).toEqual(['! three', 'copied'])
    expect(over('! one', '! two', '! three', 'copied')).toEqual([])
  })

  test('a problem that is said again is the same problem', () => {
    expect(over('! full', '! other', '! full')).toEqual(['! full'])
    expect(shown('! full', '! other', '! full')).toEqual(['! full'])
  })
})
