// Tickets and outcomes as links and files: they come back as they went, and what is damaged, foreign or newer is told apart.
import { describe, expect, it } from 'vitest'
import { addressOfText, codeIn, packed, readCode, readText } from '@/shell/tickets/travel.ts'
import { ticket } from './ticket.ts'

const code = packed(ticket)
const came = (text: string): string => readText(text).is

describe('a ticket on its way', () => {
  it('comes back as it went, as a code, as a link in a message and as a file', () => {
    expect(readCode(code)).toMatchObject({ is: 'ticket', ticket })
    expect(came(`Here it is: https://example.org/#/tickets/${code} See you!`)).toBe('ticket')
    expect(came(JSON.stringify(ticket, null, 2))).toBe('ticket')
    expect(addressOfText(JSON.stringify(ticket))).toBe(`/tickets/${code}`)
    expect(codeIn('no link')).toBeNull()
  })

  it('is told to be damaged if a part is missing or a sign is wrong', () => {
    expect(readCode(code.slice(0, -5)).is).toBe('damaged')
    expect(readCode('').is).toBe('damaged')
    expect(readCode('AQAFAAAAAAAAAA').is).toBe('damaged')
    expect(came('{"format":"aide-de-camp/tic')).toBe('damaged')
  })

  it('is told with the place of its fault, or as foreign', () => {
    expect(readText('{"format":"aide-de-camp/ticket","version":1}')).toEqual({
      is: 'malformed',
      path: 'id',
    })
    expect(came('hello')).toBe('foreign')
    expect(came('[1]')).toBe('foreign')
    expect(came('{"format":"aide-de-camp/map"}')).toBe('foreign')
  })

  it('of a newer version is kept with its text, whether the file or its packing is newer', () => {
    const newer = '{"format":"aide-de-camp/ticket","version":2,"new":true}'
    expect(readText(newer)).toEqual({ is: 'newer', text: newer })
    expect(readCode(addressOfText(newer).slice('/tickets/'.length))).toEqual({
      is: 'newer',
      text: newer,
    })
    const packing = `Ag${code.slice(2)}`
    expect(readCode(packing)).toEqual({ is: 'newer', text: `#/tickets/${packing}` })
    expect(came(`#/tickets/${packing}`)).toBe('newer')
  })
})
