import type { KindLexicon } from '../types.ts'

/** Words by which Koreans name shorts, by kind (see types.ts). */
export const shorts: KindLexicon<'BOTTOM'> = {
  shorts: {
    words:
      '반바지 반바자 반빠지 반팬츠 반바지팬츠 숏바지 숏팬츠 숏팬트 숏펜츠 쇼트팬츠 쇼트바지 쇼츠 숏츠 쑛팬츠 숏반바지 짧은바지 짧은반바지 핫팬츠 핫팬즈 마이크로쇼츠 마이크로숏팬츠 하프팬츠 하프바지 하프쇼츠 하프팬쯔 ' +
      '5부바지 5부팬츠 5부반바지 5부 오부바지 오부팬츠 5부쇼츠 3부바지 3부팬츠 3부 3부반바지 삼부바지 4부바지 4부팬츠 4부 4부반바지 사부바지 6부바지 6부팬츠 6부 6부반바지 육부바지 무릎바지 무릎반바지 ' +
      '와이드반바지 와이드숏팬츠 와이드하프팬츠 와이드쇼츠 통반바지 통넓은반바지 밴딩반바지 밴딩숏팬츠 밴딩쇼츠 밴딩숏츠 밴딩하프팬츠 고무줄반바지 스트링반바지 스트링쇼츠 카고반바지 카고숏팬츠 카고쇼츠 카고숏츠 ' +
      '카고하프팬츠 카고버뮤다 카고버뮤다팬츠 건빵반바지 밀리터리반바지 카모반바지 카모쇼츠 나일론반바지 나일론쇼츠 나일론숏츠 나일론숏팬츠 나일론하프팬츠 파라슈트쇼츠 파라슈트반바지 바스락반바지 바스락쇼츠 벌룬반바지 ' +
      '벌룬쇼츠 벌룬숏팬츠 호박바지 블루머 블루머팬츠 프릴숏팬츠 레이스반바지 레이스쇼츠 레이스숏팬츠 여름반바지 체크반바지 체크쇼츠 컬러반바지 워크쇼츠 워크반바지 배기스 배기쇼츠 배기반바지 ' +
      '엠보반바지 크로셰쇼츠 니트쇼츠 니트반바지 니트숏팬츠 임부반바지 이지쇼츠 이지숏츠 데일리쇼츠 여름팬츠반바지 ' +
      'shorts shortpants shortpant hotpants halfpants cargoshorts nylonshorts knitshorts baggyshorts wideshorts workshorts easyshorts laceshorts bloomers ' +
      '반즈봉 빤바지 반쯔봉 반바 카고반바 카고반 나일론반바 숏반바 면반바 와이드반바 버뮤다카고 카고무릎바지 무릎길이바지 무릎길이반바지 무릎팬츠 조츠팬츠',
    with: [
      ['overalls', 'overalls'],
      ['denim/jeans/blackJeans/rippedJeans/ripped/denimShorts/fleecedJeans', 'denimShorts'],
      ['whiteJeans', 'chinoShorts'],
      ['cycling/cyclingPants', 'cyclingPants'],
      ['golf/golfPants/golfShorts', 'golfShorts'],
      ['swim/swimShorts/rashguard', 'swimShorts'],
      ['hiking/climbing/fishing/hikingPants/hikingShorts', 'hikingShorts'],
      ['sleep/pajamaPants/pajamaTop', 'pajamaPants'],
      ['gymUniformPants/gymUniform', 'gymUniformPants'],
      ['school sport', 'gymUniformPants'],
      ['school/schoolPants', 'schoolPants'],
      ['leggings/sportLeggings/fleecedLeggings/bikerShorts', 'bikerShorts'],
      ['sweatShorts', 'sweatShorts'],
      ['running/gym/soccer/basketball/badminton/tennis/baseball/yoga/sportShorts/sportPants/trackPants', 'sportShorts'],
      ['skort/midiSkirt/longSkirt', 'skort'],
      ['sweatpants/joggers/fleecedJoggers/sweatshirt/hoodie/terry/fleeced/fleece/boa', 'sweatShorts'],
      ['sport', 'sportShorts'],
      ['home/homePants', 'homePants'],
      ['workPants', 'workPants'],
      ['padded/down', 'padPants'],
      ['leather', 'leatherSkirt'],
      ['tweed/wool/cashmere', 'woolSkirt'],
      ['slacks/suitPants/suit/office/formal/chino/chinoShorts/linen/linenPants/coolSlacks/woolSlacks', 'chinoShorts'],
      ['cotton/corduroy/velvet/pleated', 'chinoShorts'],
      ['mesh/jersey', 'sportShorts'],
      ['resort', 'swimShorts'],
      ['hanbokPants', 'hanbokPants'],
    ],
  },
  chinoShorts: {
    words:
      '면반바지 면숏팬츠 면쇼츠 면5부바지 면하프팬츠 코튼반바지 코튼쇼츠 코튼숏팬츠 코튼하프팬츠 코튼버뮤다 코튼버뮤다팬츠 치노반바지 치노쇼츠 치노숏팬츠 치노하프팬츠 치노버뮤다 슬랙스반바지 반바지슬랙스 반슬랙스 ' +
      '슬랙스쇼츠 슬랙스숏팬츠 슬랙스하프팬츠 슬랙스숏츠 하프슬랙스 숏슬랙스 5부슬랙스 오부슬랙스 4부슬랙스 6부슬랙스 버뮤다 버뮤다팬츠 버뮤다바지 버뮤다쇼츠 버뮤다반바지 버뮤다슬랙스 버뮤다숏팬츠 와이드버뮤다 와이드버뮤다팬츠 ' +
      '정장반바지 정장숏팬츠 수트반바지 수트쇼츠 오피스반바지 핀턱반바지 핀턱쇼츠 핀턱숏팬츠 핀턱하프팬츠 턱반바지 원턱반바지 원턱쇼츠 원턱숏팬츠 원턱버뮤다 투턱반바지 투턱쇼츠 투턱숏팬츠 투턱하프팬츠 투턱버뮤다 ' +
      '린넨반바지 린넨쇼츠 린넨숏팬츠 린넨숏츠 린넨하프팬츠 린넨버뮤다 린넨5부바지 리넨반바지 린넨밴딩반바지 린넨밴딩쇼츠 인견반바지 시어서커반바지 시어서커쇼츠 시어써커반바지 옥스포드반바지 퍼티그반바지 퍼티그쇼츠 ' +
      '퍼티그숏팬츠 파티그쇼츠 그루카쇼츠 그루카반바지 구르카쇼츠 베이커쇼츠 코듀로이반바지 코듀로이쇼츠 코듀로이숏팬츠 골덴반바지 트위드반바지 트위드숏팬츠 트위드쇼츠 울반바지 울숏팬츠 모직반바지 모직숏팬츠 ' +
      '벨티드쇼츠 트윌쇼츠 감탄반바지 감탄쇼츠 데일리반바지 기지반바지 투턱반슬랙스 ' +
      'bermuda bermudas bermudashorts bermudapants chinoshorts cottonshorts linenshorts tailoredshorts fatigueshorts gurkhashorts tweedshorts woolshorts dressshorts',
    with: [
      ['overalls', 'overalls'],
      ['denim/jeans/blackJeans', 'denimShorts'],
      ['golf/golfPants', 'golfShorts'],
      ['swim', 'swimShorts'],
      ['sweatpants/joggers/sweatshirt/terry/fleeced', 'sweatShorts'],
      ['hiking/outdoor', 'hikingShorts'],
      ['sport/running/gym/mesh/jersey', 'sportShorts'],
      ['cargo/nylon/nylonPants', 'shorts'],
      ['sleep', 'pajamaPants'],
      ['home/homePants', 'homePants'],
    ],
  },
  denimShorts: {
    words:
      '청반바지 청반 청숏팬츠 청숏츠 청쇼츠 청핫팬츠 청하프팬츠 청5부바지 반청바지 청바지반바지 짧은청바지 데님반바지 데님쇼츠 데님숏팬츠 데님숏츠 데님숏 데님숏펜츠 데님핫팬츠 데님하프팬츠 데님하프 데님5부팬츠 데님5부바지 ' +
      '데님버뮤다 데님버뮤다팬츠 데님카고쇼츠 데님카고반바지 데님와이드쇼츠 데님치노쇼츠 데님카펜터쇼츠 버뮤다데님 버뮤다데님팬츠 버뮤다진 버뮤다청바지 진반바지 진쇼츠 진숏팬츠 숏데님 숏진 숏데님팬츠 숏청바지 ' +
      '하프데님 하프데님팬츠 하프진 하프청바지 5부데님 5부데님팬츠 5부청바지 5부진 오부청바지 4부데님 3부청바지 3부데님 7부데님반바지 연청반바지 연청숏팬츠 연청쇼츠 중청반바지 중청숏팬츠 중청쇼츠 진청반바지 ' +
      '진청숏팬츠 진청쇼츠 흑청반바지 흑청숏팬츠 흑청쇼츠 검정청반바지 블랙데님쇼츠 블랙데님반바지 블랙진쇼츠 흰청반바지 화이트데님쇼츠 화이트데님반바지 생지데님쇼츠 찢청반바지 찢청숏팬츠 찢반바지 컷오프 컷오프진 컷오프데님 ' +
      '컷오프쇼츠 조츠 죠츠 ' +
      'jort jorts denimshort denimshorts jeanshort jeanshorts jeansshorts cutoff cutoffs cutoffjeans denimbermuda denimhalfpants blackdenimshorts ' +
      '자른501 잘라입은청바지 501잘라입은거 잘라입은거 자른청바지 청반바 데님반바 진반바 버뮤다청 청버뮤다 청버뮤다팬츠 데님버뮤다쇼츠 조트 죠트 와이드조츠 와이드데님쇼츠 와이드청반바지 통청반바지 데님무릎바지 무릎청바지',
    with: [['overalls', 'overalls']],
  },
  sportShorts: {
    words:
      '운동반바지 운동용반바지 운동복반바지 운동쇼츠 운동숏팬츠 스포츠반바지 스포츠쇼츠 스포츠숏팬츠 스포츠하프팬츠 러닝반바지 런닝반바지 러닝쇼츠 런닝쇼츠 러닝숏츠 러닝숏 러닝숏팬츠 런닝숏팬츠 러닝5부 조깅반바지 짐쇼츠 ' +
      '짐숏 짐숏츠 짐반바지 헬스반바지 헬스쇼츠 헬스숏팬츠 머슬반바지 농구반바지 농구바지 농구팬츠 농구쇼츠 농구숏츠 농구숏 농구하의 농구유니폼하의 농구유니폼바지 축구반바지 축구바지 축구팬츠 축구쇼츠 축구하의 축구유니폼바지 ' +
      '축구유니폼하의 풋살반바지 풋살바지 풋살팬츠 풋살쇼츠 배드민턴반바지 배드민턴바지 배드민턴하의 배드민턴팬츠 배드민턴쇼츠 테니스반바지 테니스바지 테니스쇼츠 테니스하의 배구반바지 배구바지 배구팬츠 탁구반바지 탁구바지 ' +
      '족구바지 족구반바지 피구바지 럭비반바지 럭비쇼츠 럭비팬츠 마라톤반바지 마라톤바지 마라톤팬츠 마라톤쇼츠 육상팬츠 육상바지 육상반바지 스플릿쇼츠 스플릿팬츠 스플릿반바지 기능성반바지 기능성쇼츠 드라이핏반바지 드라이핏쇼츠 ' +
      '드라이반바지 쿨맥스반바지 메쉬반바지 메시반바지 매쉬반바지 메쉬쇼츠 메시쇼츠 메쉬숏츠 메쉬숏팬츠 메쉬숏 메쉬하프팬츠 에어메쉬반바지 돌핀 돌핀팬츠 돌핀쇼츠 돌핀바지 돌핀숏팬츠 돌핀반바지 트랙쇼츠 트랙숏 트랙숏츠 ' +
      '트랙반바지 우븐쇼츠 우븐반바지 우븐숏팬츠 우븐숏츠 우븐하프팬츠 5인치쇼츠 7인치쇼츠 3인치쇼츠 9인치쇼츠 5인치 7인치 2in1쇼츠 2in1반바지 투인원쇼츠 크로스핏쇼츠 크로스핏반바지 복싱트렁크 복싱반바지 복싱바지 복싱팬츠 ' +
      '무에타이바지 무에타이팬츠 무에타이반바지 파이트쇼츠 mma쇼츠 주짓수반바지 이종격투기반바지 트레일러닝쇼츠 철인팬츠 유니폼반바지 저지반바지운동 냉감반바지 쿨반바지 쿨링반바지 아이스반바지 쿨쇼츠 ' +
      'sportshorts sportsshorts gymshorts runningshorts basketballshorts soccershorts footballshorts tennisshorts trainingshorts workoutshorts meshshorts trackshorts dolphinshorts athleticshorts boxingshorts ' +
      '축바 농바 풋살숏 축구숏 축구빤쓰 축구빤스 축빤 농구빤스 풋살 3인치 인치러닝 마라톤빤스 러닝빤쓰 스플릿숏 에어로스위프트 인센도쇼츠 노르반쇼츠 서지쇼츠 surgeshorts 저스티스쇼츠 임팩트런쇼츠 글라이드쇼츠 트랙댓쇼츠 패스트앤프리쇼츠 레이싱쇼츠 러닝빤스 런닝빤스 러닝숏바지 하프타이즈러닝 러닝하프쇼츠 헬스장반바지 짐반바 헬스반바 운동반바 농구반바 축구반바 러닝반바 런닝반바 조깅쇼츠 퀵드라이쇼츠 퀵드라이반바지 5인치반바지 7인치반바지 3인치반바지 5인치숏 7인치숏 마라톤대회반바지 마라톤대회바지 러닝대회반바지 대회용쇼츠 대회용반바지러닝 대회쇼츠 레이스쇼츠러닝 레이스데이쇼츠',
    with: [
      ['cycling', 'cyclingPants'],
      ['golf', 'golfShorts'],
      ['swim', 'swimShorts'],
      ['sleep/pajamaPants', 'pajamaPants'],
      ['hiking', 'hikingShorts'],
      ['school', 'gymUniformPants'],
    ],
  },
  sweatShorts: {
    words:
      '트레이닝반바지 트레이닝쇼츠 트레이닝숏팬츠 트레이닝숏츠 트레이닝하프팬츠 트레이닝5부 트레이닝5부바지 반트레이닝 반트레이닝바지 하프트레이닝 하프트레이닝팬츠 츄리닝반바지 추리닝반바지 반츄리닝 반추리닝 하프츄리닝 ' +
      '숏츄리닝 숏트레이닝 5부츄리닝 5부추리닝 5부트레이닝 츄리닝숏팬츠 스웨트쇼츠 스웨트숏 스웨트숏츠 스웨트숏팬츠 스웨트하프팬츠 스웨트하프 스웨트반바지 스웻쇼츠 스웻숏 스웻숏츠 스웻숏팬츠 스웻반바지 스웻하프팬츠 ' +
      '와이드스웨트쇼츠 버뮤다스웨트 스웨트버뮤다 스웨트버뮤다팬츠 쭈리반바지 쭈리쇼츠 쭈리숏팬츠 쭈리하프팬츠 쭈리5부바지 쮸리반바지 면트레이닝반바지 면츄리닝반바지 조거반바지 조거쇼츠 조거숏팬츠 5부조거 저지쇼츠 저지반바지 ' +
      '저지숏팬츠 져지반바지 테리쇼츠 테리반바지 타올반바지 타월쇼츠 와플반바지 와플쇼츠 맨투맨반바지 기모반바지 기모숏팬츠 기모쇼츠 기모하프팬츠 피그먼트쇼츠 피그먼트반바지 ' +
      'sweatshorts sweatshort joggershorts terryshorts fleeceshorts jerseyshorts waffleshorts loungeshort',
    with: [
      ['school', 'gymUniformPants'],
      ['sleep/pajamaPants', 'pajamaPants'],
      ['denim', 'denimShorts'],
      ['running/gym/basketball/soccer', 'sportShorts'],
    ],
  },
  swimShorts: {
    words:
      '수영바지 수영반바지 수영복 수영복바지 수영복하의 수영복반바지 수영팬츠 수영하의 수영트렁크 수영쇼츠 수영복트렁크 5부수영복 4부수영복 3부수영복 반신수영복 삼각수영복 사각수영복 실내수영복 비키니하의 비키니팬티 ' +
      '스윔쇼츠 스윔팬츠 스윔숏 스윔숏츠 스윔숏팬츠 스윔트렁크 스윔웨어 스윔웨어하의 보드숏 보드숏츠 보드쇼츠 보드숏팬츠 서핑바지 서핑팬츠 서핑반바지 서핑쇼츠 서핑숏팬츠 서프쇼츠 서프팬츠 비치 비치팬츠 비치반바지 비치쇼츠 ' +
      '비치숏팬츠 비치숏 비치웨어 비치바지 비치웨어바지 해변반바지 해변바지 바다바지 물놀이바지 물놀이반바지 물놀이복 물놀이복바지 워터쇼츠 워터팬츠 워터반바지 워터파크바지 래쉬가드바지 래쉬가드하의 래쉬가드반바지 래쉬가드팬츠 ' +
      '래쉬가드쇼츠 래시가드바지 래시가드하의 래시가드반바지 래시가드팬츠 래시가드쇼츠 래쉬가드 래시가드 레쉬가드바지 레시가드바지 아쿠아쇼츠 아쿠아팬츠 아쿠아반바지 하와이안반바지 하와이안쇼츠 알로하반바지 야자수반바지 ' +
      '트렁크 트렁크반바지 트렁크수영복 드라이쇼츠비치 워터트렁크 ' +
      'swimshorts swimshort swimtrunks swimtrunk trunk trunks boardshort boardshorts beachshorts beachpants swimpants swimwear swimsuit watershorts surfshorts ' +
      '래쉬바지 퀵실버보드',
    with: [
      ['midiSkirt/miniSkirt/skort', 'skort'],
      ['sleep', 'pajamaPants'],
      ['wide maxi/long', 'linenPants'],
    ],
  },
}
