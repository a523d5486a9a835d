// Before the first paint: language, theme, text size, motion. Then waits for the app.
{
  let kept = {}
  try {
    localStorage.removeItem('aide-de-camp.lastSeen') // older releases kept the last question of a battle there
    kept = JSON.parse(localStorage.getItem('aide-de-camp.settings')) || {}
  } catch {
    // Unreadable settings: the defaults serve.
  }
  const root = document.documentElement
  const system = (navigator.language || '').toLowerCase().startsWith('de') ? 'de' : 'en'
  root.lang = kept.language === 'de' || kept.language === 'en' ? kept.language : system
  if (['light', 'dark', 'red'].includes(kept.theme)) root.dataset.theme = kept.theme
  if (kept.textSize) root.dataset.text = kept.textSize
  if (kept.motion === 'none') root.dataset.motion = 'none'

  // The app replaces the shell; if it has not, help comes that needs none of its code.
  setTimeout(() => {
    const app = document.getElementById('app')
    if (!app || app.querySelector('.shell') || !app.textContent.trim()) import('/watchdog.js')
  }, 8_000)
}
