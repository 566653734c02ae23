/** Long work in steps, between which whoever drives it may rest or stop. */
export type Steps<T> = Generator<null, T, void>

/** All of it at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
