// The one Trusted Types policy of our own: which script addresses the app may hand to the browser.

interface ScriptRules {
  createScriptURL: (address: string) => string
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy: (name: string, rules: ScriptRules) => ScriptRules }
  }
}

/** The service worker and our own built files, on our own origin; nothing else. */
function isOurScript(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  if (origin !== location.origin) return false
  return pathname === '/sw.js' || pathname.startsWith('/assets/') || import.meta.env.DEV
}

const rules: ScriptRules = {
  createScriptURL: (address) => {
    if (!isOurScript(address)) throw new TypeError(`${address} is not a script of this app`)
    return address
  },
}

let policy: ScriptRules | undefined

/** At the start, before anything else runs: a name can be used only once, and no other script is to use ours. */
export function claimPolicy(): void {
  policy ??= window.trustedTypes?.createPolicy('app-sw', rules) ?? rules
}

/** An address the browser accepts for a worker. Throws on any other address: that is a bug. */
export function trustedScript(address: string): string {
  claimPolicy()
  return (policy ?? rules).createScriptURL(address)
}
