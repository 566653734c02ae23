const megabyte = 2 ** 20

/** Megabytes of shared buffers: the memory divided by `part`, within limits; the file system caches the remainder. */
const sharedBuffers = { least: 32, most: 128, part: 16 }

/**
 * Returns settings of PostgreSQL for one application server on a small machine.
 * @param memory bytes that this container or machine has
 */
export function settingsOf(memory: number, major: number): Record<string, string> {
  const share = Math.round(memory / megabyte / sharedBuffers.part)
  const buffers = Math.min(sharedBuffers.most, Math.max(sharedBuffers.least, share))
  return {
    shared_buffers: `${buffers}MB`,
    max_connections: '40',
    // Compiling a statement (JIT) takes longer than it saves for our short statements.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    // With PostgreSQL's default, its write-ahead log filled half of a disk of 1 GB.
    max_wal_size: '128MB',
    min_wal_size: '32MB',
    // There is no replication.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    ...(major >= 18 && { io_method: 'sync' }),
    // The log must not contain rows, so the details and statements of errors, which quote them, are left out.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '',
    lc_messages: 'C',
    logging_collector: 'off',
    log_destination: 'stderr',
  }
}

/** Settings for temporary databases, which a power cut may destroy. */
export const unsafeSettings: Record<string, string> = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
}

export const asArguments = (settings: Record<string, string>) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
