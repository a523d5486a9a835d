// English words of the frame: navigation, saving, updates, failures.
export const app = {
  skip: 'Skip to the content',
  mainNavigation: 'Main',
  tabs: { armies: 'Armies', battles: 'Battle', events: 'Events', rules: 'Rules', dice: 'Dice' },
  settings: 'Settings',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  phone: {
    title: 'A second phone',
    hint: 'Somebody answers, follows or watches on another phone, without a network',
  },
  join: {
    title: 'Sit down at another phone’s table',
    hint: 'Follow it here, or answer for your side',
  },
  tickets: { title: 'Tickets and outcomes', hint: 'Scan, open or paste one' },
  light: {
    show: 'Show as codes for another phone',
    showSmall: 'As codes',
    showOne: 'Show as a code',
    hint: 'From screen to camera, without a network',
    read: 'Read codes from another phone',
  },
  saving: {
    failed: 'The last change is not on the phone yet. It is kept here and tried again.',
    failedFull:
      'The phone is out of space. Make room; your last change is kept here and tried again.',
    notKept: 'The phone did not keep that. It is here while this page is open: make room.',
    busy: 'This was not done: something before it was still being saved. Do it once more.',
    notDone: 'That did not reach the phone’s memory. Nothing was changed.',
    retry: 'Try again',
  },
  storage: {
    unreadable:
      'The armies on this phone cannot be read just now. Close other tabs of this app and try again.',
    retry: 'Try again',
  },
}
