import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { useApp } from './app.tsx'
import type { HungPiece } from './closet.ts'
import { serveCloset } from './closet-server.ts'
import { serveDrafts } from './drafts.ts'
import { pictureNamed } from './files.ts'
import { hani } from './people.ts'

/** Parts of the dialog for many photos, and three photos of garments for it. */

export const entry = () => page.getByRole('button', { name: /^사진 여러 장/ })
export const dialog = () => page.getByRole('dialog', { name: '사진으로 옷 추가' })
export const waiting = () => dialog().getByRole('region', { name: '확인할 사진' }).getByRole('listitem')
export const sending = () => dialog().getByRole('region', { name: '올리는 사진' })
export const add = (name: string) => dialog().getByRole('button', { name: `${name} 추가`, exact: true })
export const cancelButton = (name: string) => sending().getByRole('button', { name: `${name} 취소` })
export const typeOf = (name: string) => dialog().getByRole('combobox', { name: `${name} 종류` })

export const expectWaiting = (count: number) => expect.poll(() => waiting().elements().length).toBe(count)

export const three = () =>
  Promise.all([
    pictureNamed('네이비 니트.png'),
    pictureNamed('IMG_1234.png', '#cf2f34'),
    pictureNamed('초록 치마.png', '#2e7d4f'),
  ])

/** Opens the closet page with answers for uploading photos. */
export async function openPile(app: ReturnType<typeof useApp>, hung: readonly HungPiece[] = []) {
  const closet = serveCloset(app.server, hung)
  const pile = serveDrafts(app.server, closet)
  await app.open('/closet', hani)
  await expect.element(entry()).toBeVisible()
  return { closet, pile }
}
