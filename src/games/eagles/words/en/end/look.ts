// English words for looking back at a battle: its replay.

export const look = {
  title: 'Replay',
  loading: 'The battle is being laid out …',
  slider: 'Moment of the battle',
  at: (entry: number, of: number, turn: string) =>
    `entry ${String(entry)} of ${String(of)}, ${turn}`,
  start: 'The beginning',
  turn: (n: number) => `turn ${String(n)}`,
  settingUp: 'setting up',
  play: 'Play',
  pause: 'Pause',
  nextTurn: 'Next turn',
  previousTurn: 'Turn before',
  next: 'One step on',
  previous: 'One step back',
  takenBack: 'Taken back later:',
  takesBack: 'Answers are taken back.',
  playOn: 'Play on from here',
  playOnHint: 'Begins a new battle with everything up to this moment. This one stays as it is.',
  playedOn: 'A new battle goes on from here.',
  problem: 'This battle can be shown only up to here.',
}
