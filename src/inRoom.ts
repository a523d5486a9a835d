// A screen comes together with the words of its room.
export const inRoom =
  (enter: () => Promise<void>) =>
  <View>(load: () => Promise<View>) =>
  async (): Promise<View> => {
    const [view] = await Promise.all([load(), enter()])
    return view
  }
