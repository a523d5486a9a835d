// The camera of the phone: its moving picture, or why there is none.
/** Each of these is mended in another way, so each is told by itself. */
export type NoCamera =
  /** By the person, the browser or the phone. */
  | 'refused'
  | 'none'
  /** There is one, and something else has it. */
  | 'busy'
  /** A page that did not come over https gets none. */
  | 'insecure'
  /** A browser that gives none to any page. */
  | 'unsupported'
  /** The page is not in front. */
  | 'hidden'
  | 'failed'

const wishes: MediaStreamConstraints = {
  // Enough for a fine code at a hand's breadth; a camera that has less gives what it has.
  video: { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 960 } },
  audio: false,
}

/** By the names of the specification of Media Capture. */
const byName: Readonly<Record<string, NoCamera>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
  InvalidStateError: 'hidden',
}

/** May ask the person; to be put out with `closeCamera`. */
export async function openCamera(): Promise<MediaStream | NoCamera> {
  if (!('mediaDevices' in navigator)) return isSecureContext ? 'unsupported' : 'insecure'
  try {
    return await navigator.mediaDevices.getUserMedia(wishes)
  } catch (cause) {
    if (document.hidden) return 'hidden'
    const name = cause instanceof Error || cause instanceof DOMException ? cause.name : ''
    return byName[name] ?? 'failed'
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Something else took it, it was unplugged, or the person no longer allows it; not said after `closeCamera`. */
export function whenCameraGoes(stream: MediaStream, gone: () => void): void {
  for (const track of stream.getVideoTracks()) track.addEventListener('ended', gone)
}
