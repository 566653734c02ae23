import type { UserId } from '@otday/contract'
import { makeZip } from 'client-zip'
import { createBreath } from '#platform/concurrency/breathe.ts'
import type { Db } from '#platform/db/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { sentDays } from '../briefings/index.ts'
import { openNearest } from '../files/index.ts'
import { pickDays } from '../outfits/index.ts'
import { exportedAccount, exportedLists, exportedPictures, itemsOf } from './queries-export.ts'

export interface ArchiveDeps {
  db: Db
  storage: Storage
}

interface Entry {
  name: string
  lastModified: Date
  input: string | AsyncIterable<Uint8Array>
}

const guide = `옷데이에 있는 내 데이터예요.

account.json        계정, 프로필, 로그인한 기기, 연결한 로그인 방법, 아침 브리핑 설정, 옷차림이 어땠는지 알려 준 답, 스타일리스트에게 알려 준 것
closet.json         옷장의 옷과 고쳐 준 정보
votes.json          추천이 마음에 들었는지 알려 준 답
picks.json          최근 ${pickDays}일 동안 보거나 고른 옷차림
feeds.json          내가 올린 피드
comments.json       내가 쓴 댓글
likes.json          내가 좋아요를 누른 피드
followings.json     내가 팔로우하는 사람
followers.json      나를 팔로우하는 사람
follow-requests.json  주고받은 팔로우 요청
messages.json       주고받은 메시지
blocks.json         내가 차단한 사람
mutes.json          내가 뮤트한 사람과 단어
briefings.json      최근 ${sentDays}일 동안 받은 아침 브리핑
notifications.json  지금 알림함에 있는 알림
pictures/           내가 올린 사진
`

/**
 * Returns a ZIP that is generated while it is read, so that no more work is done after a download has been abandoned.
 */
export const archiveOf = (deps: ArchiveDeps, userId: UserId, now: Date): ReadableStream<Uint8Array> =>
  makeZip(entriesOf(deps, userId, now))

async function* entriesOf({ db, storage }: ArchiveDeps, userId: UserId, now: Date): AsyncGenerator<Entry> {
  yield { name: '읽어 주세요.txt', lastModified: now, input: guide }
  const account = JSON.stringify(await exportedAccount(db, userId), null, 2)
  yield { name: 'account.json', lastModified: now, input: account }
  for (const [name, list] of Object.entries(exportedLists))
    yield { name, lastModified: now, input: jsonArray(itemsOf(db, list, userId)) }
  for await (const id of itemsOf(db, exportedPictures, userId)) {
    const file = await openNearest(storage, id, Number.POSITIVE_INFINITY)
    if (file) yield { name: `pictures/${id}.webp`, lastModified: file.modifiedAt, input: file.stream }
  }
}

const encoder = new TextEncoder()

/** Encodes a JSON array, one item per line. */
async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  const breathe = createBreath()
  let before = '[\n'
  for await (const item of items) {
    await breathe()
    yield encoder.encode(before + JSON.stringify(item))
    before = ',\n'
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n')
}
