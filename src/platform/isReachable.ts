// Reachability of the server. That the phone has a network (navigator.onLine) says little: a club's often leads nowhere.

/** Milliseconds to wait for an answer. */
const patience = 4_000

/** Asks past every cache; the service worker answers no such question. */
export const isReachable = (): Promise<boolean> =>
  fetch('/index.html', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) })
    .then(({ ok }) => ok)
    .catch(() => false)
