import { afterEach, expect, test } from 'vitest'
import { loadWhole } from '../../src/ui/whole-part.ts'

/** Style sheets that fail to load, and modules that are loaded after them. */

afterEach(() => {
  for (const link of document.querySelectorAll('link[href^="blob:"]')) link.remove()
})

/** Adds a style sheet that fails to load, as Vite does for a part of the page, and waits for the failure. */
async function loseSheet(name: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = `blob:${window.location.origin}/${name}`
  await new Promise((resolve) => {
    link.addEventListener('error', resolve)
    document.head.append(link)
  })
}

test('a module loads although a style sheet of another module is missing', async () => {
  await loseSheet('of-another')
  await expect(loadWhole(() => Promise.resolve('part'))).resolves.toBe('part')
})

test('a module that failed for its style sheet fails again while the sheet is missing', async () => {
  let isFirst = true
  const load = async () => {
    if (isFirst) {
      isFirst = false
      await loseSheet('of-its-own')
      throw new Error('Unable to preload CSS')
    }
    return 'part'
  }
  await expect(loadWhole(load)).rejects.toThrow('Unable to preload CSS')
  await expect(loadWhole(load)).rejects.toThrow('Failed to import')
})
