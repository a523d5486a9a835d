// The phone's own voice, where it has one.
const voice = (): SpeechSynthesis | null =>
  'speechSynthesis' in globalThis ? globalThis.speechSynthesis : null

export const canSpeak = (): boolean => voice() !== null

/** Says it in this language; what was being said is cut off. */
export function say(text: string, language: string): void {
  const speaker = voice()
  if (speaker === null || text === '') return
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = language
  speaker.cancel()
  speaker.speak(utterance)
}

/** Cuts off what is being said. */
export const hush = (): void => voice()?.cancel()
