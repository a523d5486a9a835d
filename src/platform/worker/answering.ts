// The worker's side: it says that it is there, then answers each question.

/** What a worker says. Before `ready` it hears nothing; `failed`: this question broke it. */
export type WorkerWord<Answer> =
  | 'ready'
  | 'failed'
  /** How much is done, 0 to 1. */
  | { readonly share: number }
  | { readonly answer: Answer }

/** To be called once, at the end of a worker's file, with what answers its one kind of question and may tell how far it is. */
export function answering<Answer>(
  answerTo: (asked: never, tell: (share: number) => void) => Answer | Promise<Answer>,
): void {
  const say = (word: WorkerWord<Answer>): void => self.postMessage(word)
  async function reply(asked: unknown): Promise<void> {
    // The page's side names the kind of question that its worker answers.
    const answer = await answerTo(asked as never, (share) => say({ share }))
    say({ answer })
  }
  self.onmessage = ({ data }: MessageEvent<unknown>) => void reply(data).catch(() => say('failed'))
  say('ready')
}
