// Pictures of codes as a poor camera would take them: small, blurred, noisy, tilted, with glare.

export interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green, blue, alpha of every pixel. */
  readonly data: Uint8ClampedArray
}

export interface Spoiling {
  readonly name: string
  /** Share of the pictures that never come. */
  readonly missed: number
  /** Pixels along a side. */
  readonly width: number
  /** Pixels to either side that run into each other. */
  readonly blur: number
  /** Grey levels up and down. */
  readonly noise: number
  /** Share of the width by which the far edge is shorter. */
  readonly tilt: number
  /** Brightness of a spot of light, in grey levels. */
  readonly glare: number
}

const clean = { missed: 0, width: 640, blur: 0, noise: 0, tilt: 0, glare: 0 } as const

export const spoilings: readonly Spoiling[] = [
  { ...clean, name: 'clean, 640 px' },
  { ...clean, name: '30 % missed', missed: 0.3 },
  { ...clean, name: '320 px, 30 % missed', width: 320, missed: 0.3 },
  { ...clean, name: 'blur, noise', blur: 2, noise: 40 },
  { ...clean, name: 'tilted by a tenth, glare', tilt: 0.1, glare: 60 },
  {
    name: 'all of it, 480 px, 30 % missed',
    missed: 0.3,
    width: 480,
    blur: 1,
    noise: 30,
    tilt: 0.05,
    glare: 40,
  },
]

/** The code on a grey table, a tenth of the picture free around it. */
export function paint(modules: readonly (readonly boolean[])[]) {
  const quiet = 4
  const all = modules.length + 2 * quiet
  return (x: number, y: number): number => {
    const at = (share: number): number => Math.floor(((share - 0.1) / 0.8) * all) - quiet
    if (x < 0.1 || y < 0.1 || x >= 0.9 || y >= 0.9) return 120
    return modules[at(y)]?.[at(x)] === true ? 20 : 235
  }
}

/** Four looks a pixel, so that a small picture is soft as a camera's is. */
function sampled(light: (x: number, y: number) => number, { width, tilt }: Spoiling): Float32Array {
  const grey = new Float32Array(width * width)
  for (let row = 0; row < width; row += 1)
    for (let column = 0; column < width; column += 1) {
      let sum = 0
      for (const down of [0.25, 0.75])
        for (const right of [0.25, 0.75]) {
          const y = (row + down) / width
          const narrowed = 1 - tilt * (1 - y)
          sum += light(((column + right) / width - 0.5) / narrowed + 0.5, y)
        }
      grey[row * width + column] = sum / 4
    }
  return grey
}

function blurred(grey: Float32Array, reach: number, step: number): Float32Array {
  return grey.map((_, at) => {
    let sum = 0
    let count = 0
    for (let off = -reach; off <= reach; off += 1) {
      const near = grey[at + off * step]
      if (near === undefined) continue
      sum += near
      count += 1
    }
    return sum / count
  })
}

/** The same chances for the same seed: 0 to 1. */
export function chances(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let x = Math.imul(state ^ (state >>> 16), 0x7feb352d)
    x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
    return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32
  }
}

export function spoil(
  light: (x: number, y: number) => number,
  how: Spoiling,
  chance: () => number,
): Picture {
  const { width, blur, noise, glare } = how
  let grey = sampled(light, how)
  if (blur > 0) grey = blurred(blurred(grey, blur, 1), blur, width)
  const data = new Uint8ClampedArray(width * width * 4)
  const [spotX, spotY] = [chance() * width, chance() * width]
  for (const [at, value] of grey.entries()) {
    const [across, down] = [(at % width) - spotX, Math.floor(at / width) - spotY]
    const far = (across * across + down * down) / (width / 5) ** 2
    const spot = glare === 0 || far > 9 ? 0 : glare * Math.exp(-far)
    const level = value + (chance() - 0.5) * 2 * noise + spot
    data.fill(level, at * 4, at * 4 + 3)
    data[at * 4 + 3] = 255
  }
  return { width, height: width, data }
}
