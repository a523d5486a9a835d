// Time that is left, as a clock shows it.

const two = (n: number): string => String(n).padStart(2, '0')

/** `1:05:09`, without hours `5:09`; 0 once the time is up. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000))
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const rest = two(seconds % 60)
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${rest}` : `${String(minutes)}:${rest}`
}
