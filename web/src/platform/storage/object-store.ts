type Ask<T> = (objects: IDBObjectStore) => IDBRequest<T>

/**
 * Returns a function that opens an IndexedDB store for one request, so that the database can be deleted at any time. It
 * rejects if the browser stores nothing, as in some private windows.
 */
export const objectStore =
  (name: string, store: string, keyPath: string) =>
  async <T>(mode: IDBTransactionMode, ask: Ask<T>): Promise<T> => {
    const database = await opened(name, store, keyPath)
    try {
      const transaction = database.transaction(store, mode)
      const request = ask(transaction.objectStore(store))
      return await new Promise<T>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve(request.result))
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')))
      })
    } finally {
      database.close()
    }
  }

const opened = (name: string, store: string, keyPath: string) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store, { keyPath }))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')))
  })
