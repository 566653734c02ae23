import fs from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#platform/process/free-port.ts'
import { dataDirectory, postmasterOf, temporaryFolder } from '../../../kit/product-at.ts'
import { supervised } from '../../../kit/supervised.ts'

/** Stories of what `npm start` does when the server ends. */

test('npm start restarts a killed server and a killed database, and stops on SIGTERM', async () => {
  const dataDir = dataDirectory(path.join(temporaryFolder(), 'data'))
  const port = await freePort()
  const { child, said, ended } = supervised({ DATA_DIR: dataDir, PORT: String(port) })
  onTestFinished(() => void child.kill('SIGKILL'))
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const again = (word: string) => expect.poll(() => said().split(word).length - 1, { timeout: 60_000 })
  await again('옷데이가 열렸습니다').toBe(1)
  const { pid } = JSON.parse(fs.readFileSync(path.join(dataDir, 'lock'), 'utf8')) as { pid: number }
  process.kill(pid, 'SIGKILL')
  await again('옷데이가 열렸습니다').toBe(2)
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  await again('옷데이가 열렸습니다').toBe(3)
  expect(await isReady()).toBe(true)
  expect(said()).toContain('The server has ended (137): starting it again in 1 s.')
  expect(said()).toContain('The server has ended (70): starting it again in 2 s.')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test.each([
  ['crashes', 70, ['1', '2', '4', '8', '16', 'giving up']],
  ['cannot begin', 1, []],
  ['ends in order', 0, []],
])('a server that %s every time is restarted at most five times', async (_what, code, delays) => {
  const start = `() => runNode(['--eval', 'process.exit(${code})']), async (seconds) => console.log('slept', seconds)`
  const { said, ended } = supervised({}, start)
  expect(await ended).toBe(code)
  expect(said().match(/(?<=slept )\d+|giving up/g) ?? []).toEqual(delays)
})

test('on a full disk npm start retries every ten seconds until there is room, without a limit', async () => {
  const start = `((left) => () => runNode(['--eval', 'process.exit(' + (left-- > 0 ? 75 : 0) + ')']))(12),
    async (seconds) => console.log('slept', seconds)`
  const { said, ended } = supervised({}, start)
  expect(await ended).toBe(0)
  expect(said().match(/(?<=slept )\d+/g)).toEqual(Array.from({ length: 12 }, () => '10'))
})
