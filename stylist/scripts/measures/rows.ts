/**
 * One line of the evaluation. `bar`: the value that the measure must reach; `pass` is null for a measure without one.
 */
export type Row = { group: string; what: string; value: string; bar: string; pass: boolean | null }

export const percent = (share: number) => (Number.isFinite(share) ? `${(100 * share).toFixed(1)} %` : '–')

export const info = (group: string, what: string, value: string): Row => ({ group, what, value, bar: '', pass: null })

/** Makes the row of a share (0–1) that must reach `bar`. */
export const atLeast = (group: string, what: string, share: number, bar: number): Row => ({
  group,
  what,
  value: percent(share),
  bar: `≥ ${Math.round(1000 * bar) / 10} %`,
  pass: share >= bar,
})

export const holds = (group: string, what: string, value: string, bar: string, pass: boolean): Row => ({
  group,
  what,
  value,
  bar,
  pass,
})

/** Counts the share of yes by group. */
export class Tally {
  private readonly counts = new Map<string, { yes: number; of: number }>()

  add(group: string, yes: boolean): void {
    const count = this.counts.get(group) ?? { yes: 0, of: 0 }
    count.yes += yes ? 1 : 0
    count.of += 1
    this.counts.set(group, count)
  }

  /** Returns the share of yes (0–1); NaN if nothing was counted. */
  share(group: string): number {
    const { yes, of } = this.counts.get(group) ?? { yes: 0, of: 0 }
    return yes / of
  }

  text(group: string): string {
    const { yes, of } = this.counts.get(group) ?? { yes: 0, of: 0 }
    return `${percent(yes / of)} (${yes}/${of})`
  }

  groups(): readonly string[] {
    return [...this.counts.keys()].sort()
  }
}
