/** First letters of what may follow a noun: particles, endings and places in or near it. */
export const followers = new Set(
  '에엔을를이가은는도만의와과랑하할함해했한합으로까부마처보같때날중후전겸있없잡갈감간갔갑다옴오온와왔인임입예각고끝뿐라야여요네쪽근앞옆안밖쯤정참출장길들님끼룩용댁준빼',
)

/** Letters that may not follow a noun of two letters within a word: 여행사, 수업료, 골프채. */
export const suffixes = new Set('비료사복화채룸권표증석품값물폰력색형끈뷔웨모진')

/**
 * Letters that may be a particle behind a noun of two letters, each with the letters that may follow it unless a new
 * word begins: in 스카이블루, 블 may not follow 이, so 스카 (a study café) is not found.
 */
export const afterParticle: Readonly<Record<string, string>> = {
  이: '라고랑나에었네지죠예야면니던어여다잖며자',
  은: '데지',
  는: '데지',
  을: '',
  를: '',
  의: '',
  과: '',
}

/**
 * Words that may end a longer word whose beginning is unknown: 민지생일, 토익학원; other words of two letters are found at the
 * beginning of a word alone.
 */
export const compoundHeads = new Set(
  [
    '생일 생신 생파 모임 약속 여행 캠핑 낚시 산책 쇼핑 영화 공연 연극 축제 데이트 파티 외식 식사 맛집 카페 까페 공원 시장 마트',
    '병원 은행 약국 서점 법원 학원 학교 교회 성당 예배 미사 수업 강의 특강 시험 과제 공부 과외 동아리 면접 회식 회의 미팅 발표 강연',
    '알바 출근 퇴근 야근 근무 출장 당직 접견 세미나 포럼 학회 등원 하원 운동 수영 골프 등산 러닝 요가 헬스 발레 복싱 운전 검진 봉사',
  ]
    .join(' ')
    .split(' '),
)

export const particles =
  /(?:까지|부터|에서는|에서|에는|에도|에|은|는|이랑|이|가|을|를|도|만|의|으로|로|와|과|랑|고|서|러|면)/y

/** Matches words with the ending of a verb; these are not read as mistyped nouns, because verbs have too many forms. */
export const isVerb = /(?:[기고러서면음함옴감갈]|어야|니다)$/

/** Text that may stand between a kind and its class or club: 필라 첫 수업. */
export const nextTo =
  /^(?:장|장에서|에서?|으?로|의|첫|첫날|개인|그룹|오전|오후|저녁|야간|새벽|아침|주말|정기|단체|1대1|초급|중급|고급)?$/

/** Words that may stand between an event and its denial. */
export const deniesBehind =
  /^(?:까지|까진|하고|하러|가려|에는|에|는|은|도|를|을|이|가|만|엔|오늘은?|결국|그냥|걍|이번엔?|이번에는?|다|또|아예|더|이제|나는|난|하는거|하는건|가는거|가는건)*$/

/** A denial and the verb that follows it, unlike 안 behind a place: 사무실 안 에어컨. */
export const deniedVerb =
  /^.(?:가|감|간|갈|갔|갑|나가|나감|하|함|해|했|한|할|합|오|옴|온|와|왔|올|되|됨|돼|된|될|먹|마시|마심|만나|보|봄|봐|본|볼|타|탐|탈|뛰|뜀|치|침|쳐|칠|입|쉬|쉼|놀|지내|모시|배|쓰|찍|받|내|열|있|참|사|팔|들르|들러|시키|시켜|데려|다니|다녀|뵙|걷|걸)/

/** Matches concerts, such as 아이유콘, but not 에어콘. */
export const concert =
  /(?<![가-힣])([가-힣]{1,6}(?<!에어|아이|실리|베이|유니|네오|팝|시리|코|리|무선|빙과|루비))콘(?=$|[ .,!~가감보갔있막첫에때])/g

/** Matches the rest of a longer noun: 학교 상담실 is not 학교 상담. */
export const rest = /^(?:실|원|장|사|인|자|표|비|님)(?![가-힣])/

/** Matches a second or third round of an evening out, before words that deny it. */
export const furtherRound = /[23]차[는은도]?$/
