import type { KindLexicon } from '../types.ts'

/** Dresses for occasions, jumpsuits, and dresses for a single use. */
export const otherDresses: KindLexicon<'DRESS'> = {
  formalDress: {
    words:
      '여자정장 여성수트 여성슈트 정장치마 오피스룩투피스 투피스정장 정장원피스 정장드레스 정장투피스 정장치마세트 정장스커트세트 치마정장 스커트정장 여성정장세트 오피스원피스 오피스룩원피스 오피스드레스 출근원피스 출근룩원피스 면접원피스 면접룩원피스 상견례원피스 상견례룩원피스 돌잔치원피스 조문원피스 장례식원피스 상복원피스 ' +
      '상복 블레이저원피스 자켓원피스 재킷원피스 자켓드레스 블레이저드레스 테일러드원피스 세미정장원피스 포멀원피스 포멀드레스 졸업식원피스 학부모룩원피스 아나운서원피스 아나원피스 승무원원피스 펜슬원피스 시스원피스 시스드레스 예복 예복원피스 예복투피스 ' +
      '수트원피스 슈트원피스 formaldress officedress workdress sheathdress blazerdress suitdress 정장한벌 정장 여성정장 정장셋업 수트셋업 슈트셋업 셋업정장 바지정장 정장세트 재킷투피스 자켓투피스 ' +
      '양장원피스 투피쓰 양장 양장투피스 앙상블원피스 조문룩원피스 문상원피스 장례식드레스 면접용원피스 면접정장원피스 승무원면접원피스 발표회원피스 졸업사진원피스 입학식원피스 총회원피스 학부모총회원피스 공개수업원피스 상담원피스 h라인정장원피스 테일러드드레스 클래식원피스정장',
    with: [
      ['hanbok', 'hanbok'],
      ['jumpsuit', 'jumpsuit'],
      ['tweed !short !sleeveless !summer', 'tweedDress'],
      ['guestDress/wedding/tweed !funeral', 'guestDress'],
      ['golf', 'golfDress'],
    ],
  },
  tweedDress: {
    words:
      '트위드원피스 트위드드레스 트위드미니원피스 트위드투피스 트위드세트 트위드셋업 트위드롱원피스 트위드점퍼스커트 트위드뷔스티에원피스 트위드자켓원피스 샤넬룩원피스 샤넬원피스 샤넬스타일원피스 부클원피스 부클레원피스 링크트위드원피스 tweeddress tweedset 트위드정장',
    with: [['short/sleeveless/summer', 'guestDress']],
  },
  guestDress: {
    words:
      '하객원피스 하객룩원피스 하객드레스 하객룩 하객룩드레스 하객투피스 하객룩투피스 결혼식원피스 결혼식하객원피스 결혼식드레스 결혼식룩원피스 돌드레스 돌잔치드레스 브라이덜샤워원피스 브라이덜원피스 피로연원피스 들러리드레스 들러리원피스 신부들러리드레스 혼주원피스 혼주복 혼주드레스 ' +
      '연말원피스 연말룩원피스 연말드레스 모임원피스 모임룩원피스 파티원피스 파티룩원피스 세미드레스 연주회원피스 크리스마스원피스 프로포즈원피스 기념일원피스 guestdress weddingguestdress bridesmaiddress partyonepiece 칠순원피스 돌잔치룩원피스 ' +
      '잔치원피스 하객룩미디원피스 하객룩롱원피스 여름하객룩원피스 봄하객룩원피스 가을하객룩원피스 겨울하객룩원피스 친구결혼식원피스 결혼식갈때원피스 결혼식때원피스 결혼식원피스여름 돌잔치하객원피스 백일원피스 엄마돌잔치원피스 피로연룩원피스 브라이덜샤워룩 브라이덜샤워드레스',
    with: [
      ['hanbok', 'hanbok'],
      ['jumpsuit', 'jumpsuit'],
      ['tweed !short !sleeveless !summer', 'tweedDress'],
    ],
  },
  beachDress: {
    words:
      '휴양지원피스 휴양지룩원피스 휴양지드레스 휴양지롱원피스 바캉스원피스 바캉스룩원피스 바캉스드레스 비치원피스 비치드레스 비치웨어 비치커버업 비치가운 커버업 커버업원피스 수영복커버업 비키니커버업 해변원피스 리조트원피스 리조트룩원피스 리조트드레스 리조트웨어 하와이안원피스 ' +
      '트로피컬원피스 야자수원피스 사롱 파레오 로브원피스 비치로브 동남아원피스 발리원피스 제주도원피스 제주원피스 코끼리원피스 타이다이원피스 보헤미안드레스 나염롱원피스 물놀이원피스 풀빌라원피스 알로하원피스 무무 beachdress resortdress vacationdress coverup beachcoverup sarong kaftan caftan 카프탄 카프탄원피스 크로쉐드레스 비치튜닉',
    with: [
      ['sleep', 'homeDress'],
      ['jumpsuit', 'jumpsuit'],
    ],
  },
  sweatDress: {
    words:
      '맨투맨원피스 맨투맨드레스 맨투맨롱원피스 후드원피스 후드티원피스 후드롱원피스 후드집업원피스 후드티드레스 후디원피스 후디드레스 후드드레스 스웨트원피스 스웨트셔츠원피스 스웻원피스 스웻드레스 스웨트드레스 쭈리원피스 쮸리원피스 기모맨투맨원피스 기모후드원피스 ' +
      '롱후드티 롱후드원피스 롱맨투맨원피스 트레이닝원피스 반집업원피스 하프집업원피스 집업원피스 캐주얼원피스 아노락원피스 테리원피스 카라맨투맨원피스 바람막이원피스 트랙원피스 져지원피스 야구저지원피스 유니폼저지원피스 ' +
      'sweatdress hoodiedress sweatshirtdress hooddress sweatonepiece 플리스원피스 뽀글이원피스 후리스원피스 반팔후드원피스 반팔맨투맨원피스',
    with: [
      ['sleep/home', 'homeDress'],
      ['golf', 'golfDress'],
      ['tennis/running/gym/badminton', 'sportDress'],
      ['knit/knitted', 'knitDress'],
      ['swim', 'swimsuit'],
    ],
  },
  denimDress: {
    words:
      '데님원피스 데님드레스 청원피스 청드레스 데님셔츠원피스 청남방원피스 청셔츠원피스 데님롱원피스 청롱원피스 데님미니원피스 데님나시원피스 데님민소매원피스 연청원피스 중청원피스 진청원피스 흑청원피스 진원피스 데님랩원피스 청자켓원피스 데님자켓원피스 샴브레이원피스 데님투피스 데님셋업 ' +
      '청투피스 데님반팔원피스 데님뷔스티에 denimdress jeandress chambraydress denimonepiece',
    with: [
      ['jumpsuit', 'jumpsuit'],
      ['overallDress/overalls/pinafore/strappy', 'overallDress'],
    ],
  },
  jumpsuit: {
    words:
      '점프수트 점프슈트 점프숱 점프숫 점프슛 점프스트 점프스튜 점슈트 점숫 점숏수트 쟘프수트 점프수츠 올인원 올인원팬츠 올인원수트 올인원슈트 올인원점프수트 롬퍼 롬퍼스 롬퍼수트 플레이수트 플레이슈트 바지원피스 팬츠원피스 원피스바지 반바지원피스 큐롯원피스 치마바지원피스 와이드점프수트 ' +
      '데님점프수트 청점프수트 린넨점프수트 민소매점프수트 나시점프수트 반팔점프수트 긴팔점프수트 숏점프수트 롱점프수트 니트점프수트 셔츠점프수트 홀터점프수트 홀터넥점프수트 카고점프수트 워크점프수트 커버올 커버올즈 커버롤 보일러수트 보일러슈트 플라이트수트 우주복 정비복 스즈키복 츠나기 나팔점프수트 ' +
      'jumpsuit jumpsuits romper rompers playsuit allinone allinones coverall coveralls boilersuit flightsuit jumpersuit 점퍼수트 점퍼슈트 바디수트 바디슈트 bodysuit 캣수트 캣슈트 catsuit 유니타드 요가올인원 요가점프수트 ' +
      '스즈끼복 스즈키 쓰나기 쯔나기 비행복 조종복 레이싱복 통작업복 일체형작업복 방제복일체형 방진복',
    with: [
      ['swim', 'swimsuit'],
      ['sleep/home', 'homeDress'],
      ['golf', 'golfDress'],
      ['overallDress', 'overallDress'],
    ],
  },
  overallDress: {
    words:
      '멜빵청치마 멜빵청스커트 멜빵원피스 멜빵치마 멜빵스커트 멜방원피스 멜방치마 멜빵롱원피스 멜빵미니원피스 멜빵롱치마 데님멜빵원피스 청멜빵원피스 청멜빵치마 데님멜빵스커트 데님멜빵치마 오버롤원피스 오버올원피스 오버롤스커트 오버롤드레스 서스펜더원피스 서스펜더스커트 멜빵 멜방 멜빵바지 멜방바지 멜빵팬츠 멜빵청바지 ' +
      '청멜빵 청멜빵바지 오버롤 오버올 오버롤즈 오버올즈 오버롤팬츠 서스펜더팬츠 데님오버롤 데님점퍼스커트 청점퍼스커트 청뷔스티에원피스 데님뷔스티에원피스 코듀로이멜빵원피스 골덴멜빵원피스 니트멜빵원피스 살로페트 살로펫 dungaree dungarees overall overalls overalldress salopette suspenderskirt ' +
      '맬빵치마',
    with: [['sleep/home', 'homeDress']],
  },
  hanbok: {
    words:
      '한복 생활한복 개량한복 계량한복 한복원피스 생활한복원피스 개량한복원피스 철릭 철릭원피스 철릭한복 철릭드레스 허리치마 허리치마한복 한복치마 한복세트 한복드레스 당의 당의한복 저고리 치마저고리 두루마기 도포 한복두루마기 전통한복 혼주한복 돌한복 꽃한복 모던한복 퓨전한복 신한복 한복저고리 ' +
      '한복바지 남자한복 여자한복 어우동 기생한복 레이스한복 린넨한복 여름한복 겨울한복 누비한복 모시한복 맞춤한복 승복 법복 치파오 치파오원피스 차이나드레스 기모노 유카타 아오자이 사리 hanbok hanbokdress cheollik qipao cheongsam kimono yukata aodai 전통의상 전통옷 ' +
      '두루매기 소복 수의',
    with: [['home/sleep', 'homeDress']],
  },
  sportDress: {
    words:
      '운동원피스 스포츠원피스 스포츠드레스 스포티원피스 테니스원피스 테니스드레스 테니스복 테니스복원피스 배드민턴원피스 배드민턴복 러닝원피스 런닝원피스 요가원피스 필라테스원피스 애슬레저원피스 기능성원피스 드라이핏원피스 테니스웨어원피스 탁구원피스 액티브원피스 액티브드레스 피겨복 피겨드레스 발레복 발레복원피스 레오타드 무용복 ' +
      '댄스복 댄스스포츠복 라인댄스복 에어로빅복 치어리딩복 폴웨어 스킨수트 스킨슈트 트라이수트 철인3종경기복 철인수트 빕숏원피스 태권도복 도복 유도복 검도복 주짓수도복 합기도복 땀복 운동복세트 운동복 트레이닝복세트 트레이닝세트 트레이닝복 추리닝세트 츄리닝세트 ' +
      'tennisdress sportdress sportsdress activedress exercisedress runningdress leotard trisuit skinsuit 등산원피스 하이킹원피스 캠핑원피스 짐웨어원피스 벨리복 피클볼원피스 스쿼시원피스 테니스나시원피스 스포츠나시원피스 스윙원피스운동 룰루원피스 액티브웨어원피스',
    with: [
      ['golf/golfDress', 'golfDress'],
      ['swim', 'swimsuit'],
      ['sleep/home', 'homeDress'],
    ],
  },
  golfDress: {
    words:
      '골프원피스 골프드레스 골프웨어원피스 골프복원피스 골프복 골프웨어 골프민소매원피스 골프나시원피스 골프반팔원피스 골프긴팔원피스 골프플리츠원피스 골프니트원피스 골프카라원피스 골프피케원피스 골프룩원피스 골프큐롯원피스 골프점프수트 골프기모원피스 golfdress golfonepiece 골프세트 골프투피스 ' +
      '필드원피스 왁원피스 핑원피스',
  },
  eveningDress: {
    words:
      '파티드레스 이브닝드레스 이브닝원피스 이브닝가운 이브닝 웨딩드레스 미니웨딩드레스 셀프웨딩드레스 셀프웨딩원피스 웨딩촬영드레스 웨딩원피스 스냅드레스 스냅원피스 셀프웨딩 애프터드레스 2부드레스 피로연드레스 연주드레스 연주회드레스 무대드레스 무대의상 무대복 공연의상 공연복 합창복 합창드레스 ' +
      '시상식드레스 칵테일드레스 칵테일원피스 볼가운 프롬드레스 프롬 스팽글드레스 스팽글원피스 비즈드레스 글리터드레스 글리터원피스 반짝이원피스 반짝이드레스 홀터이브닝드레스 머메이드드레스 튤드레스 공주드레스 여신드레스파티 벨라인드레스 코스프레 코스프레의상 코스튬 할로윈의상 할로윈드레스 메이드복 산타원피스 산타복 댄스드레스 ' +
      'eveningdress eveninggown gown partydress cocktaildress weddingdress promdress ballgown costume sequindress 칵테일 화보드레스 만삭드레스 만삭촬영원피스 촬영드레스 촬영원피스 턱시도 ' +
      '합창단복 노래교실드레스 왈츠드레스',
    with: [
      ['sleep/home', 'homeDress'],
      ['hanbok', 'hanbok'],
    ],
  },
  homeDress: {
    words:
      '홈웨어 홈웨어원피스 홈원피스 홈드레스 실내복 실내복원피스 집원피스 집에서입는원피스 집용원피스 잠옷 잠옷원피스 잠옷드레스 파자마 파자마원피스 파자마드레스 파자마세트 잠옷세트 수면원피스 수면잠옷 수면잠옷원피스 수면가운 나이트가운 나이트드레스 나이트원피스 나이티 네글리제 란제리 란제리원피스 슬립잠옷 슬립잠옷원피스 ' +
      '라운지원피스 라운지웨어 라운지웨어원피스 라운지드레스 원마일웨어원피스 이지웨어원피스 이지웨어 냉장고원피스 인견홈원피스 할머니원피스 몸빼원피스 아줌마원피스 홈웨어세트 수유원피스 수유복 수유복원피스 산모원피스 산모복 환자복 병원복 샤워가운 목욕가운 배스로브 바스로브 가운 호텔가운 샤워원피스 목욕원피스 ' +
      'homedress loungedress housedress nightdress nightgown nightie sleepdress pajamadress pajama pajamas bathrobe robe muumuu 앞치마 작업원피스 동물잠옷 수면복 올인원잠옷 점프수트잠옷 홈패션원피스 ' +
      '간따후쿠 간땅후꾸 간따후꾸 간땅꾸 간단후쿠 집에서입는긴원피스 인견원피스잠옷 인견롱원피스홈웨어 냉장고롱원피스 홈쇼핑홈웨어원피스 이지롱원피스 모달잠옷원피스 거즈잠옷원피스 파자마셔츠원피스 슬립나이트가운 산후원피스 조리원원피스 출산원피스 수유롱원피스 수유나시원피스 캡홈웨어원피스 라운지롱원피스',
    with: [['resort !sleep !home', 'beachDress']],
  },
  swimsuit: {
    words:
      '수영복 원피스수영복 수영복원피스 수영원피스 스윔슈트 스윔수트 스윔원피스 스윔드레스 스윔웨어 비키니 비키니세트 비키니수영복 모노키니 탱키니 래쉬가드 래시가드 레쉬가드 래쉬가드세트 래시가드세트 래쉬가드원피스 래시가드원피스 실내수영복 강습수영복 강습용수영복 선수용수영복 경기수영복 반신수영복 전신수영복 5부수영복 3부수영복 ' +
      '아쿠아수트 아쿠아슈트 아쿠아로빅수영복 웻슈트 웻수트 웨트슈트 슈트웻 스프링슈트 잠수복 서핑슈트 서핑수트 프리다이빙슈트 다이빙슈트 드라이슈트 물놀이복 워터파크수영복 하이레그수영복 하이컷수영복 홀터넥수영복 스커트수영복 치마수영복 비치수영복 휴양지수영복 집업수영복 긴팔수영복 브이컷수영복 ' +
      'swimsuit swimsuits swimwear swimdress onepieceswimsuit bikini monokini tankini rashguard wetsuit bathingsuit drysuit 수영복세트 탄탄이수영복 u백수영복 수모세트 ' +
      '아쿠아복 미들컷 탄탄이 비끼니 해녀복',
  },
}
