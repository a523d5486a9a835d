// English words of the four figures before a seat.
export const pinEn = {
  pin: (name: string) => `Four figures of ${name}`,
  wrongPin: 'That is not the number. Try again.',
  forgotten: 'Forgotten',
  forgottenHint: 'The number is forgotten on this phone. Everybody sees that it was asked for.',
  digits: (typed: number) => `${typed} of 4 figures typed`,
  back: 'Take back a figure',
  set: 'Protect with four figures',
  setHint: 'Whoever takes the phone as this faction types them first. They stay on this phone.',
  remove: 'No figures any more',
  saved: 'The figures are set.',
  removed: 'No figures are asked for any more.',
}

export type PinWords = typeof pinEn
