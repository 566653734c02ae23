import { Link, type UserId } from '@otday/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { addSharedPhotos } from '../../features/drafts/index.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { type Shared, takeShared } from '../../platform/navigation/shared-in.ts'
import { toast } from '../../ui/toast.ts'

interface SharedPhotos {
  /** Shared photos that the user has neither accepted nor dropped yet. */
  photos: readonly File[]
  /** Number of further shared photos beyond the limit. */
  leftOut: number
  add(): void
  drop(): void
}

const nothing = { photos: [], leftOut: 0 }

/**
 * Receives what other apps share to this one: a link opens the dialog for a new piece; photos are added to those that
 * wait for review once the user agrees.
 */
export function useShared(userId: UserId | undefined): SharedPhotos {
  const navigate = useNavigate()
  const [{ photos, leftOut }, setReceived] = useState<Pick<SharedPhotos, 'photos' | 'leftOut'>>(nothing)
  /** Opens a dialog above the closet, so that going back closes it. */
  async function openInCloset(dialog: { name: string; id?: string }) {
    await navigate(paths.closet)
    await navigate(paths.closet, { state: { dialog } })
  }
  const receive = useEffectEvent(async ({ text, ...received }: Shared) => {
    if (received.photos.length > 0) return setReceived(received)
    if (received.leftOut > 0)
      return toast.warning('사진을 받지 못했어요. 용량이 너무 크거나 기기에 남은 공간이 부족해요.')
    if (text === null) return
    const { data } = Link.safeParse(text)
    if (data === undefined) toast.warning('받은 내용에서 링크를 찾지 못했어요.')
    else await openInCloset({ name: 'link', id: data })
  })
  useEffect(() => {
    if (!userId) return
    takeShared()
      .then(receive)
      .catch(() => undefined)
  }, [userId])
  async function add() {
    setReceived(nothing)
    if (userId && (await addSharedPhotos(userId, photos))) await openInCloset({ name: 'photos' })
  }
  return { photos, leftOut, add: () => void add().catch(() => undefined), drop: () => setReceived(nothing) }
}
