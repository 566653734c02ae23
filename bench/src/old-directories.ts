import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoAccount } from '../../server/src/demo/index.ts'
import { commitOf } from './commit-of.ts'
import { addPerson, followAndPost, recordDay, signIn } from './old-people.ts'
import { rowsOf } from './old-rows.ts'
import { packDirectory } from './pack-directory.ts'
import { installVersion, startProduct } from './product.ts'

/** `npm run bench:directories`: writes data directories of earlier versions, which the tests of upgrades start from. */
const target = fileURLToPath(new URL('../../server/test/data/directories/', import.meta.url))
const account = { email: 'keeper@example.com', name: '지킴이', password: 'keeper2026!' }

for (const version of ['0.1.0', '0.2.0']) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'otday-directory-'))
  const product = installVersion(version)
  try {
    await fill(product.root, folder, version)
    const rows = await rowsOf(product.root, path.join(folder, 'db/pgdata'))
    const files = filesOf(path.join(folder, 'files'))
    const { email, password } = account
    const facts = { version, commit: commitOf(version), account: { email, password }, ...rows, files }
    mkdirSync(target, { recursive: true })
    writeFileSync(path.join(target, `${version}.json`), `${listsOnALine(JSON.stringify(facts, null, 2))}\n`)
    await packDirectory(folder, path.join(target, `${version}.tar.zst`))
  } finally {
    product.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

function listsOnALine(json: string) {
  return json.replaceAll(/\[\s+([^\]]*?)\s+\]/g, (_, items: string) => `[${items.replaceAll(/\s+/g, ' ')}]`)
}

/** Starts the old version in `root` on `dataDir`, which gets the demo content and the data of one more person. */
async function fill(root: string, dataDir: string, version: string) {
  const { url, stop } = await startProduct(root, { DATA_DIR: dataDir })
  try {
    const demo = await signIn(url, demoAccount)
    const keeper = await addPerson(url, account)
    const worn = await followAndPost(url, keeper, demo)
    if (version !== '0.1.0') await recordDay(url, keeper, { id: randomUUID(), ...worn })
  } finally {
    await stop()
  }
}

/** Counts the files and returns a SHA-256 of the lines "path hash" sorted by path. */
function filesOf(folder: string) {
  const lines = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${path.relative(folder, file)} ${sha256(readFileSync(file))}\n`)
  return { count: lines.length, sha256: sha256(lines.toSorted().join('')) }
}

function sha256(data: string | Buffer) {
  return createHash('sha256').update(data).digest('hex')
}
