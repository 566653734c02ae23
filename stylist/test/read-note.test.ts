import { DayPlan, Occasion } from '@otday/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { tables } from '../src/day/note-words/tables.ts'
import { type NoteReading, readNote } from '../src/day/read-note.ts'

const words = tables.flat().flatMap((meaning) => meaning.words.split(' '))

/** Shows the occasion with its kind, the plans, and the hours of leaving and of coming home. */
function shown({ occasion, formal, sport: kind, plans, leave, home, isUnderstood }: NoteReading): string {
  if (!isUnderstood) return 'nothing'
  const hours = leave === null && home === null ? [] : [`${leave ?? ''}–${home ?? ''}`]
  return [occasion, formal, kind, ...plans, ...hours].filter((part) => part !== null).join(' ')
}

test.each([
  ['1교시부터 풀강에 저녁엔 개강총회', 'SCHOOL'],
  ['조별과제 발표ㅠㅠ 강의실 냉방 빵빵', 'SCHOOL GUESTS COOL'],
  ['학교 앞에서 10시 출발 엠티', 'TRAVEL 10–'],
  ['수업째고 피방', 'CASUAL'],
  ['스카에서 밤 11시까지 공부', 'SCHOOL LATE –23'],
  ['과 애들이랑 술', 'DATE LATE'],
  ['어린이집 등원시키고 출근', 'WORK KIDS'],
  ['애들 방학이라 눈썰매장', 'CASUAL OUTDOORS KIDS WET'],
  ['남편이 애들 데리고 나가서 혼자 카페', 'CASUAL'],
  ['키카에서 아이 생일파티', 'CASUAL SPECIAL KIDS SHOES_OFF'],
  ['학부모 총회 2시', 'FORMAL EVENT GUESTS 13–'],
  ['유모차 끌고 아울렛', 'CASUAL WALKING KIDS'],
  ['9시반 출근 18시 퇴근', 'WORK 8–19'],
  ['출장 부산 KTX 7시 반 출발 노트북 들고', 'WORK CARRY 6–'],
  ['점심 미팅 있고 저녁엔 회식 2차까지', 'WORK LATE GUESTS'],
  ['재택 아님 출근', 'WORK'],
  ['새벽 수영하고 회사', 'WORK'],
  ['오후 반차 쓰고 데이트', 'DATE'],
  ['밤 10시 출근 아침 7시 퇴근', 'WORK LATE 21–8'],
  ['부장님 모친상 조문 갔다가 늦게 귀가', 'FORMAL FUNERAL LATE SHOES_OFF –22'],
  ['2시 예식이라 차로 12시 출발', 'FORMAL WEDDING CAR 12–'],
  ['내일 면접이라 미용실', 'CASUAL'],
  ['주말에 결혼식 있는데 오늘은 출근', 'WORK'],
  ['상견례라 옷 사러 백화점', 'CASUAL'],
  ['소개팅인데 입을 옷이 없다', 'DATE SPECIAL'],
  ['6시까지 수업 7시 약속', 'SCHOOL LATE'],
  ['여친이랑 등산', 'SPORT HIKING WALKING OUTDOORS'],
  ['축구 보러 상암', 'CASUAL OUTDOORS'],
  ['새벽 라운딩 4시반 출발', 'SPORT GOLF 4–'],
  ['파크골프 치고 막걸리 한잔', 'SPORT GOLF'],
  ['텃밭에 고추 모종 심기', 'CASUAL OUTDOORS WET'],
  ['영감 모시고 한의원', 'CASUAL'],
  ['성묘 갔다가 큰집', 'CASUAL OUTDOORS'],
  ['11시까지 인천공항', 'TRAVEL CARRY 8–'],
  ['9to6 알바', 'WORK 8–18'],
  ['머리 안 감고 은행', 'CASUAL'],
  ['출장 간 남편 대신 등원', 'CASUAL KIDS'],
  ['회식이었는데 취소됨ㅋㅋ', 'nothing'],
  ['지난주 여행 다녀와서 몸살', 'nothing'],
  ['등산 갈까 말까', 'nothing'],
])('the note %s is read as %s', (line, reading) => {
  expect(shown(readNote(line))).toBe(reading)
})

test('no word occurs twice in the tables of note words', () => {
  expect(words.length).toBeGreaterThan(300)
  const known = new Set<string>()
  expect(words.filter((word) => known.has(word) || !known.add(word))).toEqual([])
})

const anyLine = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.oneof(fc.constantFrom(...words), fc.constantFrom(' ', '9시', '까지', '~', ':30', '부터', ',', '안 감')), {
      maxLength: 20,
    })
    .map((parts) => parts.join('').slice(0, 60)),
)

test('a random note is read as a valid combination of occasion, plans and hours', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const { occasion, formal, sport: kind, plans, leave, home } = readNote(line)
      expect([...Occasion.options, null]).toContain(occasion)
      expect(formal !== null).toBe(occasion === 'FORMAL')
      if (kind) expect(occasion).toBe('SPORT')
      expect(plans).toEqual(DayPlan.options.filter((plan) => plans.includes(plan)))
      expect(plans.length).toBeLessThanOrEqual(3)
      for (const hour of [leave, home]) if (hour !== null) expect([...Array(24).keys()]).toContain(hour)
      if (home !== null && (home >= 22 || home <= 4)) expect(plans).toContain('LATE')
    }),
  )
})
