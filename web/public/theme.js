// Before the first paint: the chosen theme, light unless dark was chosen (key shared with src/styles/theme.ts).
try {
  if (localStorage.getItem('otday.theme') === 'dark') {
    document.documentElement.dataset.theme = 'dark'
    document.querySelector('meta[name="theme-color"]').content = '#0F151C'
  }
} catch {
  // storage may be forbidden: stay light
}
