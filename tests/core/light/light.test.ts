// Files by light: whatever is missed, doubled or mixed up on the way, either the same bytes arrive or none.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase45, toBase45 } from '@/core/bytes/base45.ts'
import { readContent, writeContent, type LightFile } from '@/core/light/content.ts'
import { lightBounds, lightKinds, readFrame, writeFrame, type Frame } from '@/core/light/frame.ts'
import { reception } from '@/core/light/reception.ts'
import { sending } from '@/core/light/sending.ts'
import { sha256Bytes } from '@/core/record/sha256.ts'
import * as packing from '@/platform/light/packing.ts'

const bytesOf = (length: number, seed = 1): Uint8Array => {
  let state = seed
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 24
  })
}

function contentOf(file: LightFile): Uint8Array {
  const content = writeContent(file, packing)
  if (!content.ok) throw new Error(content.problem)
  return content.value
}
const sendingOf = (bytes: Uint8Array, wished = 440) =>
  sending('battle', contentOf({ name: 'battle.json', bytes }), wished)

const frameOf = (code: string): Frame => {
  const frame = readFrame(code)
  if (typeof frame === 'string') throw new Error(frame)
  return frame
}

describe('what arrives', () => {
  test('is the same file, byte for byte, whatever is missed, doubled and mixed up', () => {
    const scene = fc.record({
      bytes: fc.uint8Array({ maxLength: 3_000 }),
      wished: fc.integer({ min: 32, max: 500 }),
      missed: fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }),
      start: fc.nat(200),
      doubled: fc.boolean(),
      shuffle: fc.integer(),
    })
    fc.assert(
      fc.property(scene, ({ bytes, wished, missed, start, doubled, shuffle }) => {
        const sent = sendingOf(bytes, wished)
        const all = Array.from({ length: 2 * sent.blocks + 60 }, (_, n) => n)
          .filter((n) => missed[n % missed.length] === false)
          .flatMap((n) => (doubled ? [start + n, start + n] : [start + n]))
          .sort((a, b) => ((a * 7919 + shuffle) % 1_013) - ((b * 7919 + shuffle) % 1_013))
        const incoming = reception()
        for (const nth of all) {
          const seen = incoming.take(sent.code(nth))
          expect(['part', 'whole']).toContain(seen.is)
          if (seen.is !== 'whole') continue
          expect(readContent(seen.content, packing)).toEqual({
            ok: true,
            value: { name: 'battle.json', bytes },
          })
          return
        }
      }),
      { numRuns: 150 },
    )
  })

  test('needs no more codes than blocks where none is missed', () => {
    const bytes = bytesOf(5_000)
    const sent = sendingOf(bytes)
    const incoming = reception()
    const seen = Array.from({ length: sent.blocks }, (_, n) => incoming.take(sent.code(n)).is)
    expect(seen.indexOf('whole')).toBe(sent.blocks - 1)
  })

  test('comes with about two codes more than blocks when three in ten of 12 kB are missed', () => {
    const sent = sendingOf(bytesOf(12_000))
    let state = 7
    const chance = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state / 2 ** 32
    }
    const codes = Array.from({ length: 120 }, (_, nth) => sent.code(nth))
    const extra = Array.from({ length: 40 }, () => {
      const incoming = reception()
      let got = 0
      for (let nth = 0; ; nth += 1) {
        if (chance() < 0.3) continue
        got += 1
        if (incoming.take(codes[nth] ?? '').is === 'whole') return got - sent.blocks
      }
    })
    expect(extra.reduce((sum, each) => sum + each, 0) / extra.length).toBeLessThan(2.5)
    expect(Math.max(...extra)).toBeLessThan(15)
  })

  test('is not the same transfer at another size of code, but is when it is sent again', () => {
    const bytes = bytesOf(900)
    const incoming = reception()
    incoming.take(sendingOf(bytes, 100).code(0))
    expect(incoming.take(sendingOf(bytes, 100).code(1))).toMatchObject({ progress: { known: 2 } })
    expect(incoming.take(sendingOf(bytes, 200).code(1)).is).toBe('other')
  })
})

describe('codes of others', () => {
  const [ours, theirs] = [sendingOf(bytesOf(2_000, 1)), sendingOf(bytesOf(2_000, 9))]

  test('between ours are told and left aside', () => {
    const incoming = reception()
    const all = Array.from({ length: ours.blocks }, (_, n) => {
      const own = incoming.take(ours.code(n)).is
      if (own !== 'whole') expect(incoming.take(theirs.code(n)).is).toBe('other')
      return own
    })
    expect(all.at(-1)).toBe('whole')
  })

  test('take over when ours have stopped coming', () => {
    const incoming = reception()
    incoming.take(ours.code(0))
    const seen = Array.from({ length: 30 }, (_, n) => incoming.take(theirs.code(n)).is)
    expect(seen.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => 'other'))
    expect(seen).toContain('whole')
  })

  test('of another app, spoiled, of a newer version: each is told as what it is', () => {
    const incoming = reception()
    const code = ours.code(0)
    expect(incoming.take('https://example.org/').is).toBe('foreign')
    expect(incoming.take('').is).toBe('foreign')
    expect(incoming.take('ADC:').is).toBe('damaged')
    expect(incoming.take('ADC:lower case').is).toBe('damaged')
    expect(incoming.take(code.slice(0, -3)).is).toBe('damaged')
    expect(
      incoming.take(`${code.slice(0, 40)}${code[40] === 'A' ? 'B' : 'A'}${code.slice(41)}`).is,
    ).toBe('damaged')
    expect(incoming.take(newer(code)).is).toBe('newer')
    expect(incoming.take(code).is).toBe('part')
  })

  test('never make it throw, whatever they say', () => {
    const incoming = reception()
    const text = fc.oneof(
      fc.string(),
      fc.string().map((each) => `ADC:${each}`),
      fc.uint8Array({ maxLength: 200 }).map((each) => `ADC:${toBase45(each)}`),
    )
    fc.assert(fc.property(text, (each) => incoming.take(each).is !== 'whole'))
  })
})

/** The same code, said to be of version 9, with a checksum that fits. */
function newer(code: string): string {
  const bytes = fromBase45(code.slice(4)) ?? new Uint8Array()
  bytes[0] = 9
  // A sound checksum, borrowed from a frame that is written with this head.
  return `ADC:${toBase45(withChecksum(bytes.slice(0, -4)))}`
}
function withChecksum(bytes: Uint8Array): Uint8Array {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  const all = new Uint8Array(bytes.length + 4)
  all.set(bytes)
  new DataView(all.buffer).setUint32(bytes.length, ~crc >>> 0)
  return all
}

describe('a frame', () => {
  const sound = frameOf(sendingOf(bytesOf(2_000)).code(3))

  test('says what it was given', () => {
    expect(frameOf(writeFrame(sound))).toEqual(sound)
    for (const kind of lightKinds) expect(frameOf(writeFrame({ ...sound, kind })).kind).toBe(kind)
  })

  test('with sizes that cannot be is refused', () => {
    const { payload } = sound
    const wrong: readonly Partial<Frame>[] = [
      { length: 0 },
      { length: lightBounds.content + 1 },
      { length: 2 ** 32 - 1 },
      { blocks: 0 },
      { blocks: sound.blocks + 1 },
      { blocks: 65_535, length: 65_535 * payload.length },
      { payload: payload.slice(1) },
      { payload: payload.slice(0, 4) },
      { payload: new Uint8Array(2_048), length: 2_048, blocks: 1 },
    ]
    for (const change of wrong)
      expect(readFrame(writeFrame({ ...sound, ...change })), JSON.stringify(change)).toBe('damaged')
  })

  test('of a kind that is not known here is a file', () => {
    const bytes = fromBase45(writeFrame(sound).slice(4)) ?? new Uint8Array()
    bytes[1] = 200
    expect(frameOf(`ADC:${toBase45(withChecksum(bytes.slice(0, -4)))}`).kind).toBe('file')
  })
})

describe('the whole', () => {
  const file = { name: 'a.json', bytes: new TextEncoder().encode('{"a":1}'.repeat(500)) }

  test('is packed where that makes it smaller, and unpacked again', () => {
    expect(contentOf(file).length).toBeLessThan(200)
    expect(readContent(contentOf(file), packing)).toEqual({ ok: true, value: file })
    const noise = { name: 'b.json.gz', bytes: bytesOf(400) }
    expect(contentOf(noise)).toHaveLength(400 + 1 + noise.name.length + 37)
    expect(readContent(contentOf(noise), packing)).toEqual({ ok: true, value: noise })
  })

  test('with any bit turned is refused or the same, never something else', () => {
    const content = contentOf(file)
    let refused = 0
    for (let at = 0; at < content.length; at += 1) {
      const spoiled = content.slice()
      spoiled[at] = (spoiled[at] ?? 0) ^ (1 << (at % 8))
      const read = readContent(spoiled, packing)
      // The last byte of what is packed has bits that say nothing.
      if (read.ok) expect(read.value).toEqual(file)
      else refused += 1
    }
    expect(refused).toBeGreaterThan(content.length - 3)
  })

  test('that would unpack to more than it says, or to more than anybody needs, is stopped', () => {
    const bomb = contentOf({ name: 'x', bytes: new Uint8Array(5_000_000) })
    const view = new DataView(bomb.buffer)
    view.setUint32(33, 1_000)
    expect(readContent(bomb, packing)).toEqual({ ok: false, problem: 'broken' })
    view.setUint32(33, 100_000_000)
    expect(readContent(bomb, packing)).toEqual({ ok: false, problem: 'too-big' })
    expect(packing.unpack(packing.pack(new Uint8Array(50_000)), 100)).toBeNull()
  })

  test('too large to be sent is refused before anything is shown', () => {
    const most = bytesOf(lightBounds.content + 1)
    expect(writeContent({ name: 'x', bytes: most }, packing)).toEqual({
      ok: false,
      problem: 'too-big',
    })
  })

  test('has no name but one like ours', () => {
    const read = (name: string) => readContent(contentOf({ name, bytes: file.bytes }), packing)
    for (const name of ['../x', 'a b', '<img>', '', 'ä', 'x'.repeat(81)])
      expect(read(name)).toMatchObject({ value: { name: 'file' } })
    expect(read('army-1.json')).toMatchObject({ value: { name: 'army-1.json' } })
  })
})

test('2 MB make no more blocks than there may be, whatever size of code is wished', () => {
  const sent = sending('backup', new Uint8Array(lightBounds.content), 100)
  expect(sent.blocks).toBeLessThanOrEqual(lightBounds.blocks)
  expect(frameOf(sent.code(0)).payload).toHaveLength(256)
})

test('bytes come back from their 45 signs, and other texts are refused', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => fromBase45(toBase45(bytes))?.join() === bytes.join()),
  )
  // The examples of RFC 9285.
  expect(toBase45(new TextEncoder().encode('base-45'))).toBe('UJCLQE7W581')
  expect(toBase45(new TextEncoder().encode('AB'))).toBe('BB8')
  for (const wrong of ['A', 'GGW', ':::', 'a12', '::']) expect(fromBase45(wrong)).toBeNull()
})

test('the hash of bytes is the one of FIPS 180-4', () => {
  const hex = Array.from(sha256Bytes(new TextEncoder().encode('abc')), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  expect(hex).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
