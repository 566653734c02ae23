/** Width of the icon as a share (0 to 1) of the picture's shorter side. */
const iconShare = 0.3

/**
 * Links launch pictures for iOS, which does not take them from a manifest: without a picture of exactly the screen's
 * size in pixels, an app on the home screen starts blank. iOS reads the link when the user adds the app, so the picture
 * is drawn for this screen and theme.
 * https://developer.apple.com/library/archive/documentation/AppleApplications/Reference/SafariWebContent/ConfiguringWebApplications/ConfiguringWebApplications.html
 */
export async function linkLaunchPictures(): Promise<void> {
  const icon = new Image()
  icon.src = new URL('icon-512.png', document.baseURI).href
  await icon.decode()
  const [short, long] = [screen.width, screen.height].map((side) => side * devicePixelRatio).toSorted((a, b) => a - b)
  if (!short || !long) return
  link('portrait', draw(icon, short, long))
  link('landscape', draw(icon, long, short))
}

function draw(icon: HTMLImageElement, width: number, height: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = getComputedStyle(document.body).backgroundColor
  context.fillRect(0, 0, width, height)
  const side = Math.min(width, height) * iconShare
  context.drawImage(icon, (width - side) / 2, (height - side) / 2, side, side)
  return canvas.toDataURL('image/png')
}

function link(orientation: 'portrait' | 'landscape', href: string): void {
  const media = `(orientation: ${orientation})`
  document.head.append(Object.assign(document.createElement('link'), { rel: 'apple-touch-startup-image', media, href }))
}
