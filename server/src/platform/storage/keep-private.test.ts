import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepPrivate } from './keep-private.ts'

const bits = (file: string) => fs.lstatSync(file).mode & 0o777

function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'otday-private-'))
  const before = process.umask(0o000)
  onTestFinished(() => {
    process.umask(before)
    fs.rmSync(made, { recursive: true })
  })
  return made
}

test.skipIf(process.platform === 'win32')(
  'files and folders that others can read are closed, and symbolic links are not followed',
  () => {
    const data = path.join(folder(), 'data')
    const outside = path.join(path.dirname(data), 'outside')
    fs.mkdirSync(path.join(data, 'files', 'ab'), { recursive: true })
    fs.writeFileSync(path.join(data, 'files', 'ab', 'one.webp'), '')
    fs.writeFileSync(path.join(data, 'secret.key'), '')
    fs.writeFileSync(outside, '')
    fs.symlinkSync(outside, path.join(data, 'link'))
    expect(keepPrivate(data)).toEqual({ repaired: 5, refused: 0 })
    expect([data, path.join(data, 'files'), path.join(data, 'files', 'ab')].map(bits)).toEqual([0o700, 0o700, 0o700])
    expect([path.join(data, 'secret.key'), path.join(data, 'files', 'ab', 'one.webp')].map(bits)).toEqual([
      0o600, 0o600,
    ])
    expect(bits(outside)).toBe(0o666)
    expect(keepPrivate(data)).toEqual({ repaired: 0, refused: 0 })
  },
)

test.skipIf(process.platform === 'win32')('a file made later is private, whatever the umask was', () => {
  const data = path.join(folder(), 'data')
  expect(keepPrivate(data)).toEqual({ repaired: 0, refused: 0 })
  fs.writeFileSync(path.join(data, 'later'), '')
  expect([bits(data), bits(path.join(data, 'later'))]).toEqual([0o700, 0o600])
  fs.chmodSync(path.join(data, 'later'), 0o644)
  expect(keepPrivate(data).repaired).toBe(1)
})
