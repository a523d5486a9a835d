// At the end of the page: the app starts when the page has been painted once. Its code would keep a slow phone from that.
{
  const start = () => import('/src/main.ts') // runs once, however often it is asked for
  if (document.hidden) start() // what nobody sees is not painted
  requestAnimationFrame(() => setTimeout(start))
  setTimeout(start, 1_000) // whatever keeps the paint away, it keeps the app away no longer
}
