// What stands around a list: greetings are set aside, what may be a battalion never is.
import { describe, expect, test } from 'vitest'
import { soundsLikeList } from '@/games/eagles/rules/army/text/prose.ts'
import { readSource } from '@/games/eagles/rules/index.ts'

test.each([
  ['24 Rankers', true],
  ['about 3 battalions of them', true],
  ['two guards', true],
  ['Guards', true],
  ['Landwehr 24', true],
  ['see you at 10', false],
  ['', false],
])('%j sounds like a list: %s', (line, is) => {
  expect(soundsLikeList(line)).toBe(is)
})

describe('around a list', () => {
  const list = 'French\n1. Drilled 40\n2. Drilled 40'
  const parted = (text: string) => {
    const [found] = readSource({ name: '', text })
    if (found?.list.ok !== true) throw new Error('a list')
    const { unread, setAside } = found.list.value
    const told = (lines: readonly { readonly line: number; readonly text: string }[]) =>
      lines.map(({ line, text: words }) => `${String(line)} ${words}`)
    return { unread: told(unread), setAside: told(setAside) }
  }

  test.each<[string, string, readonly string[], readonly string[]]>([
    ['nothing', list, [], []],
    ['words above', `my list is below\n${list}`, [], ['1 my list is below']],
    ['words behind', `${list}\nthat is all of it`, [], ['4 that is all of it']],
    ['figures right above', `call me at 555\n${list}`, ['1 call me at 555'], []],
    ['figures right behind', `${list}\nit is for 2026`, ['4 it is for 2026'], []],
    ['figures apart above', `call me at 555\n\n${list}`, [], ['1 call me at 555']],
    ['figures apart behind', `${list}\n\nit is for 2026`, [], ['5 it is for 2026']],
    [
      'figures behind a mark of a quotation alone',
      `${list}\n>\nit is for 2026`,
      [],
      ['5 it is for 2026'],
    ],
    [
      'a battalion in other words',
      `${list}\n\n24 Guardz of the drum rankers`,
      ['5 24 Guardz of the drum rankers'],
      [],
    ],
    ['words within', 'French\n1. Drilled 40\nand so on\n2. Drilled 40', ['3 and so on'], []],
    [
      'words on both sides',
      `so here it is\n${list}\nthat is all of it`,
      [],
      ['1 so here it is', '5 that is all of it'],
    ],
  ])('%s', (_, text, unread, setAside) => {
    expect(parted(text)).toEqual({ unread, setAside })
  })

  test('lines are counted through the whole of several mails', () => {
    const mails = `From: Ann <a@x.org>\n\n${list}\n\nFrom: Ben <b@x.org>\n\nso here it is\n${list}\nand so on\n3. Drilled 40`
    const [, second] = readSource({ name: '', text: mails })
    expect(second?.list).toMatchObject({
      ok: true,
      value: { setAside: [{ line: 9 }], unread: [{ line: 13 }] },
    })
  })
})
