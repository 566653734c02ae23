/** Long work in steps, between which the caller may pause or stop. */
export type Steps<T> = Generator<null, T, void>

/** Does all steps and returns the result. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
