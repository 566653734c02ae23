import type { KindLexicon, KindWords } from './types.ts'

type Lines = NonNullable<KindWords<'UNDERWEAR'>['with']>

/**
 * Rules for shirts among the underwear: the other words to find in the name (see types.ts), and the kind that is meant
 * then.
 */
const anyUpper: Lines = [
  ['shapewear', 'shapewear'],
  ['partOfSet thermal/fleeced/winter/thermalTop/thermalBottom', 'thermalSet'],
  ['baseLayer', 'baseLayer'],
  ['sport/gym/hiking/soccer/cycling/ski/golf/outdoor sleeveless', 'innerTank'],
  ['sport/gym/hiking/soccer/cycling/ski/baseball/basketball/tennis/climbing/outdoor', 'baseLayer'],
  ['golf cool/summer', 'coolInner'],
  ['golf', 'baseLayer'],
  ['cool/summer/coolTee/coolInner/uv', 'coolInner'],
  ['turtle/mock/turtleTee/mockTee/innerTurtle', 'innerTurtle'],
  ['thermal/fleeced/boa/fleecedTee/thermalTop !sleeveless', 'thermalTop'],
  ['winter/warm !sleeveless', 'thermalTop'],
  ['strappy/camisole/sleeveless/tank', 'innerTank'],
  ['long/longTee !cotton', 'thermalTop'],
]

/** Korean names of underwear and of other pieces listed under it (see types.ts). */
export const underwear: KindLexicon<'UNDERWEAR'> = {
  thermalTop: {
    words:
      '내복상의 내의상의 상의내복 상의내의 내복윗도리 내복위 내복상 내의상 위내복 윗내복 발열내의 발열내의상의 발열내복 발열내복상의 발열상의 발열이너 발열이너웨어 발열긴팔 발열티 발열반팔 발열언더셔츠 발열크루넥 발열브이넥 동내의상의 동내복상의 ' +
      '히트텍 히트텍상의 히트텍긴팔 히트텍티 히트텍반팔 히트텍크루넥 히트텍브이넥 히트텍라운드 히트텍유넥 히트텍이너 히트텍엑스트라웜 히트텍엑스트라웜상의 히트텍울트라웜 히트텍코튼 히트텍울트라웜상의 히트택 히트텤 히텍 히트테크 엑스트라웜 울트라웜 웜히트 히트업 히트웜 ' +
      '보디히트 바디히트 바디히트상의 온에어 온에어상의 이너웜 웜이너 웜웨어 웜웨어상의 히트플러스 히트핏 기모내의 기모내의상의 기모내복상의 기모이너 기모이너티 기모런닝 융내의 융내복상의 울내의 울내복 메리노내의 캐시미어내의 에어메리 에어메리상의 보온메리상의 ' +
      '보온내의 보온내의상의 보온이너 보온티 방한이너 방한내의 방한내의상의 방한상의 방한티 겨울이너 겨울내의상의 겨울내복상의 이중내의 삼중내의 이중직내의 긴팔내의 긴팔내복 반팔내의 칠부내의 칠부내복 7부내의 7부내복 9부내의 긴팔이너 긴팔런닝 긴팔메리야스 긴소매내의 긴소매내복 ' +
      '세미히트 피치기모이너 극세사내의 뉴히트 이너티긴팔 긴팔이너티 요루내의상의 등산내의상의 heattech heattechtop thermal thermals thermaltop thermalshirt thermalinner warminner warmwear innerwarm longjohntop heatinner 자주히트 히트이너 오버히트 기모히트 오가닉내의 ' +
      '발열상하 오토히트 지오라인 zeoline 쌍방울발열 히트상의 32도히트 발열상의2팩 속내의윗도리 ' +
      '웜테크 웜테크이너 웜테크크루넥 웜테크긴팔 웜테크상의 핫텍 핫테크 핫플러스 웜업이너 온기이너 히트인 히트모어',
    with: [
      ['partOfSet', 'thermalSet'],
      ['thermalBottom/leggings/sportLeggings/fleecedLeggings/thermalLegs/unknownBottom/warmTights', 'thermalBottom'],
      ['safetyShorts/briefs', 'thermalBottom'],
      ['baseLayer', 'baseLayer'],
      ['sport/soccer/cycling/ski', 'baseLayer'],
      ['turtle/mock/turtleTee/mockTee/innerTurtle', 'innerTurtle'],
      ['sleeveless/strappy/tank/camisole/innerTank', 'innerTank'],
      ['cool !winter', 'coolInner'],
    ],
  },
  thermalBottom: {
    words:
      '내복바지 내복하의 내복하 내의바지 내의하의 내의하 내복아랫도리 내복아래 아래내복 하의내복 하의내의 바지내복 내복팬츠 내복레깅스 내복쫄바지 내복타이즈 쫄내복 쫄쫄이내복 발열내의하의 발열내의바지 발열내복하의 발열내복바지 발열하의 발열레깅스 발열타이즈 발열타이츠 발열바지 발열팬츠 발열쫄바지 ' +
      '히트텍하의 히트텍바지 히트텍레깅스 히트텍타이즈 히트텍타이츠 히트텍팬츠 히트텍엑스트라웜타이츠 히트텍엑스트라웜레깅스 히트텍울트라웜타이츠 히트텍스타킹 웜웨어하의 온에어하의 바디히트하의 에어메리하의 에어메리바지 보온메리하의 보온메리바지 보온내의하의 보온바지 방한내의하의 방한이너바지 방한하의 ' +
      '동내의하의 동내복하의 기모내의하의 기모내복하의 기모내복바지 융내복하의 융내복바지 겨울내복바지 겨울내의하의 칠부내복바지 7부내복바지 9부내복바지 9부내복 쫄바지 쫄쫄이 쫄쫄이바지 타이즈 타이츠 타이즈내복 레깅스 래깅스 레깅스내복 이너레깅스 속레깅스 기모레깅스 기모타이즈 기모쫄바지 융레깅스 기모스타킹 밍크레깅스 ' +
      '파워스판쫄바지 롱존 롱존스 롱언더웨어하의 긴속바지 기모속바지 겨울속바지 이너바지 이너팬츠 사각내의 3부내의 5부내의 5부내복 무릎내복 등산내의하의 반스타킹 스타킹 팬티스타킹 압박스타킹 압박레깅스 살색스타킹 검정스타킹 치랭스 ' +
      'thermalpants thermalbottom thermalbottoms thermalleggings heattechtights heattechleggings heattechpants longjohns longjohn leggings legging tights innerpants longunderwear stocking stockings pantyhose',
    with: [
      ['thermalSet', 'thermalSet'],
      ['undershirt/thermalTop', 'thermalTop'],
      ['partOfSet', 'thermalSet'],
      ['shapewear', 'shapewear'],
      ['sport/running/gym/yoga/soccer/cycling/ski/basketball', 'baseLayer'],
      ['short/summer/cool/mini', 'safetyShorts'],
    ],
  },
  thermalSet: {
    words:
      '내복 내의 동내의 동내복 내복세트 내의세트 내복한벌 내의한벌 내복상하의 내의상하의 내복상하 내의상하 상하내복 상하내의 내복상하세트 내의상하세트 발열내의세트 발열내복세트 발열내의상하 발열내의상하의 발열내의상하세트 히트텍세트 히트텍상하 히트텍상하의 히트텍상하세트 기모내의세트 기모내복 기모내복세트 ' +
      '융내복 융내의세트 겨울내복 겨울내의 겨울내복세트 빨간내복 할머니내복 에어메리세트 에어메리내의 보온메리세트 보온메리 보온내의세트 보온내복 방한내의세트 방한내복 삼중보온메리 이중내복 삼중내복 면내복 순면내복 면내의 순면내의 오가닉내복 남성내복 여성내복 남자내복 여자내복 군용내복 군내의 군대내복 ' +
      '등산내의 등산내복 스키내복 스키내의 쫄쫄이내복세트 롱언더웨어 thermalset thermalunderwear thermalsset heattechset longjohnset 내복셋트 내의셋트 이너세트 온에어세트 웜웨어세트 보온내의상하 메리상하 에어메리상하 9부상하 ' +
      '속내의 엑슬란 엑스란',
    with: [
      ['thermalBottom/unknownBottom/leggings/thermalLegs', 'thermalBottom'],
      ['thermalTop/unknownTop', 'thermalTop'],
      ['cool/summer !winter', 'coolInner'],
      ['turtle/mock/turtleTee/mockTee', 'innerTurtle'],
      ['long/sevenTenths/longTee !partOfSet', 'thermalTop'],
      ['sleeveless/tank/strappy', 'innerTank'],
      ['short/tee !partOfSet', 'thermalTop'],
    ],
  },
  coolInner: {
    words:
      '냉감이너 냉감내의 냉감런닝 냉감런닝셔츠 냉감언더셔츠 냉감티 냉감반팔 냉감나시 냉감이너티 냉감이너웨어 냉감속옷상의 쿨이너 쿨내의 쿨런닝 쿨메리 쿨메리런닝 쿨나시 쿨티 쿨언더셔츠 쿨링이너 쿨이너티 쿨웨어 쿨웨어상의 아이스이너 아이스런닝 아이스나시 아이스실크이너 아이스실크런닝 여름이너 여름이너티 여름런닝 여름내의 여름메리야스 ' +
      '에어리즘 에어리즘이너 에어리즘티 에어리즘반팔 에어리즘긴팔 에어리즘나시 에어리즘탱크탑 에어리즘캐미솔 에어리즘크루넥 에어리즘브이넥 에어리즘유넥 에어리즘심리스 에어리즘심리스티 에어리즘메쉬 에어리즘마이크로메쉬 에어리즘코튼 에어리즘uv 에어리슴 에어리점 인견이너 인견런닝 인견내의 인견내의상의 인견나시 풍기인견런닝 ' +
      '풍기인견내의 모시메리 모시메리런닝 모시내의 모시런닝 삼베런닝 지지미런닝 메쉬런닝 메쉬이너 메쉬나시 메시런닝 망사런닝 땀흡수이너 땀받이 땀받이티 땀패드이너 땀흡수티 겨땀이너 겨땀티 흡한속건이너 드라이이너 드라이티 드라이런닝 쿨맥스이너 쿨맥스런닝 쿨토시이너 온에어쿨 자주에어 자주에어이너 ' +
      'airism airisminner airismtee airismtank airismtanktop coolinner coolingtee coolundershirt summerinner coolwear 쿨비즈이너 바디쿨 에어리즘v 에어리즘크루 인견속내의 보디드라이',
    with: [
      ['bra', 'bra'],
      ['briefs', 'briefs'],
      ['safetyShorts', 'safetyShorts'],
      ['slip', 'slip'],
      ['leggings/thermalBottom', 'safetyShorts'],
      ['soccer/gym/cycling', 'baseLayer'],
    ],
  },
  undershirt: {
    words:
      '런닝셔츠 러닝셔츠 런닝샤쓰 런닝셔쓰 난닝구 난닝 난링구 런닝구 러닝구 런닝 러닝 반팔런닝 런닝반팔 반팔러닝 반소매런닝 면런닝 순면런닝 흰런닝 남자런닝 남성런닝 여자런닝 여성런닝 런닝셔츠세트 런닝세트 메리야스 메리아스 매리야스 메리야쓰 흰메리야스 반팔메리야스 ' +
      '이너 이너티 이너티셔츠 이너셔츠 이너반팔 이너반팔티 반팔이너 반팔이너티 이너탑 이너웨어 이너웨어티 면이너 코튼이너 라운드이너 브이넥이너 유넥이너 딥브이넥이너 심리스이너 심리스티 누드이너 스킨이너 누드티 살색이너 살색티 베이지이너 속티 속티셔츠 속반팔 속셔츠 속옷티 속옷상의 속옷반팔 언더셔츠 언더티 언더웨어티 ' +
      '언더티셔츠 받쳐입는티 안에입는티 안에받쳐입는티 레이어드티 레이어드이너 흰티이너 무지이너 무지티 흰티 흰반팔 속흰티 면티 순면티 티셔츠 티 반팔 반팔티 반팔티셔츠 와이셔츠이너 셔츠이너 셔츠속티 정장이너 비즈니스이너 남성이너 남자이너 여성이너 여자이너 모달이너 텐셀이너 군용런닝 군대런닝 군런닝 ' +
      '바디수트이너 스네이데 패드이너티 상의 이너상의 교복이너 교복속티 유두가림티 유두티 undershirt undershirts undertee innershirt innertee inner innerwear innertop undertshirt wifebeatertee tee tshirt crewinner vneckinner ' +
      '란닝구 란닝',
    with: [
      ['bra/sportsBra', 'bra'],
      ['briefs', 'briefs'],
      ['safetyShorts', 'safetyShorts'],
      ['thermalBottom', 'thermalBottom'],
      ...anyUpper,
    ],
  },
  innerTank: {
    words:
      '이너나시 나시이너 이너민소매 민소매이너 이너탱크탑 이너슬리브리스 이너캐미솔 이너끈나시 끈나시이너 속나시 속민소매 속끈나시 속옷나시 언더나시 나시 나시티 민소매 민소매티 끈나시 캐미솔 케미솔 캐미솔이너 캐미 슬리브리스 탱크탑 튜브탑 튜브톱 이너튜브탑 속튜브탑 반나시 크롭나시 크롭이너 면나시 순면나시 골지나시 ' +
      '모달나시 심리스나시 누드나시 스킨나시 살색나시 베이지나시 흰나시 검정나시 나시런닝 런닝나시 러닝나시 민소매런닝 런닝민소매 민소매내의 나시내의 민소매메리야스 나시메리야스 레이스나시 레이스이너나시 레이스캐미솔 새틴캐미솔 히트텍나시 히트텍민소매 히트텍캐미솔 히트텍탱크탑 발열나시 발열민소매 발열캐미솔 기모나시 기모민소매 ' +
      '레이어드나시 남자나시 남자민소매 여성나시 주니어나시 주니어런닝 주니어이너 학생런닝 초등런닝 첫나시 브라나시 브라캡나시 브라캡 캡나시 브라캐미솔 브라탑나시 브라캡캐미솔 에어리즘브라탑 에어리즘브라캐미솔 에어리즘브라탱크탑 브라런닝 캡런닝 패드나시 브라내장나시 홀터넥이너 홀터이너 오프숄더이너 뷔스티에 ' +
      'tank tanktop innertank camisole cami innercami bratank bracami bracamisole sleeveless singlet tubetop a셔츠 a나시 난닝구 런닝구',
    with: [
      ['bra sport/gym/yoga', 'sportsBra'],
      ['sport/gym/running cool', 'coolInner'],
      ['cool/summer/mesh', 'coolInner'],
    ],
  },
  innerTurtle: {
    words:
      '이너목폴라 이너폴라 이너터틀넥 이너반목 이너반폴라 이너하이넥 이너목티 목폴라이너 폴라이너 터틀넥이너 반목이너 반폴라이너 하이넥이너 하프넥이너 목폴라 목폴라티 폴라티 폴라 터틀넥 반목 반폴라 모크넥 하프넥 하이넥 목티 반목티 히트텍터틀넥 히트텍목폴라 히트텍폴라 히트텍하이넥 히트텍반목 히트텍모크넥 히트텍하프넥 ' +
      '발열목폴라 발열폴라 발열터틀넥 발열반목 발열하이넥 기모목폴라 기모폴라 기모반목 기모터틀넥 융폴라 속폴라 속목폴라 목내복 목내의 목폴라내의 목폴라내복 폴라내의 폴라내복 터틀넥내의 하이넥내의 반목내의 반목런닝 레이스폴라 레이스터틀넥 시스루폴라 시스루터틀넥 골지폴라 골지목폴라 골지터틀넥 레이어드폴라 면폴라 스판폴라 골프이너 골프목폴라 ' +
      'innerturtleneck turtleneck mockneck highneck turtle heattechturtleneck heattechhighneck 차이나내의 페이크폴라 페이크넥 페이크카라 페이크칼라 레이어드카라 케이프카라 넥카라 속도꾸리 히트텍터틀',
    with: [['sport/running/soccer/ski/hiking', 'baseLayer']],
  },
  baseLayer: {
    words:
      '베이스레이어 베이스레이어상의 베이스레이어하의 베이스레이어티 베이스레이어타이즈 메리노베이스레이어 메리노울베이스레이어 울베이스레이어 컴프레션 컴프레션웨어 컴프레션상의 컴프레션하의 컴프레션티 컴프레션긴팔 컴프레션반팔 컴프레션셔츠 컴프레션타이즈 컴프레션타이츠 컴프레션팬츠 컴프레션쇼츠 컴프레션레깅스 언더레이어 ' +
      '압박웨어 압박티 압박복 압박내의 압박상의 압박하의 압박긴팔 압박타이즈 스포츠이너 스포츠언더웨어 스포츠내의 운동이너 운동내의 운동용이너 운동용내의 기능성이너 기능성내의 기능성언더웨어 기능성언더셔츠 기능성티 축구이너 축구내의 축구언더셔츠 풋살이너 야구언더셔츠 야구이너 농구이너 농구타이즈 러닝이너 런닝이너 러닝타이즈 ' +
      '사이클이너 자전거이너 라이딩이너 자전거패드팬티 패드속바지 패드팬츠이너 빕이너 스키이너 보드이너 보드내의 스키베이스레이어 등산이너 등산베이스레이어 등산기능성내의 스킨스 콜드기어 히트기어 언더아머이너 나이키프로 나이키프로컴뱃 프로컴뱃 테크핏 테크핏이너 드라이핏이너 캐필린 캐필린이너 스포츠타이즈 운동타이즈 ' +
      '이너레깅스운동 스키타이즈 네트이너 메쉬베이스레이어 브린제 baselayer baselayers compression compressionshirt compressiontights merinobaselayer capilene coldgear heatgear techfit sportinner nikepro skins 래쉬가드 래시가드 래쉬가드이너 서포터팬티 ' +
      '250크루 150크루 메리노크루 스마트울크루 언더아머긴팔 카필린 카필린에어',
    with: [['sportsBra', 'sportsBra']],
  },
  sportsBra: {
    words:
      '스포츠브라 스포츠브라탑 스포츠브라자 스포츠브래지어 스포츠브라렛 스브라 운동브라 운동용브라 운동브라탑 러닝브라 런닝브라 요가브라 요가브라탑 요가탑 필라테스브라 필라테스브라탑 필라브라 헬스브라 짐브라 하이서포트브라 미디움서포트브라 고강도브라 저강도브라 집업브라 집업스포츠브라 레이서백브라 크로스백브라 ' +
      '테니스브라 골프브라 골프브라탑 트레이닝브라 애슬레저브라 드라이핏브라 스윔브라 기능성브라 스포츠탑 프리투비 에너지브라 sportsbra sportbra yogabra runningbra gymbra trainingbra sportsbras highsupportbra ' +
      '스브 스포츠부라',
  },
  bra: {
    words:
      '브라 브라자 브래지어 브레지어 브라지어 브레이지어 부라자 브래이저 브라쟈 브래져 브라렛 브라렛트 브렐렛 브라레뜨 브라탑 브라톱 홈브라 노와이어브라 노와이어 노브라티 심리스브라 심리스브라탑 누드브라 실리콘브라 스트랩리스브라 끈없는브라 튜브브라 튜브탑브라 밴드브라 밴드리스브라 푸쉬업브라 푸시업브라 뽕브라 볼륨브라 볼륨업브라 ' +
      '와이어브라 풀컵브라 하프컵브라 34컵브라 레이스브라 레이스브라렛 면브라 순면브라 코튼브라 모달브라 인견브라 여름브라 쿨브라 냉감브라 에어리즘브라 에어리즘브라렛 히트텍브라 와이어리스브라 와이어리스 유니클로브라 수유브라 임산부브라 산모브라 수면브라 나이트브라 주니어브라 학생브라 첫브라 런닝브라주니어 미니마이저 미니마이저브라 ' +
      '빅컵브라 큰컵브라 크롭브라 롱라인브라 홀터브라 홀터넥브라 백리스브라 투명끈브라 투명브라 오프숄더브라 브이라인브라 u백브라 유백브라 트라이앵글브라 플런지브라 데미브라 누브라 니플패치 니플커버 니플밴드 유두패치 유두가리개 브라패드 브라캡패드 브라끈 브라스트랩 브라세트 브라팬티세트 브라팬티 속옷세트 란제리 란제리세트 ' +
      '언더웨어세트 위아래세트속옷 bra bras bralette brassiere braset wirelessbra strapless straplessbra nubra nipplepatch nipplecover lingerie lingerieset pushupbra nursingbra bratop ' +
      '부라 부라쟈 부래지어 젖가리개 찌찌가리개',
    with: [
      ['sport/running/gym/yoga/tennis/golf/soccer', 'sportsBra'],
      ['sportsBra', 'sportsBra'],
      ['shapewear', 'shapewear'],
    ],
  },
  briefs: {
    words:
      '팬티 빤스 빤쓰 빤쮸 팬티들 펜티 팬디 팬쓰 팬티세트 드로즈 드로우즈 드로워즈 드로즈팬티 드로즈세트 드루즈 드로져 트렁크 트렁크팬티 트렁크드로즈 사각팬티 삼각팬티 사각 삼각 사각드로즈 박서 박서브리프 박서팬티 박서드로즈 박서쇼츠 복서 복서브리프 복서쇼츠 복서팬티 브리프 브리프팬티 비키니팬티 하이컷팬티 햄팬티 햄라인 헴팬티 헴라인 ' +
      '햄라인팬티 노라인팬티 노라인 심리스팬티 심리스드로즈 누드팬티 무봉제팬티 퓨징팬티 끈팬티 티팬티 t팬티 티백 지스트링 통 레이스팬티 면팬티 순면팬티 코튼팬티 모달팬티 텐셀팬티 인견팬티 대나무팬티 뱀부팬티 메쉬팬티 메쉬드로즈 쿨팬티 쿨드로즈 냉감팬티 냉감드로즈 아이스드로즈 여름팬티 에어리즘팬티 에어리즘드로즈 에어리즘박서브리프 ' +
      '에어리즘쇼츠 힙스터 힙스터팬티 미디팬티 맥시팬티 하이웨이스트팬티 배덮는팬티 배꼽팬티 할머니팬티 위생팬티 생리팬티 생리속옷 임산부팬티 임부팬티 산모팬티 여성드로즈 여자드로즈 남성드로즈 남자팬티 여자팬티 여성팬티 남성팬티 캐릭터팬티 기능성드로즈 기능성팬티 분리형팬티 분리형드로즈 스포츠팬티 스포츠드로즈 운동팬티 러닝팬티 ' +
      '골반팬티 로우라이즈팬티 로라이즈드로즈 캘빈드로즈 캘빈팬티 ck드로즈 주니어팬티 학생팬티 아동팬티 일회용팬티 여행용팬티 숏츠팬티 심리스쇼츠 쇼츠 숏츠 홈트렁크 히트텍팬티 히트텍드로즈 빨간팬티 커플팬티 요실금팬티 디펜드 기저귀팬티 ' +
      'panties panty pantie briefs brief boxers boxer boxerbriefs boxershorts trunks trunk drawers underpants thong gstring hipster bikinibrief undies knickers ' +
      '빤쭈 빤츠 사루마다 사리마다 빤즈 훈도시',
    with: [
      ['shapewear', 'shapewear'],
      ['bra', 'bra'],
      ['safetyShorts', 'safetyShorts'],
    ],
  },
  slip: {
    words:
      '속치마 속스커트 속슬립 속원피스 슬립 언더스커트 언더드레스 이너스커트 이너원피스 이너슬립 이너드레스 슬립이너 캐미솔슬립 슬립원피스 슬립드레스 민소매슬립 나시슬립 롱슬립 하프슬립 미니슬립 인견속치마 인견슬립 쿨속치마 쿨슬립 레이스슬립 레이스속치마 레이스스커트이너 한복속치마 페티코트 페치코트 파니에 비침방지슬립 비침방지속치마 ' +
      '속바지치마 치마속 속치마바지 에어리즘슬립 에어리즘속치마 끈슬립 드레스슬립 웨딩속치마 풍성속치마 롱속치마 쉬폰속치마 slip slips innerslip petticoat underskirt halfslip slipdress underdress ' +
      '속치매 시미즈 시미즈속옷 슈미즈 쓰미즈 속옷치마',
    with: [
      ['shapewear', 'shapewear'],
      ['safetyShorts', 'safetyShorts'],
    ],
  },
  safetyShorts: {
    words:
      '속바지 속반바지 치마속바지 스커트속바지 원피스속바지 교복속바지 학생속바지 안전바지 안전팬티 속바지팬티 심리스속바지 레이스속바지 쿨속바지 인견속바지 냉감속바지 아이스속바지 여름속바지 에어리즘속바지 실크속바지 면속바지 순면속바지 모달속바지 블랙속바지 검정속바지 살색속바지 스킨속바지 베이지속바지 흰속바지 3부속바지 4부속바지 ' +
      '5부속바지 2부속바지 1부속바지 7부속바지 칠부속바지 9부속바지 짧은속바지 롱속바지 하이웨이스트속바지 노라인속바지 무봉제속바지 허벅지속바지 쓸림방지속바지 쓸림방지 허벅지쓸림방지 허벅지밴드 비침방지속바지 바이커속바지 이너쇼츠 이너반바지 언더쇼츠 언더팬츠 속쇼츠 속팬츠 쫄반바지 숏레깅스 3부레깅스 4부레깅스 5부레깅스 반바지레깅스 바이커쇼츠 ' +
      '파니에속바지 호박바지 블루머 블루머스 쿨내복바지 인견바지내의 모시메리하의 인견내의하의 냉감내의하의 여름내복바지 고쟁이 고장주 반쫄바지 테니스속바지 골프속바지 운동속바지 러닝속바지 safetyshorts safetypants innershorts undershorts bloomers slipshorts bikershorts pettipants 속바지세트 속빤스 ' +
      '꼬쟁이 단속곳 속쓰봉 고쟁이바지 속즈봉',
    with: [
      ['shapewear', 'shapewear'],
      ['fleeced/winter/thermal', 'thermalBottom'],
    ],
  },
  shapewear: {
    words:
      '보정속옷 보정브라 보정팬티 보정거들 보정나시 보정런닝 보정이너 보정슬립 보정속바지 보정웨어 보정복 보정레깅스 보정캐미솔 보정상의 보정하의 체형보정 체형보정속옷 체형교정속옷 교정브라 자세교정브라 거들 거들팬티 하이웨이스트거들 사각거들 롱거들 삼각거들 팬티거들 여름거들 쿨거들 남성거들 남자거들 산후거들 골반거들 힙업거들 힙업팬티 힙업속바지 ' +
      '힙업속옷 힙패드 엉뽕 엉뽕팬티 엉뽕속바지 뱃살거들 뱃살보정 배보정 똥배팬티 똥배속바지 똥배커버팬티 똥배거들 니퍼 허리니퍼 웨이스트니퍼 복대 산후복대 허리복대 코르셋 올인원속옷 올인원거들 올인원보정속옷 바디수트 바디슈트 보디수트 바디쉐이퍼 쉐이퍼 쉐이프웨어 셰이프웨어 쉐이핑 쉐이핑팬티 쉐이핑쇼츠 바디쉐이퍼쇼츠 스팽스 스킴스 ' +
      '배잡는속바지 배잡는팬티 뱃살커버 군살보정 등살브라 등살보정 팔뚝보정 남자보정 남성보정 남성보정속옷 여유증조끼 여유증나시 가슴압박 가슴압박조끼 압박조끼 압박나시 압박런닝 컨트롤쇼츠 컨트롤팬티 가터벨트 가터 가슴뽕 ' +
      'shapewear girdle corset bodyshaper shaper bodysuit spanx skims waisttrainer garter garterbelt controlbrief bustier 올인원 보정올인원 뱃살눌러주는 가들 콜셋 고르셋 ' +
      '뱃살누르는 배눌러주는 똥배누르는 배가려주는 뱃살잡아주는 배잡아주는 보정쇼츠 쉐이핑속바지 힙업쇼츠 힙업보정 ' +
      '뱃살가려주는 뱃살가리는 허리잡아주는 허리잡는 허리조이는 배조이는 배조여주는 라인잡아주는 살잡아주는 힙업되는',
    with: [['sport yoga', 'baseLayer']],
  },
  unknownUnderwear: {
    words:
      '속옷 언더웨어 언더웨어류 속옷류 속옷들 속옷모음 내의류 여성속옷 남성속옷 남자속옷 여자속옷 심리스속옷 underwear underwears intimate',
    with: [
      ['sportsBra/bratop', 'sportsBra'],
      ['bra', 'bra'],
      ['briefs', 'briefs'],
      ['slip/slipDress', 'slip'],
      ['safetyShorts/bikerShorts', 'safetyShorts'],
      ['shapewear', 'shapewear'],
      ['thermalTop thermalBottom', 'thermalSet'],
      [
        'thermalBottom/leggings/fleecedLeggings/sportLeggings/thermalLegs/warmTights/stockings/blackStockings',
        'thermalBottom',
      ],
      ['thermal/fleeced/winter/warm unknownBottom/leggings', 'thermalBottom'],
      ['shorts/sportShorts', 'safetyShorts'],
      ['unknownBottom/sweatpants/jeans/joggers', 'thermalBottom'],
      ...anyUpper,
      ['short/tee/longTee/unknownTop/cotton', 'undershirt'],
      ['shirt/dressShirt/sweatshirt/hoodie/knit', 'undershirt'],
    ],
  },
}
