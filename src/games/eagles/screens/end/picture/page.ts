// Drawing on a page of fixed size: text that shrinks or breaks until it fits, lines, and the tiles of the sides.
import { hatching } from '@/ui/side/hatching.ts'
import type { SideLook } from '../../battle/conduct/sideLooks.ts'

/** Paper and ink of the day's theme, whatever theme is on: the picture leaves the phone. */
export const inks = {
  paper: '#f4eddc',
  sheet: '#fcf8ed',
  ink: '#1d1a15',
  quiet: '#463f31',
  hair: '#d3c6a5',
  gold: '#7c590c',
} as const

const grounds: Readonly<Record<SideLook['facing'], string>> = {
  red: '#9c1c20',
  blue: '#1f3f8c',
  grey: '#3a3a3a',
  green: '#27543a',
  brown: '#63401f',
  yellow: '#e0bf4a',
  white: '#fdfaf1',
  plain: '#fdfaf1',
}
const pale: readonly SideLook['facing'][] = ['yellow', 'white', 'plain']

/** Of the curve: a pale facing would not be seen on paper. */
export const lineInk = ({ facing }: SideLook): string =>
  pale.includes(facing) ? inks.gold : grounds[facing]

const serif = "'Field Book Serif', Georgia, 'Times New Roman', serif"
const plain = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

interface Written {
  readonly size: number
  readonly weight?: number
  readonly face?: 'serif' | 'plain'
  readonly ink?: string
  readonly align?: CanvasTextAlign
}

type Line = (text: string, x: number, y: number, width: number, written: Written) => void

type Block = (
  text: string,
  x: number,
  y: number,
  width: number,
  most: number,
  written: Written,
) => number

/** A side's tile: colour, hatching and letter. */
const tileOn =
  (paper: CanvasRenderingContext2D, line: Line) =>
  ({ facing, letter, hatch }: SideLook, x: number, y: number, size: number): void => {
    const isPale = pale.includes(facing)
    paper.save()
    paper.beginPath()
    paper.rect(x, y, size, size)
    paper.clip()
    paper.fillStyle = grounds[facing]
    paper.fillRect(x, y, size, size)
    paper.translate(x, y)
    paper.scale(size / 32, size / 32)
    paper.strokeStyle = isPale ? 'rgb(29 26 21 / 0.5)' : 'rgb(255 250 240 / 0.42)'
    paper.lineWidth = 1
    paper.lineCap = 'round'
    paper.stroke(new Path2D(hatching(hatch ?? facing, 32)))
    paper.restore()
    paper.strokeStyle = inks.ink
    paper.lineWidth = 2
    paper.strokeRect(x, y, size, size)
    line(letter, x + size / 2, y + size * 0.72, size, {
      size: size * 0.6,
      weight: 700,
      face: 'serif',
      ink: isPale ? inks.ink : '#fffaf0',
      align: 'center',
    })
  }

/** As many words on a line as fit on it. */
function brokenIn(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const inkOn =
  (paper: CanvasRenderingContext2D) =>
  ({ size, weight = 400, face = 'plain', ink = inks.ink, align = 'left' }: Written): void => {
    paper.font = `${String(weight)} ${String(size)}px ${face === 'serif' ? serif : plain}`
    paper.fillStyle = ink
    paper.textAlign = align
    paper.textBaseline = 'alphabetic'
  }

export type Page = ReturnType<typeof pageOn>

export function pageOn(paper: CanvasRenderingContext2D) {
  const use = inkOn(paper)

  /** One line, smaller if it is too wide, cut with three dots if it still is. */
  function line(text: string, x: number, y: number, width: number, written: Written): void {
    let { size } = written
    const least = written.size * 0.6
    use(written)
    while (paper.measureText(text).width > width && size > least) use({ ...written, size: --size })
    let shown = text
    while (paper.measureText(shown).width > width && shown.length > 1)
      shown = `${shown.slice(0, -2).trimEnd()}…`
    paper.fillText(shown, x, y)
  }

  function linesOf(text: string, width: number, most: number, written: Written): string[] {
    use(written)
    const lines = brokenIn(text, (longer) => paper.measureText(longer).width <= width)
    const shown = lines.slice(0, most)
    if (lines.length > most) shown[most - 1] = lines.slice(most - 1).join(' ')
    return shown
  }
  /** Broken between words; returns how far down the last line stands. At most `most` lines. */
  const block: Block = (text, x, y, width, most, written) => {
    const shown = linesOf(text, width, most, written)
    for (const [n, each] of shown.entries())
      line(each, x, y + n * written.size * 1.25, width, written)
    return y + (shown.length - 1) * written.size * 1.25
  }
  /** How far down a block would go; nothing is drawn. */
  const measured: Block = (text, _, y, width, most, written) =>
    y + (linesOf(text, width, most, written).length - 1) * written.size * 1.25

  function rule(x: number, y: number, width: number, thick = 2, ink: string = inks.ink): void {
    paper.fillStyle = ink
    paper.fillRect(x, y, width, thick)
  }

  const tile = tileOn(paper, line)
  return { paper, line, block, measured, rule, tile }
}
