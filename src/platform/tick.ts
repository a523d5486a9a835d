// The click of a die on the table, made on the spot: no file, no delay. Silent where the browser has no audio.
let audio: AudioContext | null = null

/** `dice` clicks, spread over a third of a second. Call it from a press: browsers want one. */
export function clickDice(dice: number): void {
  try {
    audio ??= new AudioContext()
    for (let n = 0; n < Math.min(dice, 6); n += 1) click(audio, audio.currentTime + n * 0.055)
  } catch {
    audio = null
  }
}

function click(context: AudioContext, at: number): void {
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(1900, at)
  tone.frequency.exponentialRampToValueAtTime(420, at + 0.03)
  loudness.gain.setValueAtTime(0.16, at)
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.05)
  tone.connect(loudness).connect(context.destination)
  tone.start(at)
  tone.stop(at + 0.06)
}
