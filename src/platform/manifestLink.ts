// The manifest in the language of the app: the system takes names, shortcuts and descriptions from it.

export function useManifestIn(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (link === null) return // the dev server has none
  const address = language === 'de' ? '/manifest-de.webmanifest' : '/manifest.webmanifest'
  if (link.getAttribute('href') !== address) link.setAttribute('href', address)
}
