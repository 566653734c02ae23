import { Link, type UserId } from '@otday/contract'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { addSharedPhotos } from '../../features/drafts/index.ts'
import { paths } from '../../platform/paths.ts'
import { takeShared } from '../../platform/shared-in.ts'
import { toast } from '../../ui/toast.ts'

/** A link from the share sheet opens the dialog of a new piece, photos join the pile. */
export function useShared(userId: UserId | undefined): void {
  const navigate = useNavigate()
  /** Above the closet: going back closes it. */
  const openInCloset = useEffectEvent(async (dialog: { name: string; id?: string }) => {
    await navigate(paths.closet)
    await navigate(paths.closet, { state: { dialog } })
  })
  const take = useEffectEvent(async (ownerId: UserId) => {
    const { link, photos } = await takeShared()
    if (photos.length > 0 && (await addSharedPhotos(ownerId, photos))) return openInCloset({ name: 'photos' })
    if (link === null) return
    const { data } = Link.safeParse(link)
    if (data === undefined) toast.warning('받은 내용에서 링크를 찾지 못했어요.')
    else await openInCloset({ name: 'link', id: data })
  })
  useEffect(() => {
    if (userId) void take(userId).catch(() => undefined)
  }, [userId])
}
