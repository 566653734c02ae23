import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'

/**
 * Packs the files that an upgrade keeps into a compressed tar. The compression window is large enough to find the pages
 * that PostgreSQL's template databases repeat.
 */
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
