import { departedName, type UserId } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../../platform/api/api-error.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { profileQuery } from '../../profiles/index.ts'
import { Thread } from './Thread.tsx'

interface MessageDialogProps {
  me: UserId
  partnerId: UserId
  onClose: () => void
}

/**
 * Dialog of the messages with a partner. It closes without asking whether to discard messages, since they are sent in
 * the background.
 */
export function MessageDialog({ me, partnerId, onClose }: MessageDialogProps) {
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery(partnerId))
  // If the partner has deleted their account, the thread stays, without a field to write.
  const isGone = error instanceof ApiError && error.exceptionName === 'UserNotFound'
  const name = isGone ? departedName : profile && (profile.name || '사용자')
  return (
    <Dialog
      open
      size="message"
      bare
      titleMark={<Avatar src={profile?.profileImageUrl} size={40} />}
      title={
        <>
          {name ? <span>{name}</span> : <Skeleton width={72} height={20} />}
          <span className="sr"> 님과의 대화</span>
        </>
      }
      onClose={onClose}
    >
      {name && <Thread me={me} partnerId={partnerId} name={name} canWrite={!isGone} />}
      {!name && error && (
        <ErrorState
          level={3}
          title="대화를 열지 못했어요"
          text={messageOf(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  )
}
