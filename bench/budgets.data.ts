/**
 * Highest costs that `bench budgets` accepts; a measured cost may exceed its budget by 15 %. CPU time and memory are
 * given as multiples of those of a reference computation and of a bare Node process, measured in the same run, so that
 * they mean the same on every machine. Budgets are raised only by a commit that says why.
 */
export const budgets = {
  /** CPU of `npm test` with all it starts, in reference computations. */
  tests: 5300,
  /** CPU of a recommendation from 500 pieces, median, in thousandths of a reference computation. */
  recommendation: 17,
  /** Bytes after gzip of the first page: its HTML and the scripts and style sheet that it names. */
  firstPage: 140_000,
  /**
   * Longest CPU time for which one person's requests may block the main loop without a pause, in thousandths of a
   * reference computation. On a machine where that computation takes 0.28 s, this is 50 ms. `bench blocking` has the
   * same limit.
   */
  blocked: 180,
  /**
   * Memory of the product and PostgreSQL once the demo content is stored, as a multiple of that of a bare Node process.
   */
  memory: 15,
}

/** Share of a budget by which a figure may exceed it. */
export const tolerance = 0.15
