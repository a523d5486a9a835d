// One end of a line as a browser describes it, with addresses of every kind.

/** As Chromium writes it with the camera allowed. */
export const offer = [
  'v=0',
  'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0',
  'a=msid-semantic: WMS',
  'm=application 51472 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 192.168.178.23',
  'a=candidate:1467250027 1 udp 2122260223 192.168.178.23 51472 typ host generation 0 network-id 1',
  'a=candidate:1467250028 1 udp 2122262783 2a02:908:1a2::f3 51473 typ host generation 0',
  'a=candidate:1853887674 1 tcp 1518280447 192.168.178.23 9 typ host tcptype active generation 0',
  'a=candidate:9 1 udp 2122260223 127.0.0.1 40000 typ host',
  'a=candidate:9 1 udp 2122260223 fe80::1 40000 typ host',
  'a=ice-ufrag:x+5/',
  'a=ice-pwd:By/abcdefghijklmnopq+rst',
  'a=ice-options:trickle',
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, n) => (n * 7 + 3).toString(16).toUpperCase().padStart(2, '0')).join(':')}`,
  'a=setup:actpass',
  'a=mid:0',
  'a=sctp-port:5000',
  '',
].join('\r\n')
