// Before the first paint: a battle is shown as it was seen last until the app shows it itself.
;(function () {
  try {
    // As src/views/battle/conduct/lastSeenCopy.ts made it.
    const key = 'aide-de-camp.lastSeen'
    const seen = JSON.parse(sessionStorage.getItem(key) ?? localStorage.getItem(key))
    if (location.hash !== `#/battles/${seen.battle}` || seen.across !== innerWidth) return

    const drawn = ({ text, css, parts }) => {
      const element = document.createElement('div')
      element.textContent = text
      element.style.cssText = css
      element.append(...parts.map(drawn))
      return element
    }
    const page = drawn(seen)
    page.id = 'last-seen'
    page.ariaHidden = true // who listens waits for the app itself
    document.documentElement.append(page) // the page has no body yet
    const watcher = new MutationObserver(() => {
      if (document.querySelector('.shell, [data-opening]') === null) end()
    })
    const end = () => {
      page.remove()
      watcher.disconnect()
    }
    const watch = () => watcher.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('readystatechange', watch, { once: true })
    setTimeout(end, 7_000) // what is said of an app that does not start must be seen
  } catch {
    // Nothing was noted, or nothing readable: the app itself will be there in a moment.
  }
})()
