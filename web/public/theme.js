// Before the first paint: light unless chosen otherwise (key: src/styles/theme.ts).
try {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const chosen = localStorage.getItem('otday.theme')
    const isDark = chosen === 'dark' || (chosen === 'system' && system.matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
    document.querySelector('meta[name="theme-color"]').content = isDark ? '#0F151C' : '#FFFFFF'
  }
  system.onchange = show
  show()
} catch {
  // Storage may be forbidden.
}
