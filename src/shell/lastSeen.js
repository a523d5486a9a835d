// Before the first paint: a battle is shown as it was seen last until the app shows it itself.
;(function () {
  try {
    // As src/views/battle/conduct/useLastSeen.ts noted it.
    const seen = JSON.parse(localStorage.getItem('aide-de-camp.lastSeen'))
    if (location.hash !== `#/battles/${seen.battle}` || seen.across !== outerWidth) return

    const drawn = ({ text = '', css, parts = [] }) => {
      const element = document.createElement('div')
      element.textContent = text
      element.style.cssText = css
      element.append(...parts.map(drawn))
      return element
    }
    const page = drawn(seen)
    page.id = 'last-seen'
    document.documentElement.append(page) // the page has no body yet
    const wait = () =>
      new MutationObserver(() => {
        if (document.querySelector('.shell, [data-opening]') === null) page.remove()
      }).observe(document.body, { childList: true, subtree: true })
    document.addEventListener('readystatechange', wait, { once: true })
    setTimeout(() => page.remove(), 7_000) // what is said of an app that does not start must be seen
  } catch {
    // Nothing was noted, or nothing readable: the app itself will be there in a moment.
  }
})()
