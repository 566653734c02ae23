import type { KindLexicon } from '../types.ts'

/** Words by which Koreans name blouses, by kind (see types.ts). */
export const blouses: KindLexicon<'TOP'> = {
  blouse: {
    words:
      '블라우스 브라우스 블라우쓰 부라우스 블라유스 블라우수 블라오스 브라우쓰 불라우스 블라우즈 블라우스티 블라우스탑 블라우스셔츠 블라우스남방 셔츠블라우스 남방블라우스 긴팔블라우스 긴블라우스 쉬폰블라우스 시폰블라우스 ' +
      '새틴블라우스 새틴셔츠 새틴남방 사틴셔츠 새틴상의 실크블라우스 실크셔츠 실크남방 물실크블라우스 실키블라우스 실키셔츠 크레이프블라우스 리본블라우스 리본타이블라우스 타이블라우스 보우블라우스 보우타이블라우스 스카프블라우스 ' +
      '프릴블라우스 러플블라우스 퍼프블라우스 퍼프소매블라우스 벌룬블라우스 벌룬소매블라우스 셔링블라우스 스모크블라우스 스모킹블라우스 핀턱블라우스 주름블라우스 플리츠블라우스 플리츠탑 플리츠상의 플리츠티 주름티 랩블라우스 랩탑블라우스 ' +
      '랩티 서플리스블라우스 브이넥블라우스 v넥블라우스 라운드블라우스 차이나블라우스 차이나카라블라우스 스퀘어넥블라우스 피터팬블라우스 피터팬카라블라우스 피터팬 세일러블라우스 세일러카라블라우스 카라블라우스 케이프블라우스 빅카라블라우스 ' +
      '둥근카라블라우스 플라워블라우스 꽃무늬블라우스 꽃블라우스 도트블라우스 땡땡이블라우스 체크블라우스 스트라이프블라우스 페이즐리블라우스 자수블라우스 레이스블라우스 아일렛블라우스 펀칭블라우스 면블라우스 코튼블라우스 텐셀블라우스 ' +
      '벨벳블라우스 트위드블라우스 자카드블라우스 가을블라우스 봄블라우스 오피스블라우스 출근블라우스 정장블라우스 하객블라우스 데일리블라우스 오버핏블라우스 롱블라우스 크롭블라우스 언발블라우스 페플럼블라우스 페플럼 페플럼탑 ' +
      '오프숄더블라우스 에스닉블라우스 보헤미안블라우스 집시블라우스 튜닉 튜닉블라우스 튜닉탑 7부블라우스 칠부블라우스 흰블라우스 흰색블라우스 화이트블라우스 아이보리블라우스 뷔스티에블라우스 나그랑블라우스 오프블라우스 ' +
      'blouse blouses satinshirt silkshirt silkblouse chiffonblouse tunic peplum bowblouse wrapblouse 블라 줌미팅용 줌용상의 보우타이 타이넥 퍼프소매 퍼프슬리브 프릴넥 러플넥 페전트 드레이프탑 이세이탑 ' +
      '부라우즈 요루요루',
    with: [
      ['thickKnit !short !sleeveless', 'thickKnit'],
      ['schoolShirt/school', 'schoolShirt'],
      ['hanbokTop', 'hanbokTop'],
      ['sleep/pajamaTop', 'pajamaTop'],
      ['home', 'homeTop'],
      ['workwear', 'workTop'],
      ['knit/thinKnit/knitted !short !sleeveless', 'thinKnit'],
      ['sleeveless/tank/strappy/camisole', 'sleevelessBlouse'],
      ['mesh', 'sheerBlouse'],
      ['sheer/sheerTop/sheerBlouse', 'sheerBlouse'],
      ['short', 'shortBlouse'],
      ['linen/cool/summer !long !sevenTenths !spring', 'shortBlouse'],
    ],
  },
  shortBlouse: {
    words:
      '반팔블라우스 반블라우스 반소매블라우스 여름블라우스 린넨블라우스 리넨블라우스 퍼프반팔블라우스 반팔퍼프블라우스 쿨블라우스 인견블라우스 지지미블라우스 시어서커블라우스 캡소매블라우스 캡블라우스 플레어소매블라우스 5부블라우스 ' +
      '썸머블라우스 아사블라우스 블라우스반팔 반팔쉬폰블라우스 반팔새틴블라우스 반팔리본블라우스 shortblouse shortsleeveblouse linenblouse 린넨퍼프 날개소매',
    with: [
      ['sleep', 'pajamaTop'],
      ['school', 'schoolShirt'],
      ['sleeveless', 'sleevelessBlouse'],
      ['long/sevenTenths !short', 'blouse'],
    ],
  },
  sheerBlouse: {
    words:
      '시스루블라우스 씨스루블라우스 시스루셔츠 시스루남방 시스루쉬폰블라우스 쉬어블라우스 시어블라우스 쉬어셔츠 시어셔츠 오간자블라우스 오간자셔츠 튤블라우스 망사블라우스 메쉬블라우스 비치는블라우스 비침블라우스 레이스시스루블라우스 ' +
      'sheerblouse sheershirt seethroughblouse laceblouse 레이스셔츠 오건디블라우스 노방블라우스 땡땡이쉬폰 쉬폰속비침 시스루퍼프',
    with: [
      ['sleep', 'pajamaTop'],
      ['sleeveless', 'sleevelessBlouse'],
    ],
  },
  sleevelessBlouse: {
    words:
      '민소매블라우스 나시블라우스 슬리브리스블라우스 민소매셔츠 나시셔츠 민소매남방 나시남방 슬리브리스셔츠 블라우스나시 블라우스민소매 쉬폰나시 쉬폰민소매 프릴민소매 린넨민소매 린넨슬리브리스 트위드나시 트위드슬리브리스 민소매카라티 나시카라티 ' +
      '카라나시 카라민소매 민소매페플럼 페플럼나시 새틴민소매 새틴슬리브리스 실크민소매 실크슬리브리스 홀터블라우스 홀터넥블라우스 sleevelessblouse sleevelessshirt 민소매베스트블라우스 오피스나시 정장나시 하객나시',
    with: [
      ['sleep', 'pajamaTop'],
      ['golf', 'golfPolo'],
      ['tennis/sport', 'sportTank'],
      ['knit/knitted', 'sleevelessKnit'],
      ['long', 'blouse'],
    ],
  },
}
