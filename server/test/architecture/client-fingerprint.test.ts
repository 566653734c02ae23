import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const { clientFingerprint } = (await import(`${root}/scripts/client-fingerprint.mjs`)) as {
  clientFingerprint(root: string): string
}
/** The client's own workspaces and those that it depends on, however indirectly. */
const client = ['art', 'common', 'contract', 'stylist', 'web']
const other = ['server']

/** Makes a project of the same workspaces, with a source file and a test in each. */
function projectLikeOurs() {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'otday-fingerprint-'))
  onTestFinished(() => fs.rmSync(project, { recursive: true }))
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
    fs.writeFileSync(path.join(project, file), text)
  }
  write('package-lock.json', '{}')
  for (const workspace of [...client, ...other]) {
    write(`${workspace}/package.json`, fs.readFileSync(path.join(root, workspace, 'package.json'), 'utf8'))
    write(`${workspace}/src/part.ts`, 'as it was')
    write(`${workspace}/src/part.test.ts`, 'as it was')
  }
  return { fingerprint: () => clientFingerprint(project), write }
}

test.each([...client.map((workspace) => `${workspace}/src/part.ts`), 'package-lock.json'])(
  'a change of %s changes the client fingerprint',
  (file) => {
    const { fingerprint, write } = projectLikeOurs()
    const before = fingerprint()
    expect(fingerprint()).toBe(before)
    write(file, 'changed')
    expect(fingerprint()).not.toBe(before)
  },
)

test.each([...other.map((workspace) => `${workspace}/src/part.ts`), 'web/src/part.test.ts'])(
  'a change of %s keeps the client fingerprint',
  (file) => {
    const { fingerprint, write } = projectLikeOurs()
    const before = fingerprint()
    write(file, 'changed')
    expect(fingerprint()).toBe(before)
  },
)
