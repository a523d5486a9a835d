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

  /**
   * A battle whose last entries are gone ends where they still stand: entries that no longer follow each other, or
   * belong to no battle, are left out, and a head that speaks of them names the hash before the last entry that stays.
   */
  function hangingTogether(rows) {
    const lengths = new Map((rows.battles || []).map(({ id }) => [id, 0]))
    const last = new Map()
    const entries = (rows.entries || []).filter((row) => {
      if (lengths.get(row.battleId) !== row.seq - 1) return false
      lengths.set(row.battleId, row.seq)
      last.set(row.battleId, row)
      return true
    })
    const heads = (rows.heads || [])
      .filter(({ battleId }) => lengths.has(battleId))
      .map((head) => {
        const end = last.get(head.battleId)
        if (end === undefined || head.seq <= end.seq) return head
        return { ...head, seq: end.seq - 1, hash: end.entry.previous }
      })
    return { ...rows, heads, entries }
  }

  async function storedRecords(database) {
    const tables = Object.keys(keyOf).filter((name) => database.objectStoreNames.contains(name))
    if (tables.length === 0) return []
    const transaction = database.transaction(tables, 'readonly')
    const all = await Promise.all(
      tables.map((name) => answerOf(transaction.objectStore(name).getAll())),
    )
    const rows = hangingTogether(Object.fromEntries(tables.map((t, place) => [t, all[place]])))
    return tables.flatMap((t) => rows[t].map((v) => ({ t, k: keyOf[t](v), v })))
  }

  const keptPapers = () =>
    papers
      .map((k) => ({ t: 'papers', k, v: localStorage.getItem(k) }))
      .filter(({ v }) => v !== null)

  async function sha256(text) {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }

  async function lineOf(record) {
    const body = JSON.stringify(record).slice(0, -1)
    return `${body},"h":"${(await sha256(body)).slice(0, 16)}"}`
  }

  async function fileOf(records, dbSchema) {
    const counts = {}
    for (const { t } of records) counts[t] = (counts[t] || 0) + 1
    const header = {
      format: 'aide-de-camp-backup',
      backupFormat: counts.documents ? 3 : 2, // older versions read what has no documents
      appVersion: 'watchdog',
      dbSchema,
      createdAt: new Date().toISOString(),
      device: 'unknown',
      counts,
    }
    const lines = [JSON.stringify(header)]
    for (const record of records) lines.push(await lineOf(record))
    const above = `${lines.join('\n')}\n`
    const end = { end: true, records: records.length, sha256: await sha256(above) }
    return `${above}${JSON.stringify(end)}\n`
  }

  function download(text) {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    link.download = `aide-de-camp-backup-${new Date().toISOString().slice(0, 10)}.json`
    link.click()
  }

  async function save() {
    const database = await openDatabase()
    const stored = database === null ? [] : await storedRecords(database)
    // Dexie multiplies its versions by ten.
    const schema = database === null ? 1 : Math.max(1, Math.round(database.version / 10))
    if (database !== null) database.close()
    const records = [...stored, ...keptPapers()]
    if (records.length === 0) return spoken.nothing
    download(await fileOf(records, schema))
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
