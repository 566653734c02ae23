// Before the first paint: the chosen theme, light unless dark or the device's was chosen (key shared with src/styles/theme.ts).
try {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = (isDark) => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
    document.querySelector('meta[name="theme-color"]').content = isDark ? '#0F151C' : '#FFFFFF'
  }
  const chosen = () => localStorage.getItem('otday.theme')
  system.onchange = () => chosen() === 'system' && show(system.matches)
  if (chosen() === 'dark' || (chosen() === 'system' && system.matches)) show(true)
} catch {
  // storage may be forbidden: stay light
}
