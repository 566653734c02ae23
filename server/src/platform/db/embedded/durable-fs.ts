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
interface Attributes {
  mode?: number | null
}
interface NodeFsLayer {
  realPath(node: unknown): string
  node_ops: { setattr(node: unknown, attributes: Attributes): void }
  stream_ops: { fsync?: (stream: EmscriptenStream) => number }
}

/**
 * Emscripten's NODEFS has no fsync: commits would survive a killed process, not a power cut. It also sets the mode of
 * each new file, past the umask. Check at each PGlite update.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    const preRun = result.emscriptenOpts.preRun ?? []
    result.emscriptenOpts.preRun = [...(Array.isArray(preRun) ? preRun : [preRun]), repair as (mod: unknown) => void]
    return result
  }
}

/** Bits of group and others. */
const others = 0o077

function repair(mod: NodeFsModule) {
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
  const { setattr } = layer.node_ops
  layer.node_ops.setattr = (node, attributes) => {
    const { mode } = attributes
    setattr(node, mode == null ? attributes : { ...attributes, mode: mode & ~others })
  }
}

/** Without `-F`, which disables fsync. Halves the 128 MB of buffers: PGlite touches all, and the OS caches files. */
export const durableParams = () => [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=64MB',
]
