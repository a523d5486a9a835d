// Time as on a chess clock.

/** "34:07", "−1:20". */
export function shownTime(milliseconds: number): string {
  const seconds = Math.ceil(Math.abs(milliseconds) / 1000)
  const text = `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
  return milliseconds < 0 ? `−${text}` : text
}
