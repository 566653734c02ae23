/** Where the choice is kept; `public/theme.js` reads the same key before the first paint. */
const storageKey = 'otday.theme'

/** The two looks. Light is the default; dark only when chosen. */
export type Theme = 'light' | 'dark'

/** The theme in force. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** Applies a theme to the document and remembers it; a browser that refuses storage keeps it for this visit only. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  const background = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background)
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Private windows may forbid storage: the theme still holds until the page is closed.
  }
}
