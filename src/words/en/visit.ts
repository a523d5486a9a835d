// English words of a visit: a new version, a part that is missing, the first time without a network.
export const visit = {
  ready: 'A new version is ready.',
  take: 'Update now',
  otherTab: 'Another tab has updated the app. This page still works; reload it when it suits you.',
  broken: 'A part of the app could not be loaded. Nothing you entered is lost.',
  reload: 'Reload',
  complete: 'The app is now all here: it works without a network.',
  notFound: {
    title: 'Nothing here',
    text: 'This address leads to no page of the app.',
    home: 'To the armies',
  },
  notHere: {
    title: 'Not here yet',
    why: 'The network went before the app had fetched this part.',
    then: 'It opens by itself once there is one again. Nothing you entered is lost.',
    still: 'Still no network.',
  },
}
