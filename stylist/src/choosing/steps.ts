/** Long work in steps, between which the caller may pause or stop. */
export type Steps<T> = Generator<null, T, void>

/** Runs all steps without a pause and returns the result. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
