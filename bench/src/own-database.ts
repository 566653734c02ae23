import pg from 'pg'

/** A database that one measurement has to itself. */
export interface OwnDatabase {
  /** Empty for the embedded database, which each server creates in its own data directory. */
  url: string
  drop(): Promise<void>
}

/** Creates a database on the server of the URL `server`, so that no run finds data of another. */
export async function openOwnDatabase(server: string | null): Promise<OwnDatabase> {
  if (server === null) return { url: '', drop: async () => undefined }
  const name = `otday_bench_${process.pid}_${Date.now()}`
  await onServer(server, `create database ${name} template template0 encoding 'UTF8'`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
