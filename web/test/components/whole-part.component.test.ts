import { afterEach, expect, test } from 'vitest'
import { loadWhole } from '../../src/ui/whole-part.ts'

/** Style sheets that fail to load, and modules that are loaded after them. */

afterEach(() => {
  for (const link of document.querySelectorAll('link[href^="blob:"]')) link.remove()
})

/** Adds a style sheet that fails to load, as Vite does for a part of the page. @returns its URL, after the failure */
async function loseSheet(name: string): Promise<string> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = `blob:${window.location.origin}/${name}`
  await new Promise((resolve) => {
    link.addEventListener('error', resolve)
    document.head.append(link)
  })
  return link.href
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
      throw new Error(`Unable to preload CSS for ${await loseSheet('of-its-own')}`)
    }
    return 'part'
  }
  await expect(loadWhole(load)).rejects.toThrow('Unable to preload CSS')
  await expect(loadWhole(load)).rejects.toThrow('Failed to import')
})

test('a module that failed for its script loads later although a style sheet of another module is missing', async () => {
  await loseSheet('of-another')
  let isFirst = true
  const load = async () => {
    if (isFirst) {
      isFirst = false
      throw new Error('Failed to fetch dynamically imported module')
    }
    return 'part'
  }
  await expect(loadWhole(load)).rejects.toThrow('Failed to fetch')
  await expect(loadWhole(load)).resolves.toBe('part')
})
