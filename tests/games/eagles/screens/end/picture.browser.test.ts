// The picture of a battle: however long its words are, they end above the line of its foot.
import { expect, test } from 'vitest'
import { drawPicture, pictureSize } from '@/games/eagles/screens/end/picture/drawPicture.ts'
import type { PictureContent } from '@/games/eagles/screens/end/picture/pictureContent.ts'

const side = (facing: 'red' | 'blue', letter: string, people: string) => ({
  look: { facing, letter } as const,
  people,
  army: 'Colonne du Nord',
  unbroken: '4 ungebrochen',
  who: '1., 2., 3., 4.',
  casualties: '14 Verluste',
  curve: [0, 2, 2, 13, 14],
})
const volley = (title: string) => ({
  title,
  lines: [
    '2. britisches auf 1. französisches, Zug 2',
    '0 Treffer mit 12 Würfeln, erwartet 4',
    'einmal in 40 solchen Salven',
  ],
})
const german: PictureContent = {
  game: 'The March of Eagles',
  victory: 'Sieg: Briten',
  when: 'Nach 8 Zügen · 26.11.2026',
  sides: { a: side('red', 'B', 'Briten'), b: side('blue', 'F', 'Franzosen') },
  curveTitle: 'Verluste',
  turn: 'Zug',
  notes: [
    { title: 'Bataillon des Tages', lines: ['3. britisches', 'eine Runde gewonnen'] },
    volley('Die beste Salve'),
    volley('Die schlechteste Salve'),
  ],
  foot: 'Aide-de-Camp',
}

test('nothing is written across the line of the foot', () => {
  const canvas = document.createElement('canvas')
  drawPicture(canvas, german)
  const band = canvas.getContext('2d')?.getImageData(0, 1279, pictureSize.width, 10).data
  const shades = new Set<string>()
  for (let at = 0; at < (band?.length ?? 0); at += 4) shades.add(String(band?.slice(at, at + 3)))
  expect([...shades]).toEqual(['244,237,220'])
})
