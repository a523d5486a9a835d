// Runs before the first paint: language, theme, text size and motion as the user left them.
;(function () {
  let kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('aide-de-camp.settings')) || {}
  } catch {
    // Unreadable settings: the defaults serve.
  }
  const root = document.documentElement
  const system = (navigator.language || 'en').toLowerCase().startsWith('de') ? 'de' : 'en'
  root.lang = kept.language === 'de' || kept.language === 'en' ? kept.language : system
  if (['light', 'dark', 'red'].includes(kept.theme)) root.dataset.theme = kept.theme
  if (typeof kept.textSize === 'string') root.dataset.text = kept.textSize
  if (kept.motion === 'none') root.dataset.motion = 'none'
})()
