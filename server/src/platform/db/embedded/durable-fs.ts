import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface EmscriptenStream {
  nfd?: number
  node: unknown
}
interface NodeFsModule {
  NODEFS?: NodeFsLayer
  FS: { filesystems?: { NODEFS?: NodeFsLayer } }
}
interface NodeFsLayer {
  realPath(node: unknown): string
  stream_ops: { fsync?: (stream: EmscriptenStream) => number }
}

/**
 * PGlite's files on disk with a real fsync: Emscripten's NODEFS has none, so without this a commit survives
 * a killed process but not a power cut. Check again whenever PGlite is updated.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    const preRun = result.emscriptenOpts.preRun ?? []
    result.emscriptenOpts.preRun = [...(Array.isArray(preRun) ? preRun : [preRun]), addFsync as (mod: unknown) => void]
    return result
  }
}

function addFsync(mod: NodeFsModule) {
  const layer = mod.NODEFS ?? mod.FS.filesystems?.NODEFS
  if (!layer) throw new Error('This PGlite version keeps its files elsewhere and cannot be made durable.')
  layer.stream_ops.fsync = (stream) => {
    const fd = stream.nfd ?? fs.openSync(layer.realPath(stream.node), 'r')
    try {
      fs.fsyncSync(fd)
    } finally {
      if (stream.nfd === undefined) fs.closeSync(fd)
    }
    return 0
  }
}

/**
 * PGlite's own start parameters without `-F` (which switches fsync off), and with half of its 128 MB of buffers: it
 * touches all of them at start, and the operating system keeps what was read from files besides.
 */
export const durableParams = () => [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=64MB',
]
