// The picture of a battle, 1080 × 1350, drawn on the device.
import { sides } from '@/core/conversation.ts'
import { inks, lineInk, pageOn, type Page } from './page.ts'
import type { PictureContent } from './pictureContent.ts'

export const pictureSize = { width: 1080, height: 1350 } as const

const margin = 64
const inner = pictureSize.width - 2 * margin

/** On a canvas of `pictureSize`. The serif must be there, or the one behind it in the list is taken. */
export function drawPicture(canvas: HTMLCanvasElement, content: PictureContent): void {
  canvas.width = pictureSize.width
  canvas.height = pictureSize.height
  const paper = canvas.getContext('2d')
  if (paper === null) throw new Error('the browser draws no pictures')
  paper.fillStyle = inks.paper
  paper.fillRect(0, 0, pictureSize.width, pictureSize.height)
  const page = pageOn(paper)
  drawHead(page, content)
  drawSides(page, content)
  drawCurves(page, content)
  drawNotes(page, content)
  drawFoot(page, content)
}

function drawHead({ line, rule }: Page, { game, victory, when }: PictureContent): void {
  rule(margin, 56, inner, 6)
  rule(margin, 67, inner, 2)
  line(game, margin, 116, inner, { size: 30, weight: 600, ink: inks.gold })
  line(victory, margin, 204, inner, { size: 84, weight: 620, face: 'serif' })
  line(when, margin, 254, inner, { size: 30, ink: inks.quiet })
}

function drawSides({ line, block, tile }: Page, content: PictureContent): void {
  const width = inner / 2 - 24
  for (const [n, side] of sides.entries()) {
    const { look, people, army, unbroken, who, casualties } = content.sides[side]
    const x = margin + n * (width + 48)
    tile(look, x, 300, 84)
    line(people, x + 104, 338, width - 104, { size: 38, weight: 640, face: 'serif' })
    line(army, x + 104, 378, width - 104, { size: 28, ink: inks.quiet })
    line(unbroken, x, 444, width, { size: 44, weight: 640, face: 'serif' })
    block(who, x, 484, width, 2, { size: 26, ink: inks.quiet })
    line(casualties, x, 556, width, { size: 30, weight: 600 })
  }
}

const chart = { left: margin + 56, right: 1080 - margin - 84, top: 660, bottom: 900 } as const

/** A round step that makes three to five lines. */
const stepFor = (most: number): number =>
  [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((each) => most / each <= 4.5) ?? 1000

function drawCurves(page: Page, content: PictureContent): void {
  const { line, rule, paper } = page
  rule(margin, 590, inner, 2, inks.hair)
  line(content.curveTitle, margin, 634, inner / 2, { size: 30, weight: 640, face: 'serif' })
  const curves = sides.map((side) => content.sides[side])
  const most = Math.max(1, ...curves.flatMap(({ curve }) => curve))
  const step = stepFor(most)
  const top = Math.ceil(most / step) * step
  const turns = Math.max(1, ...curves.map(({ curve }) => curve.length - 1))
  const xOf = (turn: number): number => chart.left + ((chart.right - chart.left) * turn) / turns
  const yOf = (value: number): number => chart.bottom - ((chart.bottom - chart.top) * value) / top
  for (let value = 0; value <= top; value += step) {
    rule(chart.left, yOf(value), chart.right - chart.left, value === 0 ? 2 : 1, inks.hair)
    line(String(value), chart.left - 12, yOf(value) + 8, 60, { size: 24, align: 'right' })
  }
  for (let turn = 1; turn <= turns; turn += Math.ceil(turns / 10))
    line(String(turn), xOf(turn), chart.bottom + 34, 60, { size: 24, align: 'center' })
  const ends = curves.map(({ curve }) => yOf(curve.at(-1) ?? 0))
  const gap = Math.max(0, 30 - Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))) / 2
  for (const [n, { curve, look }] of curves.entries()) {
    paper.strokeStyle = lineInk(look)
    paper.lineWidth = 5
    paper.setLineDash(n === 1 ? [14, 10] : [])
    paper.beginPath()
    for (const [turn, value] of curve.entries()) paper.lineTo(xOf(turn), yOf(value))
    paper.stroke()
    paper.setLineDash([])
    drawMarks(page, curve.map((value, turn) => [xOf(turn), yOf(value)] as const).slice(1), look, n)
    const isLower = (ends[n] ?? 0) > (ends[1 - n] ?? 0) || (ends[0] === ends[1] && n === 1)
    line(
      `${look.letter} ${String(curve.at(-1) ?? 0)}`,
      chart.right + 16,
      (ends[n] ?? 0) + 9 + (isLower ? gap : -gap),
      110,
      { size: 28, weight: 640, face: 'serif' },
    )
  }
}

/** Squares on the first curve, rings on the second: the colour alone says nothing. */
function drawMarks(
  { paper }: Page,
  points: readonly (readonly [number, number])[],
  look: PictureContent['sides']['a']['look'],
  nth: number,
): void {
  for (const [x, y] of points) {
    paper.beginPath()
    if (nth === 0) paper.rect(x - 8, y - 8, 16, 16)
    else paper.arc(x, y, 8, 0, 2 * Math.PI)
    paper.fillStyle = nth === 0 ? lineInk(look) : inks.paper
    paper.fill()
    paper.lineWidth = 4
    paper.stroke()
  }
}

/** Above the line of the foot, with room for what hangs below a line of text. */
const lowest = 1270
/** German notes are long: each size is tried until they end above the foot. */
const noteScales = [1, 0.92, 0.84, 0.76, 0.68, 0.6] as const

function drawNotes(page: Page, { notes }: PictureContent): void {
  const gap = 32
  const width = (inner - gap * (notes.length - 1)) / Math.max(1, notes.length)
  const endsAt = (scale: number): number =>
    Math.max(...notes.map((note) => drawNote(page.measured, note, margin, width, scale)))
  const scale = noteScales.find((each) => endsAt(each) <= lowest) ?? noteScales[5]
  for (const [n, note] of notes.entries()) {
    const x = margin + n * (width + gap)
    page.rule(x, 970, width, 4)
    drawNote(page.block, note, x, width, scale)
  }
}

/** Returns how far down it goes. */
function drawNote(
  block: Page['block'],
  { title, lines }: PictureContent['notes'][number],
  x: number,
  width: number,
  scale: number,
): number {
  let y = block(title, x, 1014, width, 2, { size: 28 * scale, weight: 620, ink: inks.gold })
  for (const [nth, text] of lines.entries())
    y = block(
      text,
      x,
      y + (nth === 0 ? 50 : 40) * scale,
      width,
      3,
      nth === 0
        ? { size: 36 * scale, weight: 620, face: 'serif' }
        : { size: 26 * scale, ink: inks.quiet },
    )
  return y
}

function drawFoot({ line, rule }: Page, { foot }: PictureContent): void {
  rule(margin, 1290, inner, 2)
  line(foot, margin, 1322, inner, { size: 24, ink: inks.quiet })
}
