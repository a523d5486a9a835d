// The open question in sight and in focus, however much lies above it: a board, and what was told since.

export function showQuestion(stage: HTMLElement | null): void {
  const heading = stage?.querySelector('h2')
  stage?.closest('main')?.scrollTo({ top: 0 })
  heading?.scrollIntoView({ block: 'nearest' })
  heading?.focus({ preventScroll: true })
}
