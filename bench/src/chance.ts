/** Returns a repeatable random generator: the same seed gives the same numbers. `next` returns one from 0 up to 1. */
export function createChance(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    below: (count: number) => Math.floor(next() * count),
    /** Returns an element of a list; earlier elements are likelier. */
    leaning: <T>(from: readonly T[], power = 2) => from[Math.floor(from.length * next() ** power)] as T,
    /** Returns a whole number from 0 to `most` of a power-law distribution: most are small, a few very large. */
    longTailed: (scale: number, most: number, alpha = 1.4) =>
      Math.min(most, Math.floor(scale * ((1 - next()) ** (-1 / alpha) - 1))),
    /** Returns a UUIDv7 of the time `time`, in ms since 1970. */
    idAt: (time: number) => {
      const ms = Math.floor(time).toString(16).padStart(12, '0')
      const bits = () =>
        Math.floor(next() * 2 ** 32)
          .toString(16)
          .padStart(8, '0')
      const [a, b, c] = [bits(), bits(), bits()]
      return `${ms.slice(0, 8)}-${ms.slice(8)}-7${a.slice(0, 3)}-8${a.slice(3, 6)}-${b}${c.slice(0, 4)}`
    },
  }
}

export type Chance = ReturnType<typeof createChance>
