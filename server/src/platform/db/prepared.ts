/** Runs a prepared statement with its parameters, and returns its rows. */
export type SendPrepared = (statement: { name: string; text: string }, parameters: unknown[]) => Promise<object[]>

const senders = new WeakMap<object, SendPrepared>()

/**
 * Lets statements of `createStatements` on this `Db` go to PostgreSQL without Kysely, which takes as long as reading
 * rows.
 */
export const sendPreparedBy = (db: object, send: SendPrepared): void => void senders.set(db, send)

export const preparedSenderOf = (db: object): SendPrepared | undefined => senders.get(db)
