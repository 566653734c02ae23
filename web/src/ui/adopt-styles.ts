/** Styles of a lazy part (`import css from './x.css?inline'`), which the page's style sheet doesn't carry. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
