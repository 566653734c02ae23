import axe, { type RunOptions } from 'axe-core'
import { expect } from 'vitest'

/** Tags of axe for the rules of WCAG 2.2 AA that a machine can check. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function findingsOf(runOnly: NonNullable<RunOptions['runOnly']>): Promise<string[]> {
  const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

function switchTheme(): string {
  const { dataset } = document.documentElement
  const theme = dataset['theme'] === 'dark' ? 'dark' : 'light'
  dataset['theme'] = theme === 'dark' ? 'light' : 'dark'
  return theme
}

/** Expects no findings in the shown theme, and none about colors, which are all that differs, in the other theme. */
export async function expectAccessible(): Promise<void> {
  const found = await findingsOf(tags)
  const shown = switchTheme()
  const foundThere = await findingsOf({ type: 'rule', values: ['color-contrast'] })
  switchTheme()
  expect({ [shown]: found, 'the other theme': foundThere }).toEqual({ [shown]: [], 'the other theme': [] })
}
