// The modules of a code as they are drawn: nothing of a border is left around them.
import { expect, test } from 'vitest'
import { qrModules } from '@/ui/qr/qrModules.ts'

test.each([{ ecc: 'medium' }, { ecc: 'low', encoding: 'alphanumeric' }] as const)(
  'the first and the last module of the first row are dark (%o)',
  (shape) => {
    const modules = qrModules('AIDE', shape)
    expect(modules).toHaveLength(21)
    expect(modules.map((row) => row.length)).toEqual(Array(21).fill(21))
    expect([modules[0]?.[0], modules[0]?.[20], modules[20]?.[0]]).toEqual([true, true, true])
  },
)
