import type { Page } from '@playwright/test'
import { photo } from './photos.ts'
import { expect, visit } from './test.ts'

/** The dialog of many photos, and three garments to put into it. */

export const draftsPath = '/api/clothes/drafts'
export const entry = (page: Page) => page.getByRole('button', { name: /^사진 여러 장/ })
export const dialog = (page: Page) => page.getByRole('dialog', { name: '사진으로 옷 추가' })
export const drafts = (page: Page) => dialog(page).getByRole('region', { name: '확인할 사진' }).getByRole('listitem')
export const sending = (page: Page) => dialog(page).getByRole('region', { name: '올리는 사진' })
export const add = (page: Page, name: string) => dialog(page).getByRole('button', { name: `${name} 추가`, exact: true })
export const card = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true })

export interface Photo {
  name: string
  color: readonly [number, number, number]
}
export const three: Photo[] = [
  { name: '네이비 니트.png', color: [31, 42, 72] },
  { name: 'IMG_1234.png', color: [207, 47, 52] },
  { name: '초록 치마.png', color: [46, 125, 79] },
]

export const fileOf = ({ name, color }: Photo, size = 480) => ({ ...photo(color, size), name })

/** Hands files to the page as the browser does, by dropping or by pasting them anywhere; whether the page took them. */
export async function hand(page: Page, by: 'drop' | 'paste', photos: readonly Photo[]): Promise<boolean> {
  const files = photos.map((each) => {
    const { name, mimeType, buffer } = fileOf(each)
    return { name, mimeType, base64: buffer.toString('base64') }
  })
  return page.evaluate(
    ([kind, given]) => {
      const carried = new DataTransfer()
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
        carried.items.add(new File([bytes], name, { type: mimeType }))
      }
      const options = { bubbles: true, cancelable: true }
      const steps =
        kind === 'paste'
          ? [new ClipboardEvent('paste', { ...options, clipboardData: carried })]
          : ['dragover', 'drop'].map((step) => new DragEvent(step, { ...options, dataTransfer: carried }))
      return steps.map((step) => !document.body.dispatchEvent(step)).every(Boolean)
    },
    [by, files] as const,
  )
}

/** Opens a closet that is ready to take photos. */
export async function openCloset(page: Page): Promise<void> {
  await visit(page, '/closet')
  await expect(entry(page)).toBeVisible()
}

/** Makes the first of the three a piece of the closet, from its photo. */
export async function ownFirst(page: Page): Promise<Photo> {
  const [navy] = three as [Photo]
  await hand(page, 'paste', [navy])
  await add(page, navy.name.replace('.png', '')).click()
  await expect(dialog(page).getByText('모두 확인했어요')).toBeVisible()
  return navy
}
