// A screen and the words it needs, fetched side by side: it is never drawn before it can speak.
export const withWords =
  (enter: () => Promise<unknown>) =>
  <View>(load: () => Promise<View>) =>
  async (): Promise<View> => {
    const [view] = await Promise.all([load(), enter()])
    return view
  }
