// A build without files that only pass names on.
import { expect, test } from 'vitest'
import { withoutFacades } from '../../scripts/build/facades.ts'

const real = 'const o=1,s=2;export{o,s as n};'

test('who imports a part asks the file that has it', () => {
  const rest = withoutFacades(
    new Map([
      ['real-1.js', real],
      ['part-2.js', 'export{o as first,n as default}from"./real-1.js";'],
      ['page-3.js', 'const t=()=>import(`./part-2.js`),u=import("./other-4.js");'],
      ['small-5.js', 'export{n as only}from"./real-1.js";'],
      ['room-6.js', 'import("./small-5.js")'],
    ]),
  )
  expect([...rest.keys()]).toEqual(['real-1.js', 'page-3.js', 'room-6.js'])
  expect(rest.get('room-6.js')).toBe('import("./real-1.js").then(m=>({only:m.n}))')
  expect(rest.get('real-1.js')).toBe(real)
  expect(rest.get('page-3.js')).toBe(
    'const t=()=>import("./real-1.js").then(m=>({__esModule:!0,first:m.o,default:m.n})),u=import("./other-4.js");',
  )
})

test('what is fetched ahead is the file that has it', () => {
  const rest = withoutFacades(
    new Map([
      ['real-1.js', real],
      ['part-2.js', 'export{o}from"./real-1.js"'],
      ['page-3.js', 'f=["assets/part-2.js","assets/page-3.css"]'],
    ]),
  )
  expect(rest.get('page-3.js')).toBe('f=["assets/real-1.js","assets/page-3.css"]')
})

test('a file that does anything itself stays', () => {
  const scripts = new Map([
    ['real-1.js', real],
    ['more-2.js', 'import"./side-3.js";export{o}from"./real-1.js";'],
    ['both-4.js', 'export{o}from"./real-1.js";export{a}from"./side-3.js";'],
  ])
  expect(withoutFacades(scripts)).toEqual(scripts)
})

test('an import that cannot be turned stops the build', () => {
  const scripts = new Map([
    ['real-1.js', real],
    ['part-2.js', 'export{o}from"./real-1.js";'],
    ['page-3.js', 'import{o}from"./part-2.js";'],
  ])
  expect(() => withoutFacades(scripts)).toThrow('page-3.js asks for part-2.js')
})
