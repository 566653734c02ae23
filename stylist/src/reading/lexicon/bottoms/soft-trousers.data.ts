import type { KindLexicon } from '../types.ts'
import { purposes } from './becoming.data.ts'

/** Joggers, sweatpants, sports trousers and leggings. */
export const softTrousers: KindLexicon<'BOTTOM'> = {
  joggers: {
    words:
      '조거 조거팬츠 조거바지 죠거 죠거팬츠 조거펜츠 조거팬쓰 조커팬츠 조커바지 면조거 면조거팬츠 쭈리조거 쭈리조거팬츠 스웨트조거 스웻조거팬츠 스웨트조거팬츠 와이드조거 와이드조거팬츠 배기조거팬츠 조거트레이닝 ' +
      '조거트레이닝팬츠 조거츄리닝 카고조거 카고조거팬츠 테크조거 테크플리스조거 테크플리스바지 테크플리스팬츠 코튼조거 코튼조거팬츠 시보리바지 시보리팬츠 발목시보리바지 발목고무줄바지 발목밴딩바지 발목밴딩팬츠 ' +
      '조거와이드팬츠 밴딩조거 밴딩조거팬츠 스트링조거 조거핏바지 조거핏팬츠 조거스웨트팬츠 조거형바지 ' +
      'jogger joggers joggerpants joggerspants cargojogger cargojoggers techfleecepants techfleecejogger',
    with: [
      ['shorts/short/mini', 'sweatShorts'],
      ['outdoor !hiking !climbing !fishing fleeced/boa/winter/warm/thick/fleece/fur/fleecedJoggers', 'fleecedJoggers'],
      ['outdoor !hiking !climbing !fishing nylon/windproof/nylonPants/summer/cool/thin/mesh', 'nylonPants'],
      ['outdoor !hiking !climbing !fishing', 'joggers'],
      ...purposes,
      ['denim/jeans fleeced/boa/winter', 'fleecedJeans'],
      ['denim/jeans', 'jeans'],
      ['fleeced/boa/winter/warm/thick/fleece/fur/fleecedJoggers', 'fleecedJoggers'],
      ['running/gym/yoga/soccer/basketball/badminton/tennis', 'sportPants'],
      ['sport summer/cool/mesh/thin/nylon', 'sportPants'],
      ['corduroy', 'corduroy'],
      ['leather', 'leatherPants'],
      ['linen', 'linenPants'],
      ['slacks', 'bandSlacks'],
      ['leggings/sportLeggings', 'leggings'],
      ['nylon/windproof/nylonPants/summer/cool/thin/mesh', 'nylonPants'],
      ['school', 'gymUniformPants'],
      ['home/homePants', 'homePants'],
      ['trackPants', 'trackPants'],
    ],
  },
  fleecedJoggers: {
    words:
      '기모조거 기모조거팬츠 기모조거바지 기모죠거 기모츄리닝 기모추리닝 기모츄리닝바지 기모추리닝바지 기모트레이닝 기모트레이닝바지 기모트레이닝팬츠 기모트레이닝복 기모트레이닝하의 기모스웨트팬츠 기모스웻팬츠 ' +
      '기모스웨트바지 기모운동복바지 기모운동복 기모운동바지 기모쭈리팬츠 기모쭈리바지 쭈리기모바지 쭈리기모팬츠 쭈리기모조거팬츠 기모와이드스웨트팬츠 기모와이드트레이닝 기모와이드조거 기모와이드츄리닝 기모트랙팬츠 ' +
      '기모체육복 기모카고조거 기모카고팬츠 기모카고바지 융트레이닝 융츄리닝 융조거팬츠 융털바지 융기모바지 밍크트레이닝 밍크츄리닝 밍크기모바지 본딩트레이닝 본딩조거 양기모트레이닝 겨울츄리닝 겨울추리닝 겨울트레이닝 ' +
      '겨울트레이닝바지 겨울조거팬츠 겨울조거 방한츄리닝 방한트레이닝 두꺼운츄리닝 두꺼운추리닝 플리스팬츠 플리스바지 플리스조거 플리스조거팬츠 후리스바지 후리스팬츠 뽀글이바지 뽀글이팬츠 뽀글바지 양털바지 ' +
      '양털팬츠 보아팬츠 보아바지 쉐르파팬츠 기모파라슈트 기모나일론팬츠 기모우븐팬츠 기모바람막이바지 털바지 털안감바지 기모바지조거 ' +
      'fleecepants fleecebottom fleecejoggers fleecedjoggers fleecesweatpants fleecedsweatpants sherpapants boapants warmjoggers wintersweatpants',
    with: [
      ['shorts/short', 'sweatShorts'],
      ['school', 'gymUniformPants'],
      ['golf', 'golfPants'],
      ['hiking', 'warmHikingPants'],
      ['sleep/pajamaPants', 'pajamaPants'],
      ['home/homePants', 'homePants'],
      ['leggings', 'fleecedLeggings'],
    ],
  },
  sweatpants: {
    words:
      '트레이닝 트레이닝바지 트레이닝팬츠 트레이닝복 트레이닝하의 트레이닝복바지 트레이닝복하의 트레이닝복팬츠 트레이닝팬쓰 트래이닝바지 트레닝바지 츄리닝 츄리닝바지 츄리닝팬츠 츄리닝하의 추리닝 추리닝바지 추리닝팬츠 ' +
      '추리닝하의 츄리링 츄리닌 츄니링 츄링 추링 츄바지 츄리닝세트 추리닝세트 트레이닝세트 트레이닝셋업 회색츄리닝 회색추리닝 검정츄리닝 검정추리닝 와이드츄리닝 와이드추리닝 와이드트레이닝 와이드트레이닝팬츠 ' +
      '와이드트레이닝바지 면트레이닝 면트레이닝바지 면트레이닝팬츠 면츄리닝 면추리닝 스웨트팬츠 스웻팬츠 스웨트바지 스웻바지 스웨팬츠 스웨트펜츠 스웻펜츠 스웻 스웨트와이드팬츠 와이드스웨트팬츠 와이드스웻팬츠 ' +
      '커브드스웨트팬츠 벌룬스웨트팬츠 원턱스웨트팬츠 핀턱스웨트팬츠 부츠컷트레이닝 부츠컷츄리닝 나팔츄리닝 쭈리 쭈리팬츠 쭈리바지 쭈리와이드팬츠 쮸리팬츠 쮸리바지 쭈리트레이닝 맨투맨바지 맨투맨팬츠 후드바지 ' +
      '벨로아팬츠 벨로아바지 벨로아트레이닝 벨루어팬츠 벨로아츄리닝 운동복 운동복세트 체육관바지 일자트레이닝 일자트레이닝팬츠 스트레이트스웨트팬츠 테리팬츠 와이드쭈리팬츠 라이트스웨트팬츠 ' +
      'sweatpant sweatpants sweats sweatbottom trainingpants trainingbottom terrypants velourpants widesweatpants sweattrousers 독학재수룩 도레이닝바지 추리링 츄레닝 추레닝 츄레닝바지 추레닝바지 추레이닝 츄레이닝 츄래닝 추래닝 츄니닝 츄리닝복 츄리닝복바지 추리닝복 추리닝복바지 트레닝 트레닝복 트래닝 트래닝바지 트래이닝 트래이닝복 트레이링 트레이링바지 츄리닝빠지 추리닝빠지 트렝이닝 츄리닝밑에꺼 추리닝밑에꺼 츄리닝밑 추리닝밑',
    with: [
      ['shorts/short/mini', 'sweatShorts'],
      ['sevenTenths', 'cropPants'],
      ['skort/midiSkirt/miniSkirt/longSkirt', 'longSkirt'],
      ['outdoor !hiking !climbing !fishing fleeced/boa/winter/warm/thick/fleece/fur/fleecedJoggers', 'fleecedJoggers'],
      ['outdoor !hiking !climbing !fishing', 'sweatpants'],
      ...purposes,
      ['fleeced/boa/winter/warm/thick/fleece/fur/fleecedJoggers', 'fleecedJoggers'],
      ['running/gym/soccer/basketball/badminton/tennis', 'sportPants'],
      ['denim/jeans', 'jeans'],
      ['leggings', 'leggings'],
      ['corduroy', 'corduroy'],
      ['school', 'gymUniformPants'],
      ['summer/cool/mesh', 'sportPants'],
      ['nylon/windproof/nylonPants', 'nylonPants'],
      ['thin/trackPants/jersey', 'trackPants'],
      ['home/homePants', 'homePants'],
      ['slacks', 'bandSlacks'],
      ['joggers', 'joggers'],
    ],
  },
  trackPants: {
    words:
      '트랙 트랙팬츠 트랙바지 트랙펜츠 트랙하의 트랙탑하의 트랙수트하의 트랙수트바지 트랙와이드팬츠 와이드트랙팬츠 저지팬츠 져지팬츠 저지바지 져지바지 저지하의 저지트랙팬츠 사이드라인팬츠 사이드라인바지 사이드라인 ' +
      '사이드라인트레이닝 라인트레이닝 라인트레이닝팬츠 라인팬츠 라인바지 옆줄바지 옆선바지 옆라인바지 두줄바지 두줄트레이닝 삼선 삼선바지 삼선팬츠 3선바지 3선팬츠 3선 세줄바지 삼선트레이닝 삼선트레이닝바지 삼선츄리닝 ' +
      '삼선추리닝 삼선트랙팬츠 3s팬츠 파이어버드 파이어버드팬츠 파이어버드바지 아디컬러팬츠 스냅팬츠 스냅바지 스냅트랙팬츠 사이드버튼팬츠 똑딱이바지 옆트임트레이닝 트리코팬츠 트리코바지 배색트레이닝 배색팬츠 ' +
      '레트로트랙팬츠 사이드배색팬츠 파이핑팬츠 파이핑트랙팬츠 피에스티팬츠 여름츄리닝 여름추리닝 여름트레이닝 여름트레이닝바지 여름트레이닝팬츠 얇은츄리닝 얇은추리닝 얇은트레이닝 쿨트레이닝 쿨트레이닝팬츠 쿨츄리닝 ' +
      '냉감트레이닝 냉감츄리닝 우븐트레이닝 우븐트레이닝팬츠 ' +
      'track trackpant trackpants tracksuitpants tracksuitbottom tracktrousers jerseypants sidelinepants snappants 3stripepants',
    with: [
      ['shorts/short/mini', 'sportShorts'],
      ['midiSkirt/longSkirt/miniSkirt', 'longSkirt'],
      ...purposes,
      ['fleeced/boa/winter/warm/thick/fleece', 'fleecedJoggers'],
      ['running/gym/soccer/basketball/badminton/tennis', 'sportPants'],
      ['leggings/sportLeggings', 'sportLeggings'],
      ['school', 'gymUniformPants'],
      ['slacks', 'bandSlacks'],
      ['denim', 'jeans'],
    ],
  },
  sportPants: {
    words:
      '운동바지 운동용바지 운동복바지 운동복하의 운동복팬츠 운동팬츠 운동하의 운동긴바지 스포츠바지 스포츠팬츠 스포츠하의 스포츠웨어하의 스포츠긴바지 짐팬츠 짐웨어바지 짐웨어팬츠 짐웨어 헬스바지 헬스팬츠 헬스복 헬스복바지 ' +
      '헬스장바지 헬스트레이닝바지 러닝팬츠 런닝팬츠 러닝바지 런닝바지 러닝긴바지 런닝긴바지 러닝조거팬츠 러닝조거 러닝트레이닝 조깅바지 조깅팬츠 기능성바지 기능성팬츠 기능성긴바지 드라이핏바지 드라이핏팬츠 드라이팬츠 ' +
      '쿨맥스바지 쿨맥스팬츠 축구트레이닝 축구트레이닝바지 축구긴바지 축구트레이닝팬츠 피스테바지 피스테팬츠 피스테하의 웜업팬츠 웜업바지 워밍업팬츠 야구바지 야구복바지 야구유니폼바지 농구긴바지 농구트레이닝 ' +
      '배드민턴긴바지 테니스긴바지 테니스팬츠 태권도복바지 태권도바지 도복 도복바지 도복하의 유도복 유도복바지 주짓수바지 검도바지 무술바지 합기도바지 댄스팬츠 댄스바지 방송댄스바지 줌바바지 줌바팬츠 발레바지 ' +
      '연습복바지 요가조거팬츠 요가조거 요가와이드팬츠 요가와이드바지 와이드요가팬츠 필라테스와이드팬츠 필라테스조거팬츠 땀복 땀복바지 땀복하의 사우나바지 크로스핏팬츠 액티브팬츠 액티브바지 애슬레저팬츠 애슬레저바지 ' +
      '트레이닝조거운동바지 승마바지 승마팬츠 조드퍼 ' +
      'sportpants sportspants gympants runningpants activepants athleticpants workoutpants warmuppants joggingpants baseballpants dancepants ' +
      '런바지 빅터바지 abc팬츠 룰루레몬abc 에이비씨팬츠 그루브팬츠 abcpant abcpants abctrouser abctrousers lululemonabc abc트라우저 abc클래식팬츠 abc슬림팬츠 룰루abc팬츠',
    with: [
      ['shorts/short/mini', 'sportShorts'],
      ['midiSkirt/miniSkirt/tennisSkirt', 'tennisSkirt'],
      ...purposes,
      ['leggings/sportLeggings', 'sportLeggings'],
      ['fleeced/boa/winter/warm/thick/fleece', 'fleecedJoggers'],
      ['school', 'gymUniformPants'],
    ],
  },
  leggings: {
    words:
      '레깅스 래깅스 레깅쓰 레깅즈 레깅 레겅스 렝깅스 레깅스팬츠 레깅스바지 레깅스하의 레기스 쫄바지 쫄쫄이 쫄쫄이바지 쫄팬츠 스판쫄바지 스판레깅스 면레깅스 코튼레깅스 골지레깅스 무지레깅스 검정레깅스 블랙레깅스 ' +
      '부츠컷레깅스 부츠컷쫄바지 나팔레깅스 플레어레깅스 와이드레깅스 조거레깅스 세미와이드레깅스 일자레깅스 일자핏레깅스 스트레이트레깅스 치랭스 치렝스 치레깅스 치마레깅스 스커트레깅스 랩스커트레깅스 레깅스치마 ' +
      '레깅스스커트 치마붙은레깅스 임부레깅스 임산부레깅스 9부레깅스 8부레깅스 7부레깅스 구부레깅스 칠부레깅스 팔부레깅스 발목레깅스 고리레깅스 유광레깅스 글로시레깅스 포켓레깅스 여름레깅스 얇은레깅스 ' +
      '인견레깅스 쿨레깅스 남자레깅스 남성레깅스 밴딩레깅스 슬림레깅스 슬랙스레깅스 슬랙깅스 정장레깅스 타이츠 타이즈 타이쯔 팬티타이즈 스타킹 면타이즈 스팽글레깅스 패턴레깅스 ' +
      'legging leggings tights tight stocking stockings meggings flareleggings bootcutleggings ribbedleggings 쫄빤스 레긴스 랭깅스 뮬라웨어부츠컷 뮬라부츠컷 젝시믹스부츠컷 젝시부츠컷 안다르부츠컷 룰루레몬부츠컷 룰루부츠컷 알로부츠컷 뮬라웨어플레어 젝시믹스플레어 안다르플레어 룰루레몬플레어 알로플레어 부츠컷요가팬츠 플레어요가팬츠 요가부츠컷 요가플레어 필라테스부츠컷 부츠컷레깅스팬츠 나팔쫄바지 플레어쫄바지',
    with: [
      ['cycling/cyclingPants', 'cyclingPants'],
      ['short/mini/shorts/bikerShorts', 'bikerShorts'],
      ['thermal/thermalLegs inner', 'thermalLegs'],
      ['fleeced/boa/winter/thick/warm/thermal/padded/fleece/fur/wool/knitted/fleecedLeggings', 'fleecedLeggings'],
      ['denim/jeans', 'jeans'],
      ['leather/leatherPants', 'leatherPants'],
      ['sport/running/gym/yoga/hiking/climbing/soccer/basketball/badminton/tennis/outdoor/golf/swim', 'sportLeggings'],
      ['sportLeggings/sportPants', 'sportLeggings'],
      ['sleep', 'pajamaPants'],
    ],
  },
  sportLeggings: {
    words:
      '운동레깅스 운동용레깅스 운동쫄바지 운동타이즈 요가레깅스 요가팬츠 요가바지 요가복 요가복하의 요가복바지 요가 요가쫄바지 요가레깅스팬츠 필라테스레깅스 필라테스팬츠 필라테스바지 필라테스복 필라테스복하의 필라테스 ' +
      '헬스레깅스 헬스타이즈 짐레깅스 짐웨어레깅스 러닝레깅스 런닝레깅스 러닝타이즈 런닝타이즈 러닝타이츠 런닝타이츠 마라톤타이즈 스포츠레깅스 스포츠타이즈 스포츠타이츠 기능성레깅스 기능성타이즈 기능성타이츠 ' +
      '트레이닝레깅스 트레이닝타이즈 트레이닝타이츠 컴프레션 컴프레션팬츠 컴프레션타이즈 컴프레션타이츠 컴프레션레깅스 콤프레션타이즈 압박레깅스 압박타이즈 압박타이츠 압박바지 압박팬츠 근육압박타이즈 이너타이즈 ' +
      '농구타이즈 농구레깅스 축구레깅스 축구타이즈 등산레깅스 등산타이즈 등산타이츠 하이킹레깅스 수영레깅스 워터레깅스 래쉬가드레깅스 래시가드레깅스 서핑레깅스 서핑타이즈 심리스레깅스 시리우스레깅스 에어쿨링레깅스 ' +
      '에어로쿨레깅스 블랙라벨레깅스 쿨링레깅스 냉감레깅스 아이스레깅스 이중포켓레깅스 힙업레깅스 하이웨스트레깅스 하이웨이스트레깅스 노와이존레깅스 y존프리레깅스 와이존프리레깅스 크로스핏레깅스 크로스핏타이즈 골프레깅스 ' +
      '테니스레깅스 승마레깅스 클라이밍레깅스 발레레깅스 발레타이즈 발레타이츠 ' +
      'sportleggings gymleggings yogaleggings yogapants runningtights runningleggings compressiontights compressionpants trainingtights workoutleggings pilatespants ' +
      '82부 92부 알라인 인스팅트 블랙라벨380 젤라인텐션 젤라인 셀라업텐션 에어리핏 에어리핏레깅스 에어쿨링레깅스안다르 메탈벤트 부스터핏 밸런스핏레깅스 소프트터치레깅스 이너핏레깅스 운동복레깅스 운동스판바지 요가쫄 필라레깅스 필라쫄바지 헬스쫄바지 러닝쫄바지 런닝쫄바지 축구쫄바지 농구쫄바지 등산쫄바지 등산용레깅스 하이킹타이즈 하이킹타이츠 트레일타이츠 러닝롱타이즈 롱타이즈 롱타이츠 긴타이즈',
    with: [
      ['cycling', 'cyclingPants'],
      ['short/mini/shorts', 'bikerShorts'],
      ['fleeced/boa/winter/thick/warm/fleece', 'fleecedLeggings'],
      ['wide/joggers', 'sportPants'],
      ['tennisSkirt/miniSkirt', 'tennisSkirt'],
    ],
  },
  fleecedLeggings: {
    words:
      '기모레깅스 기모래깅스 기모레깅쓰 기모쫄바지 기모타이즈 기모타이츠 기모스타킹 기모치랭스 기모치마레깅스 기모스커트레깅스 기모부츠컷레깅스 기모골지레깅스 기모운동레깅스 기모요가레깅스 기모등산레깅스 기모조거레깅스 ' +
      '이중기모레깅스 피치기모레깅스 융레깅스 융털레깅스 융쫄바지 융털쫄바지 융타이즈 밍크레깅스 밍크기모레깅스 밍크쫄바지 털레깅스 털쫄바지 양털레깅스 보아레깅스 본딩레깅스 본딩기모레깅스 겨울레깅스 겨울쫄바지 겨울타이즈 ' +
      '방한레깅스 방한타이즈 두꺼운레깅스 도톰레깅스 극세사레깅스 패딩레깅스 솜레깅스 플리스레깅스 후리스레깅스 니트레깅스 니트타이즈 울레깅스 울타이즈 캐시미어레깅스 발열레깅스 발열타이즈 발열쫄바지 웜레깅스 ' +
      '히트텍레깅스 히트레깅스 겨울러닝타이즈 기모러닝타이즈 기모런닝타이즈 기모임부레깅스 벨벳레깅스 페이크레깅스 살색기모레깅스 ' +
      'fleeceleggings fleecedleggings fleecelinedleggings warmleggings winterleggings thermalleggings thermaltights fleecetights knitleggings sherpaleggings',
    with: [
      ['cycling', 'cyclingPants'],
      ['short/mini', 'bikerShorts'],
    ],
  },
  bikerShorts: {
    words:
      '바이커쇼츠 바이커쇼트 바이커숏 바이커숏츠 바이커팬츠 바이커반바지 바이커레깅스 사이클쇼츠 숏레깅스 쇼트레깅스 짧은레깅스 반레깅스 반바지레깅스 레깅스반바지 레깅스쇼츠 레깅스숏츠 레깅스숏팬츠 쫄반바지 쫄쫄이반바지 ' +
      '짧은쫄바지 쫄숏팬츠 3부레깅스 4부레깅스 5부레깅스 2부레깅스 오부레깅스 삼부레깅스 사부레깅스 하프레깅스 하프타이즈 하프타이츠 숏타이즈 숏타이츠 쇼트타이즈 3부타이즈 5부타이즈 5부타이츠 5부쫄바지 ' +
      '3부쫄바지 요가쇼츠 요가반바지 요가숏팬츠 핫요가쇼츠 핫요가반바지 필라테스쇼츠 필라테스반바지 필라테스숏레깅스 러닝하프타이즈 컴프레션쇼츠 압박반바지 압박쇼츠 이너쇼츠 속바지 속반바지 안전바지 인바지 치마속바지 ' +
      '스패츠 폴댄스쇼츠 폴웨어 폴팬츠 배구쫄바지 bikershort bikershorts bikeshorts shortleggings legginsshorts leggingshorts halftights shorttights yogashorts safetyshorts compressionshorts ' +
      '반쫄바지 반타이즈 나이키프로쇼츠 나이키프로숏 나이키프로반바지 나이키프로3인치 나이키프로5인치 nikeproshorts nikeproshort 프로쇼츠나이키 컴프레션숏 컴프레션숏츠 컴프레션반바지 압박숏팬츠 압박숏 쫄쇼츠 런쇼츠타이즈 하프컴프레션',
    with: [
      ['cycling/cyclingPants', 'cyclingPants'],
      ['swim', 'swimShorts'],
      ['running', 'sportShorts'],
    ],
  },
}
