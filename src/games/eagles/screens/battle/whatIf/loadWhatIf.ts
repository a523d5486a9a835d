// The way to everything that a look ahead needs, its words and the machinery of a sheet among them.

async function loadRoom() {
  const { whatIfRoom } = await import('./room.ts')
  return whatIfRoom
}

/** Fetched once; called before anybody asks, the sheet opens with the press. */
export async function loadWhatIf() {
  const [room, { enterWhatIf }] = await Promise.all([
    loadRoom(),
    import('@/games/eagles/words/whatIf.ts'),
    import('@/ui/sheet/SheetBody.vue'),
  ])
  await enterWhatIf()
  return room
}
