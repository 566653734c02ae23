import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'

/** A tar of what upgrades keep; its window finds the template databases' copies of the same pages. */
export async function packDirectory(folder: string, file: string) {
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name']
  const tar = spawn('tar', ['-c', ...owner, '-C', folder, 'db', 'files', 'secret.key'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const params = {
    [constants.ZSTD_c_compressionLevel]: 22,
    [constants.ZSTD_c_windowLog]: 27,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  }
  await pipeline(tar.stdout, createZstdCompress({ params }), createWriteStream(file))
}
