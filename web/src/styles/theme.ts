/**
 * Key in localStorage. `public/theme.js` reads the same key before the first paint and applies changes of the device's
 * theme.
 */
const storageKey = 'otday.theme'

/** The user's choice; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system'

/** Returns the chosen theme; light if none was chosen. */
export function chosenTheme(): Theme {
  try {
    const kept = localStorage.getItem(storageKey)
    if (kept === 'dark' || kept === 'system') return kept
  } catch {}
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** Applies a theme, only for this visit where storage is refused. */
export function applyTheme(theme: Theme): void {
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  const background = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background)
  try {
    localStorage.setItem(storageKey, theme)
  } catch {}
}
