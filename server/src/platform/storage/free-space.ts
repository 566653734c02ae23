import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import { AppError } from '../errors.ts'

/** Watches the disk that stores rows and files. */
export interface FreeSpace {
  readonly isShort: boolean
  /** Checks the last measurement. @throws StorageFull when the disk is nearly full */
  require(): void
  close(): void
}

export interface FreeSpaceOptions {
  directory: string
  /** Free bytes below which the disk counts as nearly full. */
  reserve: number
  log: { warn(context: object, message: string): void }
  metrics: Registry
}

/** ms between measurements. */
const pollInterval = 1000
/**
 * Share (0 to 1) of the reserve that must be free beyond it before a nearly full disk counts as free again, so that the
 * state does not change each second.
 */
const margin = 1 / 16

/** Watches the free space, since PostgreSQL stops when the disk is completely full. */
export async function watchFreeSpace({ directory, reserve, log, metrics }: FreeSpaceOptions): Promise<FreeSpace> {
  let free = Number.POSITIVE_INFINITY
  let isShort = false
  let isMeasuring = false
  const measure = async () => {
    // The last measurement may still run, as network file systems may hang.
    if (isMeasuring) return
    isMeasuring = true
    try {
      const { bavail, bsize } = await statfs(directory)
      free = bavail * bsize
    } catch (error) {
      if (Number.isFinite(free)) log.warn({ err: error }, 'the free space of the disk cannot be measured')
      free = Number.POSITIVE_INFINITY
    } finally {
      isMeasuring = false
    }
    const wasShort = isShort
    isShort = free < reserve * (wasShort ? 1 + margin : 1)
    if (isShort && !wasShort) log.warn({ free, reserve }, 'the disk is nearly full: nothing new is stored')
    if (wasShort && !isShort) log.warn({ free, reserve }, 'the disk has room again')
  }
  await measure()
  const timer = setInterval(() => void measure(), pollInterval).unref()
  new Gauge({
    name: 'otday_disk_free_bytes',
    help: 'Free on the disk of DATA_DIR; below DISK_RESERVE nothing new is stored',
    registers: [metrics],
    collect() {
      this.set(free)
    },
  })
  return {
    get isShort() {
      return isShort
    },
    require() {
      if (isShort) throw new AppError('StorageFull')
    },
    close: () => clearInterval(timer),
  }
}
