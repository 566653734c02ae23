import type { KindLexicon } from '../types.ts'
import { vestLines } from './becoming.data.ts'

/** Quilted jackets, vests, capes and robes. */
export const vests: KindLexicon<'OUTER'> = {
  quilted: {
    words:
      '퀼팅 퀼팅자켓 퀼팅재킷 퀼팅쟈켓 퀼팅점퍼 퀼팅잠바 퀼팅코트 퀼팅롱코트 퀼팅하프코트 퀼팅집업 퀼팅블루종 퀼팅가디건 퀼팅크롭자켓 퀼팅숏자켓 퀼팅노카라자켓 퀼팅라이너 퀼팅아우터 퀼팅셔츠자켓 퀼팅야상 퀼팅바시티 퀼팅롱자켓 퀼팅패딩 퀼트 퀼트자켓 퀼트재킷 킬팅자켓 퀼딩자켓 누빔 누빔자켓 누빔재킷 누빔점퍼 누빔잠바 누빔코트 누빔롱코트 누빔하프코트 ' +
      '누빔집업 누빔블루종 누빔크롭자켓 누빔숏자켓 누빔노카라자켓 누빔롱자켓 누빔아우터 누빔셔츠자켓 누빔트렌치 누비 누비자켓 누비점퍼 누비코트 누비저고리 누비두루마기 누비한복자켓 크롭퀼팅자켓 롱퀼팅자켓 롱퀼팅코트 숏퀼팅자켓 노카라퀼팅자켓 카라퀼팅자켓 오버핏퀼팅자켓 다이아퀼팅자켓 리버시블퀼팅자켓 경량퀼팅자켓 깔깔이 깔깔이자켓 깔깔이점퍼 ' +
      '깔깔이상의 방상내피 방상내피자켓 내피 내피자켓 야상내피자켓 라이딩퀼팅자켓 허스키자켓 리데스데일 ' +
      'quilt quilting quilted quiltedjacket quiltingjacket quiltjacket quiltedcoat quiltingcoat quiltedjumper quiltedliner quiltedblouson 누빔볼레로 군대깔깔이 라벤햄',
    with: [
      ['padVest/outerKnitVest/knitVest', 'quiltedVest'],
      ['golf', 'golfPadding'],
      ['home/sleep', 'homeOuter'],
      ['down/shortPadding/longPadding maxi', 'longPadding'],
      ['down', 'lightDown'],
      ['workwear', 'workJumper'],
    ],
  },
  quiltedVest: {
    words:
      '퀼팅조끼 퀼팅베스트 퀼팅롱조끼 퀼팅롱베스트 퀼트조끼 퀼트베스트 누빔조끼 누빔베스트 누빔롱조끼 누빔롱베스트 누비조끼 누비베스트 누비배자 롱퀼팅조끼 크롭퀼팅조끼 크롭퀼팅베스트 깔깔이조끼 내피조끼퀼팅 한복배자 배자 털배자 생활한복조끼 한복조끼 개량한복조끼 데님조끼 데님베스트 청조끼 청베스트 가죽조끼 가죽베스트 레더베스트 레더조끼 라이더조끼 ' +
      '라이더베스트 스웨이드조끼 스웨이드베스트 세무조끼 코듀로이조끼 코듀로이베스트 골덴조끼 워크베스트 ' +
      'quiltedvest quiltingvest quiltvest denimvest leathervest suedevest corduroyvest',
    with: [
      ['golf', 'golfVest'],
      ['fur/boa', 'padVest'],
      ['down light', 'lightDownVest'],
      ['down/padded', 'padVest'],
      ['workwear', 'pocketVest'],
    ],
  },
  outerKnitVest: {
    words:
      '니트조끼 니트베스트 니트죠끼 니트뷔스티에 니트롱조끼 니트롱베스트 니트집업베스트 니트집업조끼 니트후드조끼 니트크롭조끼 니트크롭베스트 크롭니트조끼 크롭니트베스트 롱니트조끼 롱니트베스트 울조끼 울베스트 울니트조끼 울니트베스트 캐시미어조끼 캐시미어베스트 케이블조끼 케이블베스트 꽈배기조끼 꽈배기베스트 꽈배기니트조끼 아가일조끼 아가일베스트 ' +
      '아가일니트조끼 브이넥조끼 브이넥베스트 브이넥니트조끼 라운드조끼 라운드니트조끼 골지조끼 골지니트조끼 골지베스트 뜨개조끼 뜨개베스트 손뜨개조끼 가디건조끼 조끼가디건 가디건베스트 베스트가디건 스웨터조끼 스웨터베스트 스쿨조끼 스쿨베스트 교복조끼 교복베스트 교복니트조끼 베스트 배스트 롱베스트 롱조끼 숏베스트 숏조끼 크롭베스트 크롭조끼 오버핏베스트 ' +
      '오버핏조끼 버튼베스트 레이어드베스트 레이어드조끼 모헤어조끼 모헤어베스트 앙고라조끼 부클조끼 부클베스트 여름니트조끼 여름조끼 여름베스트 후드조끼 후드베스트 집업조끼 집업베스트 투웨이베스트 스웨트베스트 맨투맨조끼 ' +
      'vest vests knitvest sweatervest knittedvest cardiganvest vneckvest cablevest argylevest longvest cropvest croppedvest woolvest',
    with: vestLines,
  },
  outerWaistcoat: {
    words:
      '정장조끼 정장베스트 양복조끼 수트조끼 수트베스트 슈트조끼 슈트베스트 셋업조끼 셋업베스트 쓰리피스조끼 쓰리피스베스트 테일러드베스트 테일러드조끼 오피스베스트 오피스조끼 자켓조끼 자켓베스트 재킷베스트 재킷조끼 블레이저베스트 블레이저조끼 핀스트라이프베스트 싱글베스트 싱글조끼 더블베스트 더블조끼 웨이스트코트 웨이스코트 울정장조끼 울정장베스트 체크조끼 ' +
      '체크베스트 트위드조끼 트위드베스트 트위드크롭베스트 린넨조끼 린넨베스트 리넨조끼 헤링본조끼 헤링본베스트 턱시도조끼 턱시도베스트 예복조끼 하객베스트 슬리브리스자켓 민소매자켓 민소매재킷 나시자켓 벨티드베스트 크롭자켓베스트 뷔스티에 ' +
      'waistcoat waistcoats suitvest tailoredvest formalvest dressvest tweedvest linenvest pinstripevest sleevelessjacket sleevelessblazer vestjacket',
    with: [
      ['golf', 'golfVest'],
      ['fishing/workwear', 'pocketVest'],
      ['padded/down', 'padVest'],
      ['quilted', 'quiltedVest'],
      ['boa/fleece', 'fleeceVest'],
    ],
  },
  pocketVest: {
    words:
      '낚시조끼 낚시베스트 작업조끼 작업베스트 작업용조끼 근무조끼 유니폼조끼 안전조끼 형광조끼 반사조끼 야광조끼 매장조끼 알바조끼 봉사조끼 봉사활동조끼 단체조끼 선거조끼 회사조끼 현장조끼 공구조끼 용접조끼 민방위조끼 예비군조끼 등산여름조끼 포켓조끼 포켓베스트 멀티포켓조끼 멀티포켓베스트 주머니조끼 카고조끼 카고베스트 밀리터리조끼 밀리터리베스트 군용조끼 ' +
      '택티컬조끼 택티컬베스트 유틸리티조끼 유틸리티베스트 사파리조끼 사파리베스트 사진사조끼 기자조끼 피디조끼 사진조끼 촬영조끼 캠핑조끼 캠핑베스트 여행조끼 피싱조끼 피싱베스트 아웃도어베스트포켓 나일론조끼 나일론베스트 바람막이조끼 바람막이베스트 윈드베스트 윈드브레이커베스트 방풍조끼 방풍베스트 메쉬조끼 메쉬베스트 망사조끼 여름등산조끼 여름메쉬조끼 ' +
      '러닝조끼 러닝베스트 런닝조끼 트레일러닝조끼 트레일베스트 자전거조끼 자전거베스트 사이클조끼 사이클베스트 라이딩조끼 팀조끼 축구조끼 팀복조끼 구명조끼 선풍기조끼 냉풍조끼 쿨조끼 아이스조끼 등산여름베스트 방탄조끼 하이킹베스트 헌팅베스트 고프코어베스트 ' +
      'fishingvest workvest safetyvest utilityvest cargovest militaryvest tacticalvest pocketvest nylonvest windvest meshvest runningvest cyclingvest huntingvest safarivest outdoorvest hikingvest reflectivevest ' +
      '질렛 브레벳질렛 택배조끼 배달조끼 구명복 얼음조끼 낚시구명복 라이프자켓',
    with: [
      ['golf', 'golfVest'],
      ['padded/down', 'padVest'],
      ['fleece/boa', 'fleeceVest'],
      ['knitted', 'outerKnitVest'],
      ['cycling', 'cyclingJacket'],
    ],
  },
  cape: {
    words:
      '케이프 케이프코트 케이프자켓 케이프재킷 케이프니트 케이프숄 케이프판초 케이프가디건울 울케이프 울케이프코트 니트케이프 퍼케이프 밍크케이프 트위드케이프 후드케이프 롱케이프 숏케이프 망토 망토코트 망토자켓 망토니트 울망토 니트망토 후드망토 체크망토 판초 판쵸 판초코트 판초자켓 판초니트 니트판초 울판초 퍼판초 후드판초 체크판초 폰초 폰쵸 ' +
      '숄 숄자켓 숄니트 니트숄 울숄 퍼숄 스톨 블랭킷숄 담요숄 담요 무릎담요 숄망토 후드숄 머플러자켓 퍼볼레로 퍼숄케이프 밍크숄 스카프자켓 ' +
      'cape capes capecoat capejacket woolcape knitcape poncho ponchos knitponcho woolponcho shawl shawls shawljacket cloak blanketcoat 망또',
    with: [
      ['raincoat/waterproof', 'raincoat'],
      ['swim/linen/summer/sheer/lace/resort', 'robe'],
      ['longCardigan', 'longCardigan'],
      ['cardigan', 'thickCardigan'],
      ['home', 'homeOuter'],
    ],
  },
  robe: {
    words:
      '로브 로브자켓 롱로브 로브롱가디건 비치로브 비치로브가디건 비치가디건 비치가운 비치커버업 비치원피스로브 쉬폰로브 시폰로브 린넨로브 린넨로브자켓 린넨롱가디건 레이스로브 시스루로브 시스루롱가디건 쉬폰롱가디건 꽃무늬로브 플라워로브 에스닉로브 보헤미안로브 나염로브 기모노로브 기모노 기모노가디건 유카타자켓 사무에 휴양지로브 휴양지가디건 바캉스로브 리조트로브 ' +
      '여름로브 썸머로브 실크로브 새틴로브 코튼로브 인견로브 여름롱가디건 여름롱자켓 썸머롱가디건 얇은롱가디건 롱쉬폰가디건 여름코트 썸머코트 여름롱코트 시스루코트 시스루자켓 시스루아우터 시스루롱자켓 쉬폰자켓 오간자자켓 레이스자켓 레이스롱가디건 크로셰로브 망사로브 커버업 비치웨어 수영복커버업 수영복가디건 린넨롱셔츠로브 여름가운 ' +
      'robe robes longrobe beachrobe coverup coverups kimono kimonorobe kaftan linenrobe chiffonrobe lacerobe sheerrobe summerrobe summercoat sheerjacket ' +
      '까운 까운여름 하오리 나가주반 의사까운 진료복 학사복 졸업가운',
    with: [
      ['sleep/home', 'homeOuter'],
      ['wool/winter/thick/cashmere/fleeced', 'woolCoat'],
      ['knitted', 'longCardigan'],
      ['suede', 'suedeJacket'],
    ],
  },
  summerShirtOuter: {
    words:
      '린넨셔츠 린넨남방 린넨셔츠자켓 린넨오버셔츠 리넨셔츠 리넨남방 마셔츠 마남방 얇은셔츠 얇은남방 여름셔츠 여름남방 여름용남방 여름셔츠자켓 썸머셔츠 시어서커셔츠 시어써커셔츠 시어서커남방 시스루셔츠 시스루남방 시어셔츠 쉬폰셔츠 쉬폰남방 아사셔츠 아사남방 거즈셔츠 코튼셔츠 면셔츠 면남방 스트라이프셔츠 스트라이프남방 줄무늬셔츠 줄무늬남방 옥스포드셔츠 ' +
      '옥스퍼드셔츠 포플린셔츠 하와이안셔츠 하와이안 알로하셔츠 오픈카라셔츠 오픈카라 반팔셔츠 반팔남방 반팔셔츠자켓 긴팔셔츠 긴팔남방 오버핏셔츠 오버핏남방 루즈핏셔츠 박시셔츠 롱셔츠 롱남방 와이셔츠 블라우스 블라우스자켓 비치셔츠 비치남방 휴양지셔츠 쿨셔츠 쿨남방 냉감셔츠 인견남방 인견셔츠 uv셔츠 나일론셔츠 여름체크남방 여름체크셔츠 깅엄체크셔츠 마드라스셔츠 ' +
      '새틴셔츠 실키셔츠 레이온셔츠 텐셀셔츠 시어자켓 에어셔츠 샴브레이셔츠 ' +
      'linenshirt linenovershirt summershirt sheershirt seersuckershirt cottonshirt stripeshirt stripedshirt oxfordshirt poplinshirt alohashirt hawaiianshirt beachshirt longshirt blouse boxyshirt oversizedshirt',
    with: [
      ['fleeced/boa/winter/thick/wool/corduroy/flannel/padded', 'shirtJacket'],
      ['denim/jeans', 'shirtJacket'],
      ['leather', 'leatherJacket'],
    ],
  },
}
