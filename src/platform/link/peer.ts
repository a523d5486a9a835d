// One end of a direct line to another phone: a data channel without any server, described by what the two tell each other.

export type LineState = 'waiting' | 'open' | 'shaky' | 'closed'

/** A line that is open, for the code that talks over it. */
export interface OpenLine {
  readonly send: (text: string) => boolean
  readonly close: () => void
  /** Who hears what comes, from now on; what came before is told at once. */
  readonly listen: (heard: (text: string) => void, changed: (state: LineState) => void) => void
}

export interface PeerListener {
  readonly changed: (state: LineState) => void
  readonly heard: (text: string) => void
}

export interface Peer {
  /** This end as its browser describes it; the addresses are all in it. It is never changed by us. */
  readonly description: string
  /** Takes the description of the answering end. Rejects where it fits nothing. */
  readonly accept: (answer: string) => Promise<void>
  /** False: there is no line, or too much waits to be sent. */
  readonly send: (text: string) => boolean
  readonly close: () => void
}

export const canLink = (): boolean => 'RTCPeerConnection' in globalThis

/** Milliseconds that a browser may look for its addresses; what it has by then will do. */
const gatheringTime = 3_000

/** Bytes that may wait to be sent before the other end counts as gone. */
const mostWaiting = 4 * 1024 * 1024

const label = 'aide-de-camp'

/** No server is asked for anything: only phones that reach each other by themselves are linked. */
const connection = (): RTCPeerConnection => new RTCPeerConnection({ iceServers: [] })

function untilGathered(line: RTCPeerConnection): Promise<void> {
  if (line.iceGatheringState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    const look = (): void => {
      if (line.iceGatheringState === 'complete') resolve()
    }
    line.addEventListener('icegatheringstatechange', look)
    setTimeout(resolve, gatheringTime)
  })
}

/** What the two ends share: one channel, watched for as long as it is there. */
function peerOn(line: RTCPeerConnection, { changed, heard }: PeerListener) {
  let channel: RTCDataChannel | null = null
  let isClosed = false
  const close = (): void => {
    if (isClosed) return
    isClosed = true
    channel?.close()
    line.close()
    changed('closed')
  }
  line.addEventListener('connectionstatechange', () => {
    if (line.connectionState === 'failed' || line.connectionState === 'closed') close()
    else if (line.connectionState === 'disconnected' && channel !== null) changed('shaky')
    else if (line.connectionState === 'connected' && channel?.readyState === 'open') changed('open')
  })
  const watch = (one: RTCDataChannel): void => {
    channel = one
    one.addEventListener('open', () => changed('open'))
    one.addEventListener('close', close)
    one.addEventListener('message', ({ data }) => {
      // Nothing but text is ever sent; anything else says nothing.
      heard(typeof data === 'string' ? data : '')
    })
    if (one.readyState === 'open') changed('open')
  }
  const send = (text: string): boolean => {
    if (isClosed || channel?.readyState !== 'open') return false
    if (channel.bufferedAmount > mostWaiting) {
      close()
      return false
    }
    channel.send(text)
    return true
  }
  return { watch, send, close }
}

const described = (line: RTCPeerConnection): string => line.localDescription?.sdp ?? ''

/** A line that comes to nothing is not left open. */
async function orClosed(close: () => void, make: () => Promise<void>): Promise<void> {
  try {
    await make()
  } catch (cause) {
    close()
    throw cause
  }
}

/** The end that begins. Rejects where the browser makes no such lines. */
export async function offering(listener: PeerListener): Promise<Peer> {
  const line = connection()
  const { watch, send, close } = peerOn(line, listener)
  await orClosed(close, async () => {
    watch(line.createDataChannel(label))
    await line.setLocalDescription()
    await untilGathered(line)
  })
  const accept = (sdp: string): Promise<void> => line.setRemoteDescription({ type: 'answer', sdp })
  return { description: described(line), accept, send, close }
}

/** The end that answers an offer. Rejects where the offer fits nothing. */
export async function answering(offer: string, listener: PeerListener): Promise<Peer> {
  const line = connection()
  const { watch, send, close } = peerOn(line, listener)
  line.addEventListener('datachannel', ({ channel }) => {
    if (channel.label === label) watch(channel)
    else channel.close()
  })
  await orClosed(close, async () => {
    await line.setRemoteDescription({ type: 'offer', sdp: offer })
    await line.setLocalDescription()
    await untilGathered(line)
  })
  return {
    description: described(line),
    accept: () => Promise.reject(new Error('answered')),
    send,
    close,
  }
}
