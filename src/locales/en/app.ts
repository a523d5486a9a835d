// English words of the frame: navigation, saving, updates, failures.
export const app = {
  name: 'Aide-de-Camp',
  skip: 'Skip to the content',
  mainNavigation: 'Main',
  tabs: { armies: 'Armies', battles: 'Battle', add: 'Add', settings: 'Settings' },
  back: 'Back',
  close: 'Close',
  more: 'More',
  cancel: 'Cancel',
  done: 'Done',
  undo: 'Undo',
  loading: 'One moment …',
  saving: {
    failed: 'The last change is not on the phone yet. It is kept here and tried again.',
    failedFull:
      'The phone is out of space. Make room; your last change is kept here and tried again.',
    retry: 'Try again',
  },
  storage: {
    unreadable:
      'The armies on this phone cannot be read just now. Close other tabs of this app and try again.',
    retry: 'Try again',
  },
  update: {
    ready: 'A new version is ready.',
    take: 'Update now',
    offlineReady: 'Ready for use without a network.',
  },
  notFound: {
    title: 'Nothing here',
    text: 'This address leads to no page of the app.',
    home: 'To the armies',
  },
}
