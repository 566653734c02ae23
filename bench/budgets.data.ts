/**
 * What the long run lets things cost; a figure may be 15 % above. Work and memory are told in those of a bare reference of
 * the same run, so that they mean the same on every machine. Raised only by a commit that says why.
 */
export const budgets = {
  /** CPU of `npm test` with all it starts, in reference computations. */
  tests: 5300,
  /** CPU of a recommendation from 500 pieces, median, in thousandths of a reference computation. */
  recommendation: 17,
  /** Bytes after gzip of what the first page names: itself, scripts and style sheet. */
  firstPage: 158_000,
  /**
   * CPU for which the main loop is blocked at once by whatever one person may ask for, in thousandths of a reference
   * computation, which takes 0.28 s where it takes 50 ms: the bar of `bench blocking`, on any machine.
   */
  blocked: 180,
  /** Memory of product and PostgreSQL after the demo, in bare Node processes. */
  memory: 15,
}

/** Share of a budget. */
export const tolerance = 0.15
