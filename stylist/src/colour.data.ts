/** Colour words as they stand in attributes and in names, each line one colour. */
export const colourWords: Readonly<Record<string, string>> = {
  '#1b1b1d':
    '블랙 검정 검정색 검은 검은색 까만 까만색 흑색 흑청 흑청바지 블랙진 흑 먹색 먹 black bk blk 올블랙 제트블랙 블랙데님 흑진',
  '#f7f7f5': '화이트 흰 흰색 하얀 하얀색 하양 백색 오프화이트 화이트진 백진 white wh offwhite 순백 스노우화이트',
  '#efe9dc': '아이보리 크림 크림색 에크루 미색 우유 밀크 바닐라 ivory cream ecru iv',
  '#d8c7a6':
    '베이지 베이지색 샌드 샌드베이지 라이트베이지 연베이지 진베이지 오트밀 오트 오트베이지 크림베이지 에크루베이지 beige sand oatmeal be',
  '#b08d57': '카멜 카멜색 낙타색 탄 누드 모카베이지 camel tan',
  '#6b4a34':
    '브라운 갈색 밤색 고동 고동색 초코 초콜릿 초코브라운 다크브라운 진갈색 모카 코코아 커피 브릭 카멜브라운 brown choco mocha chocolate br',
  '#a89a8c': '토프 그레이지 회베이지 스톤 taupe greige',
  '#8c8d91':
    '그레이 회색 쥐색 멜란지 멜란지그레이 그레이멜란지 라이트그레이 연회색 연그레이 쿨그레이 애쉬 애쉬그레이 grey gray gr melange lightgrey lightgray 진그레이 미디엄그레이 그래이 gy',
  '#c3c6ca': '실버 은색 silver',
  '#46484d': '차콜 챠콜 차콜그레이 진회색 다크그레이 흑회색 목탄 charcoal darkgrey darkgray',
  '#1f2a48':
    '네이비 남색 곤색 감색 진남색 다크네이비 진청 진청바지 생지 생지데님 생지청바지 인디고 딥블루 미드나잇 navy nv indigo darknavy 네이비블루 로우데님',
  '#2f5fb3': '블루 파랑 파란 파란색 파랑색 로얄블루 로열블루 코발트 코발트블루 청색 blue cobalt royalblue',
  '#4f6f9f': '중청 중청바지 청바지 데님블루 블루진 데님색 middleblue',
  '#a9c4e4':
    '라이트블루 연블루 하늘 하늘색 스카이 스카이블루 소라 소라색 연청 연청바지 베이비블루 연파랑 lightblue skyblue sky 아이스블루 파스텔블루',
  '#1f8a86': '청록 청록색 틸 터콰이즈 teal turquoise',
  '#a8dcc8': '민트 민트색 아쿠아 mint aqua',
  '#2e7d4f': '그린 초록 초록색 녹색 딥그린 다크그린 포레스트그린 켈리그린 green 진녹색 에메랄드 emerald bottlegreen',
  '#a7b89a': '세이지 연그린 라이트그린 피스타치오 쑥색 애플그린 sage',
  '#a9cf54': '연두 연두색 라임 네온 형광 lime neon',
  '#6b6a45': '카키 카키색 국방색 올리브 올리브그린 올리브카키 카키그린 카키브라운 밀리터리그린 khaki olive kh',
  '#f2d04b': '옐로우 옐로 노랑 노란 노란색 노랑색 레몬 버터 연노랑 yellow lemon butter 버터옐로우',
  '#c8972f': '머스타드 머스터드 겨자 겨자색 골드 금색 mustard gold',
  '#e57e31': '오렌지 주황 주황색 귤색 orange',
  '#b0532f': '테라코타 브릭레드 벽돌색 러스트 rust terracotta',
  '#f3b79b': '살구 살구색 피치 코랄 연어색 살몬 peach coral apricot',
  '#cf2f34': '레드 빨강 빨간 빨간색 다홍 체리 체리레드 red',
  '#6a1f32': '와인 와인색 버건디 자주 자주색 마룬 플럼 wine burgundy maroon',
  '#f0b6c4':
    '핑크 분홍 분홍색 연핑크 라이트핑크 베이비핑크 인디핑크 인디언핑크 로즈 로즈핑크 더스티핑크 파스텔핑크 pink rose indipink',
  '#d63f84': '핫핑크 마젠타 푸시아 자홍 hotpink magenta fuchsia',
  '#7a4fa0': '퍼플 보라 보라색 바이올렛 purple violet',
  '#c3b1dd': '라벤더 라일락 연보라 연퍼플 lavender lilac',
}
