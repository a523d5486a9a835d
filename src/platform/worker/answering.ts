// The worker's side: it says that it is there, then answers each question.

/** What answers the one kind of question that a worker knows; it may tell how much is done, 0 to 1. */
export type Answerer<Asked = never> = (asked: Asked, tell: (share: number) => void) => unknown

/** What a worker says. Before `ready` it hears nothing; `failed`: this question broke it. */
export type WorkerWord<Answer> =
  | 'ready'
  | 'failed'
  /** How much is done, 0 to 1. */
  | { readonly share: number }
  | { readonly answer: Answer }

/** To be called once, at the end of a worker's file; the page names the type of `answerTo` when it asks. */
export function answering<Asked>(answerTo: Answerer<Asked>): void {
  const say = (word: WorkerWord<unknown>): void => self.postMessage(word)
  async function reply(asked: Asked): Promise<void> {
    const answer = await answerTo(asked, (share) => say({ share }))
    say({ answer })
  }
  self.onmessage = ({ data }: MessageEvent<Asked>) =>
    void reply(data).catch((cause: unknown) => {
      say('failed')
      reportError(cause)
    })
  say('ready')
}
