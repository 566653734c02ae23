import type { KindLexicon } from '../types.ts'

/** Cardigans and knitted jackets. */
export const cardigans: KindLexicon<'OUTER'> = {
  cardigan: {
    words:
      '가디건 카디건 가디간 카디간 가디겐 까디건 가디껀 카디겐 가디 가디건자켓 가디건니트 니트가디건 니트카디건 니트 니트아우터 스웨터 울가디건 울니트가디건 메리노울가디건 메리노가디건 라운드가디건 라운드넥가디건 라운드니트가디건 브이넥가디건 브이넥니트가디건 브이가디건 v넥가디건 카라가디건 카라니트가디건 후드가디건니트 버튼가디건 ' +
      '단추가디건 금장가디건 골드버튼가디건 크롭가디건 크롭니트가디건 숏가디건 숏니트가디건 오버핏가디건 루즈핏가디건 박시가디건 기본가디건 베이직가디건 데일리가디건 골지가디건 골지니트가디건 스트라이프가디건 단가라가디건 아가일가디건 아가일니트가디건 배색가디건 자수가디건 하트가디건 자카드가디건 면가디건 코튼가디건 스쿨가디건 스쿨룩가디건 ' +
      '교복가디건 학생가디건 간호사가디건 사무실가디건 회사가디건 오피스가디건 봄가디건 가을가디건 봄가을가디건 간절기가디건 캐시미어가디건 캐시가디건 캐시미어니트가디건 하객가디건 트위드st가디건 벨트가디건 랩가디건 숄가디건 케이프가디건 바시티가디건니트 퍼프가디건 리본가디건 투웨이가디건 트윈니트 트윈가디건 니트세트가디건 ' +
      '풀오버 스웨터가디건 ' +
      'cardigan cardigans cardi cardy knitcardigan knit sweater sweatercardigan woolcardigan vneckcardigan cropcardigan croppedcardigan shortcardigan buttoncardigan cashmerecardigan argylecardigan ribcardigan ' +
      '까데간 가데간 까디간',
    with: [
      ['longPadding/shortPadding/padded/down/lightDown', 'lightDown'],
      ['padVest/outerKnitVest/knitVest', 'outerKnitVest'],
      ['golf', 'golfJacket'],
      ['quilted', 'quilted'],
      ['home/sleep', 'homeOuter'],
      ['boa/fleece', 'fleece'],
      ['tweed/tweedJacket', 'tweedJacket'],
      ['denim', 'denimJacket'],
      ['mini/cropped summer/cool/thin/linen/sheer/mesh', 'thinCardigan'],
      ['summer/cool/thin/linen/sheer/mesh/lace/short/light/chiffon/uv/silk/summerKnit', 'thinCardigan'],
      ['maxi/midi/longCardigan thick/cable/winter/fleeced/warm', 'thickCardigan'],
      ['maxi/midi/longCardigan', 'longCardigan'],
      ['thick/cable/winter/fleeced/warm/heavyweight/fur/thickKnit/thickCardigan/waffle', 'thickCardigan'],
      ['knitZip', 'knitZip'],
      ['zip/halfZipped', 'knitZip'],
      ['hooded/hoodie zip', 'knitZip'],
      ['woolCoat', 'longCardigan'],
    ],
  },
  thinCardigan: {
    words:
      '얇은가디건 얇은니트가디건 얇은카디건 여름가디건 여름용가디건 여름니트가디건 여름카디건 썸머가디건 섬머가디건 린넨가디건 린넨니트가디건 리넨가디건 마가디건 쿨가디건 냉감가디건 아이스가디건 인견가디건 에어컨가디건 냉방가디건 시스루가디건 시스루니트가디건 시스루볼레로 시어가디건 비침가디건 망사가디건 메쉬가디건 크로셰가디건 크로쉐가디건 뜨개가디건여름 ' +
      '레이스가디건 쉬폰가디건 시폰가디건 실크가디건 레이온가디건 비스코스가디건 텐셀가디건 모달가디건 반팔가디건 반팔니트가디건 반소매가디건 7부가디건 칠부가디건 5부가디건 볼레로 볼레로가디건 볼레로니트 니트볼레로 숏볼레로 크롭볼레로 반팔볼레로 레이스볼레로 쉬폰볼레로 퍼프볼레로 리본볼레로 슈러그 쉬러그 슈러그가디건 암워머볼레로 ' +
      '끈가디건 크롭썸머가디건 uv컷가디건 에어리즘가디건 라이트가디건 지지미가디건 플리츠가디건 ' +
      'thincardigan summercardigan linencardigan lightcardigan sheercardigan meshcardigan lacecardigan crochetcardigan shortsleevecardigan bolero boleros boleroknit shrug shrugs ' +
      '에어컨용가디건 에어컨용가디',
    with: [
      ['fur/winter/thick/fleeced', 'cape'],
      ['tweed', 'tweedJacket'],
      ['maxi', 'robe'],
    ],
  },
  thickCardigan: {
    words:
      '두꺼운가디건 두꺼운니트가디건 두툼한가디건 도톰가디건 헤비가디건 헤비니트가디건 헤비울가디건 청키가디건 청키니트가디건 벌키가디건 벌키니트가디건 겨울가디건 겨울니트가디건 겨울용가디건 방한가디건 케이블가디건 케이블니트가디건 꽈배기가디건 꽈배기니트가디건 아란가디건 아란니트가디건 피셔맨가디건 노르딕가디건 페어아일가디건 눈꽃가디건 ' +
      '카우첸 카우첸가디건 카우친가디건 코위찬가디건 로게이지가디건 3게이지가디건 5게이지가디건 숄카라가디건 숄칼라가디건 숄카라니트가디건 램스울가디건 램즈울가디건 쉐기독가디건 쉐기가디건 셰기가디건 알파카가디건 모헤어가디건 앙고라가디건 라쿤가디건 야크가디건 부클가디건 부클레가디건 퍼가디건 털가디건 털실가디건 기모가디건 밍크가디건니트 ' +
      '융가디건 뜨개가디건 손뜨개가디건 와플가디건 팝콘가디건 아가일두꺼운가디건 울두꺼운가디건 패치워크가디건 ' +
      'thickcardigan heavycardigan chunkycardigan cablecardigan fishermancardigan arancardigan cowichan shawlcardigan wintercardigan mohaircardigan alpacacardigan shaggycardigan lambswoolcardigan ' +
      '코위찬 털쉐타 털실쉐타',
    with: [
      ['fleece/boa', 'fleece'],
      ['zip', 'knitZip'],
    ],
  },
  longCardigan: {
    words:
      '롱가디건 롱니트가디건 롱니트 롱카디건 롱울가디건 롱후드가디건 롱숄가디건 롱뜨개가디건 롱케이블가디건 맥시가디건 긴가디건 하프가디건 미디가디건 발목가디건 무릎가디건 코트가디건 가디건코트 니트코트 니트롱코트 니트로브 울니트코트 롱니트코트 후드가디건 후드니트가디건 후드롱가디건 로브가디건 벨트롱가디건 롱오버핏가디건 엉덩이덮는가디건 ' +
      '롱골지가디건 롱기모가디건 니트롱가디건 코쿤가디건 케이프롱가디건 ' +
      'longcardigan longknitcardigan maxicardigan cardigancoat coatigan knitcoat hoodedcardigan knitrobe longknit',
    with: [
      ['summer/cool/thin/linen/sheer/mesh/lace/chiffon/uv', 'robe'],
      ['fleece/boa', 'furCoat'],
      ['thick/cable/winter/fleeced', 'thickCardigan'],
    ],
  },
  knitJacket: {
    words:
      '니트자켓 니트재킷 니트쟈켓 니트마이 니트블레이저자켓 니트노카라자켓 니트크롭자켓 니트숏자켓 니트카라자켓 니트트위드자켓 니트금장자켓 금장니트자켓 크롭니트자켓 울니트자켓 울니트재킷 캐시미어니트자켓 부클니트자켓 부클니트가디건 골지니트자켓 노카라니트자켓 하찌자켓 니트테일러드자켓 니트점퍼자켓 밀라노니트자켓 밀라노자켓 ' +
      '워셔블니트자켓 홀가먼트자켓 니트정장자켓 ' +
      'knitjacket knittedjacket knitblazer milanojacket milanoknitjacket',
    with: [
      ['zip', 'knitZip'],
      ['padded/down/lightDown', 'lightDown'],
      ['golf', 'golfJacket'],
      ['linen/summer', 'linenJacket'],
    ],
  },
  knitZip: {
    words:
      '니트집업 니트짚업 니트후드집업 니트후드 니트후드짚업 니트집업가디건 집업가디건 짚업가디건 지퍼가디건 집업니트 짚업니트 집업니트가디건 지퍼니트 가디건집업 울집업 울니트집업 캐시미어집업 캐시미어후드집업 하이넥니트집업 카라니트집업 니트카라집업 하프집업니트 반집업니트 투웨이니트집업 투웨이집업니트 투웨이집업가디건 골지니트집업 ' +
      '케이블니트집업 케이블집업 꽈배기집업 니트점퍼 니트잠바 니트블루종 니트바시티 니트트랙탑 드라이버니트 드라이버스니트 크롭니트집업 하찌집업 하찌후드집업 니트플리스집업 ' +
      'knitzip knitzipup knithoodie knithoodzip zipcardigan zipupcardigan zipknit zipsweater fullzipsweater fullzipknit knitjumper knitblouson driversknit ' +
      '자꾸쉐타 쟈크쉐타 자크쉐타',
    with: [
      ['golf', 'golfJacket'],
      ['padded/down', 'lightDown'],
    ],
  },
}
