/** `public/theme.js` reads the same key before the first paint. */
const storageKey = 'otday.theme'

export type Theme = 'light' | 'dark'

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** Where storage is refused it holds for this visit. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  const background = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background)
  try {
    localStorage.setItem(storageKey, theme)
  } catch {}
}
