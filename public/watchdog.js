// Fetched by boot.js when the app has not started: repairs its files and saves the data, without any of the app's code.
;(function () {
  const words = {
    en: {
      title: 'The app has not started',
      text: 'Your armies, battles and events are on this phone and stay there.',
      again: 'Try again',
      repair: 'Repair app files',
      repairHint: 'Fetches the app anew from the network. Your data is not touched.',
      save: 'Export my data',
      offline:
        'There is no network now, and the app can only be fetched anew with one. Nothing was changed.',
      nothing: 'There is no data of this app in this browser.',
      saved: 'Your data is saved with your downloads. The app can restore it from this file.',
      failed: 'That did not work: ',
    },
    de: {
      title: 'Die App ist nicht gestartet',
      text: 'Deine Armeen, Schlachten und Turniere sind auf diesem Handy und bleiben dort.',
      again: 'Noch einmal versuchen',
      repair: 'App-Dateien reparieren',
      repairHint: 'Holt die App neu aus dem Netz. Deine Daten bleiben unberührt.',
      save: 'Meine Daten exportieren',
      offline:
        'Es gibt gerade kein Netz, und nur mit ihm lässt sich die App neu holen. Nichts wurde geändert.',
      nothing: 'In diesem Browser gibt es keine Daten dieser App.',
      saved:
        'Deine Daten liegen bei deinen Downloads. Die App kann sie aus dieser Datei zurückholen.',
      failed: 'Das hat nicht geklappt: ',
    },
  }
  const language = document.documentElement.lang === 'de' ? 'de' : 'en'
  const spoken = words[language]

  // ---- Repair: only what can be fetched again, and only when it can be --------------------------------------

  const hasNetwork = () =>
    fetch(`/watchdog.js?probe=${Date.now()}`, { cache: 'no-store' }).then(
      (answer) => answer.ok && (answer.headers.get('Content-Type') || '').includes('javascript'),
      () => false,
    )

  /** Caches of other names are copies of the user's data. */
  const isAppFiles = (name) => name.startsWith('workbox-')

  async function repair() {
    if (!(await hasNetwork())) return spoken.offline
    const names = 'caches' in window ? await caches.keys() : []
    await Promise.all(names.filter(isAppFiles).map((name) => caches.delete(name)))
    const workers =
      'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : []
    await Promise.all(workers.map((worker) => worker.unregister()))
    location.reload()
    return ''
  }

  // ---- Export: the tables as they are, in the lines of a backup (docs/formats-backup.md) ---------------------

  const databaseName = 'aide-de-camp'
  const keyOf = {
    armies: (row) => row.id,
    battles: (row) => row.id,
    heads: (row) => row.battleId,
    entries: (row) => `${row.battleId}/${row.seq}`,
    events: (row) => row.id,
    eventEntries: (row) => row.id,
    documents: (row) => `${row.kind}/${row.id}`,
  }
  const papers = ['aide-de-camp.settings', 'aide-de-camp.dice']

  const answerOf = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
      request.onblocked = () => reject(new Error('blocked'))
    })

  /** Opens what is there; a database that is not there must not come about. */
  async function openDatabase() {
    if (indexedDB.databases) {
      const known = await indexedDB.databases()
      if (!known.some(({ name }) => name === databaseName)) return null
    }
    const request = indexedDB.open(databaseName)
    let isNew = false
    request.onupgradeneeded = () => {
      isNew = true
      request.transaction.abort()
    }
    return answerOf(request).catch((cause) => {
      if (isNew) return null
      throw cause
    })
  }

  /** Of a battle, its row, its head, and its entries as far as they follow each other. */
  async function battleRows(database, id) {
    const reading = database.transaction(['battles', 'heads', 'entries'])
    const [battle, head, all] = await Promise.all([
      answerOf(reading.objectStore('battles').get(id)),
      answerOf(reading.objectStore('heads').get(id)),
      answerOf(reading.objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, Infinity]))),
    ])
    const gap = all.findIndex((row, place) => row.seq !== place + 1)
    const entries = gap < 0 ? all : all.slice(0, gap)
    const end = entries.at(-1)
    // A head that speaks of entries that are gone names the hash before the last one that stays.
    const isAhead = head !== undefined && end !== undefined && head.seq > end.seq
    const shown = isAhead ? { ...head, seq: end.seq - 1, hash: end.entry.previous } : head
    const rows = [['battles', battle], ...entries.map((row) => ['entries', row])]
    return shown === undefined ? rows : [['heads', shown], ...rows]
  }

  /** Of a thing its row and, where its kind has any, its parts. */
  async function thingRows(database, table, key, parts) {
    const reading = database.transaction(parts === null ? [table] : [table, parts.table])
    const row = await answerOf(reading.objectStore(table).get(key))
    if (parts === null) return [[table, row]]
    if (row.owner) return [] // it is a part itself
    const owned = reading.objectStore(parts.table).index(parts.index).getAll(key)
    return [[table, row], ...(await answerOf(owned)).map((part) => [parts.table, part])]
  }
  const partsOf = {
    armies: null,
    events: { table: 'eventEntries', index: 'eventId' },
    documents: { table: 'documents', index: '[kind+owner]' },
  }

  /** Everything, thing by thing and battle by battle: there may be more than fits into the memory. */
  async function* storedRows(database) {
    const has = (table) => database.objectStoreNames.contains(table)
    const keysOf = (table) =>
      has(table) ? answerOf(database.transaction(table).objectStore(table).getAllKeys()) : []
    for (const [table, parts] of Object.entries(partsOf))
      for (const key of await keysOf(table)) yield* await thingRows(database, table, key, parts)
    for (const id of await keysOf('battles')) yield* await battleRows(database, id)
  }

  const keptPapers = () =>
    papers
      .map((k) => ({ t: 'papers', k, v: localStorage.getItem(k) }))
      .filter(({ v }) => v !== null)

  // ---- SHA-256 (FIPS 180-4), fed piece by piece: the browser's own wants everything at once -------------------

  const primes = [2]
  for (let n = 3; primes.length < 64; n += 2) if (primes.every((p) => n % p > 0)) primes.push(n)
  const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0
  const roundConstants = primes.map((p) => fraction(Math.cbrt(p)))
  const rotate = (word, bits) => (word >>> bits) | (word << (32 - bits))

  function takeBlock(state, view, at) {
    const w = []
    for (let t = 0; t < 16; t += 1) w.push(view.getInt32(at + 4 * t))
    for (let t = 16; t < 64; t += 1) {
      const one = rotate(w[t - 15], 7) ^ rotate(w[t - 15], 18) ^ (w[t - 15] >>> 3)
      const two = rotate(w[t - 2], 17) ^ rotate(w[t - 2], 19) ^ (w[t - 2] >>> 10)
      w.push((w[t - 16] + one + w[t - 7] + two) | 0)
    }
    let [a, b, c, d, e, f, g, h] = state
    for (let t = 0; t < 64; t += 1) {
      const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      const first = (h + sum1 + ((e & f) ^ (~e & g)) + roundConstants[t] + w[t]) | 0
      const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = (state[place] + word) | 0))
  }

  function hashing() {
    const state = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)))
    let rest = new Uint8Array(0)
    let length = 0
    function add(bytes) {
      const all = new Uint8Array(rest.length + bytes.length)
      all.set(rest)
      all.set(bytes, rest.length)
      const view = new DataView(all.buffer)
      let at = 0
      for (; at + 64 <= all.length; at += 64) takeBlock(state, view, at)
      rest = all.slice(at)
      length += bytes.length
    }
    function hex() {
      const end = new Uint8Array((rest.length < 56 ? 64 : 128) - rest.length)
      end[0] = 0x80
      const view = new DataView(end.buffer)
      view.setUint32(end.length - 8, Math.floor(length / 2 ** 29))
      view.setUint32(end.length - 4, (length * 8) % 2 ** 32)
      add(end)
      return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
    }
    return { add, hex }
  }

  function lineOf(record) {
    const body = JSON.stringify(record).slice(0, -1)
    const hash = hashing()
    hash.add(new TextEncoder().encode(body))
    return `${body},"h":"${hash.hex().slice(0, 16)}"}\n`
  }

  /** Counts the records and gives their lines in pieces, which the browser keeps on the disk. */
  async function writtenRecords(database) {
    const counts = {}
    const pieces = []
    let waiting = ''
    function add(record) {
      counts[record.t] = (counts[record.t] || 0) + 1
      waiting += lineOf(record)
      if (waiting.length < 1_000_000) return
      pieces.push(new Blob([waiting]))
      waiting = ''
    }
    if (database !== null)
      for await (const [t, v] of storedRows(database)) add({ t, k: keyOf[t](v), v })
    keptPapers().forEach(add)
    return { counts, pieces: [...pieces, new Blob([waiting])] }
  }

  async function fileOf({ counts, pieces }, dbSchema) {
    const header = {
      format: 'aide-de-camp-backup',
      backupFormat: counts.documents ? 3 : 2, // older versions read what has no documents
      appVersion: 'watchdog',
      dbSchema,
      createdAt: new Date().toISOString(),
      device: 'unknown',
      counts,
    }
    const above = [new Blob([`${JSON.stringify(header)}\n`]), ...pieces]
    const hash = hashing()
    for (const piece of above) hash.add(new Uint8Array(await piece.arrayBuffer()))
    const records = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const end = { end: true, records, sha256: hash.hex() }
    return new Blob([...above, `${JSON.stringify(end)}\n`], { type: 'application/json' })
  }

  function download(file) {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = `aide-de-camp-backup-${new Date().toISOString().slice(0, 10)}.json`
    link.click()
  }

  async function save() {
    const database = await openDatabase()
    const written = await writtenRecords(database)
    // Dexie multiplies its versions by ten.
    const schema = database === null ? 1 : Math.max(1, Math.round(database.version / 10))
    if (database !== null) database.close()
    if (Object.keys(written.counts).length === 0) return spoken.nothing
    download(await fileOf(written, schema))
    return spoken.saved
  }

  // ---- The panel: goes by itself if the app starts after all -------------------------------------------------

  const element = (name, text) => {
    const made = document.createElement(name)
    made.textContent = text
    return made
  }

  function button(text, act, said) {
    const made = element('button', text)
    made.type = 'button'
    made.className = 'btn btn-wide'
    made.style.minHeight = '56px'
    made.style.font = 'inherit'
    made.addEventListener('click', async () => {
      made.disabled = true
      try {
        said.textContent = await act()
      } catch (cause) {
        said.textContent = spoken.failed + String(cause)
      }
      made.disabled = false
    })
    return made
  }

  const panel = document.createElement('main')
  panel.lang = language
  Object.assign(panel.style, { display: 'grid', gap: '12px', maxWidth: '26rem', padding: '16px' })
  const said = element('p', '')
  said.setAttribute('role', 'status')
  panel.append(
    element('h1', spoken.title),
    element('p', spoken.text),
    button(spoken.save, save, said),
    button(spoken.repair, repair, said),
    element('p', spoken.repairHint),
    button(spoken.again, async () => location.reload(), said),
    said,
  )
  const app = document.getElementById('app')
  if (app !== null && !app.querySelector('main')) app.append(panel)
})()
