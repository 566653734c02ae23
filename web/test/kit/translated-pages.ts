import { account, auth, styling, users, weathers } from '@otday/contract'
import { paths } from '../../src/platform/navigation/paths.ts'
import { settingsPath } from '../../src/platform/navigation/paths.ts'
import { answerSettings } from './account.ts'
import { accountsOf, answerAccounts, answerDefinitions, definitionOf } from './admin.ts'
import { serveToday } from './diary.ts'
import { someClothes, wearOf, wornDay } from './diary-fixtures.ts'
import { answerFeeds, commentOf, manyFeeds, me, minji } from './feeds.ts'
import { Refusal } from './memory-server.ts'
import { administrator, hani } from './people.ts'
import { answerClosets, answerPeople, followOf, pieceOf } from './profiles.ts'
import { closetPages } from './translated-closet-pages.ts'
import { choose, press, seen, type, type TranslatedPage } from './translation.ts'
import { stay } from './trips.ts'

const nothing = () => undefined

const strangers: readonly TranslatedPage[] = [
  {
    path: paths.login,
    arrange: (server) => {
      server.answer(auth.signIn, () => {
        throw new Refusal('InvalidCredentials')
      })
    },
    act: async () => {
      await press(/^한국어로 보기$/)
      await press(/^English$/)
      await type('ID', 'hani')
      await press(/^한국어로 보기$/)
      await type('아이디', hani.email)
      await type('비밀번호', 'otday123!')
      await press(/^로그인$/)
    },
  },
  {
    path: paths.register,
    arrange: (server) => {
      server.answer(users.create, () => {
        throw new Refusal('EmailTaken')
      })
    },
    act: async () => {
      await press(/^한국어로 보기$/)
      await type('이메일', 'ㅅㄷㄴㅅ@naver.com')
      await press(/^test@naver\.com 쓰기$/)
      await type('이름', '하니')
      for (const label of ['비밀번호', '비밀번호 확인']) await type(label, 'otday123!')
      await press(/^회원가입$/)
    },
  },
  {
    path: paths.forgotPassword,
    arrange: (server) => {
      server.answer(auth.resetPassword, nothing)
      server.answer(auth.signIn, () => {
        throw new Refusal('InvalidCredentials')
      })
    },
    act: async () => {
      await press(/^한국어로 보기$/)
      await type('이메일', 'hani')
      await type('이메일', hani.email)
      await press(/^다음$/)
      await type('임시 비밀번호', 'temporary1')
      await press(/^다음$/)
    },
  },
  {
    path: `${paths.email}?token=t`,
    arrange: (server) => server.answer(account.confirmEmail, nothing),
    act: () => press(/^이메일 바꾸기$/),
  },
  {
    path: `${paths.emailUndo}?token=t`,
    arrange: (server) => server.answer(account.undoEmail, () => ({ mustResetPassword: true })),
    act: () => press(/^이메일 되돌리기$/),
  },
  { path: paths.notFound, arrange: nothing, act: async () => undefined },
]

const otherPages: readonly TranslatedPage[] = [
  {
    path: paths.recommendations,
    person: hani,
    arrange: (server) => {
      const pieces = someClothes()
      serveToday(server, pieces, [wearOf(wornDay(), pieces)])
      server.answer(styling.pick, nothing)
      server.answer(weathers.places, () => [
        { ...stay(0, 1), locationNames: ['부산광역시', '해운대구'], matchedName: null, isNearest: false },
      ])
    },
    act: async () => {
      await press(/^모레/, /^내일/, /^출근$/, /^다른 옷$/, /회색 울 니트 고정$/, /^모레/)
      await press(/^지역 이름으로 위치 찾기$/)
      await type('지역 이름', '해운대')
      await press(/^부산광역시 해운대구/)
    },
  },
  {
    path: paths.feeds,
    person: hani,
    arrange: (server) => {
      const posts = manyFeeds(3, { likeCount: 9, commentCount: 1 })
      answerFeeds(
        server,
        posts,
        posts.map((post, at) => commentOf(post, at + 1)),
      )
    },
    act: async () => {
      await press(/^좋아요 9$/)
      await seen(/^좋아요 10$/)
      await choose('하늘', 'CLOUDY')
      await choose('하늘', '')
      await press(/님의 피드 열기$/)
      await type('댓글', '예뻐요')
      await press(/^댓글 등록$/)
    },
  },
  {
    path: `${paths.profiles}?userId=${minji.userId}`,
    person: hani,
    arrange: (server) => {
      answerFeeds(server, manyFeeds(2, { author: minji }))
      answerClosets(server, [pieceOf(1, { ownerId: minji.userId })])
      answerPeople(server, [me, minji], [followOf(1, minji, me)])
    },
    act: () => press(/^팔로우$/, /^팔로우 취소$/, /^팔로우$/, /^옷장 열기$/),
  },
  {
    path: paths.settings,
    person: hani,
    arrange: (server) => void answerSettings(server),
    act: async () => {
      await type('닉네임', '')
      await type('닉네임', '하니둘')
      await press(/^되돌리기$/)
      await press(/^여성$/, /^되돌리기$/)
      location.hash = `#${settingsPath('notifications')}`
      await press(/^아침 브리핑$/, /^메일$/)
      location.hash = `#${settingsPath('account')}`
      await press(/^비밀번호 변경$/)
    },
  },
  {
    path: paths.adminUsers,
    person: administrator,
    arrange: (server) => answerAccounts(server, [administrator, ...accountsOf(3)]),
    act: async () => {
      await press(/^이메일/, /^이메일/, /활성/)
      await choose('상태', 'true')
    },
  },
  {
    path: paths.adminAttributes,
    person: administrator,
    arrange: (server) => answerDefinitions(server, [definitionOf(1, '두께'), definitionOf(2, '무늬')]),
    act: async () => {
      await press(/^속성 추가$/)
      await type('속성명', '길이')
      await type('선택 가능 값', '짧음')
      await press(/^추가$/)
      await press(/^완료$/)
    },
  },
]

export const translatedPages: readonly TranslatedPage[] = [...strangers, ...closetPages, ...otherPages]
