import type { KindLexicon } from '../types.ts'
import { cloths, jackets, padded, purposes, soft } from './becoming.data.ts'

/** Outer garments for one use, of uniforms and for the home. */
export const otherOuters: KindLexicon<'OUTER'> = {
  cyclingJacket: {
    words:
      '자전거자켓 자전거재킷 자전거점퍼 자전거바람막이 자전거상의 자전거복 자전거복상의 자전거집업 자전거아우터 자전거방풍자켓 자전거겨울자켓 자전거기모자켓 자전거저지 자전거저지상의 사이클자켓 사이클재킷 사이클점퍼 사이클바람막이 사이클복 사이클복상의 사이클저지 사이클링자켓 사이클링저지 사이클집업 사이클질렛 질렛사이클 싸이클자켓 싸이클복 라이딩자켓 라이딩재킷 ' +
      '라이딩점퍼 라이딩바람막이 라이딩복 라이딩복상의 라이딩저지 라이딩집업 라이딩아우터 로드자켓 mtb자켓 mtb저지 기모져지 기모사이클저지 ' +
      'cyclingjacket cyclejacket bikejacket cyclingwindbreaker cyclingjersey cyclinggilet mtbjacket roadjacket 브리벳질렛 질렛자전거 가바',
    with: [
      ['padVest/outerKnitVest', 'pocketVest'],
      ['leather', 'leatherJacket'],
    ],
  },
  schoolBlazer: {
    words:
      '교복자켓 교복재킷 교복쟈켓 교복마이 교복상의 교복블레이저 교복동복자켓 교복동복마이 교복춘추자켓 교복 교복아우터 교복세트 교복셔츠 동복자켓 동복마이 동복상의 춘추복 춘추복자켓 춘추복마이 학생복자켓 학생복 학생복마이 학교자켓 학교마이 학교교복자켓 교복후드자켓 학교블레이저 교복정장자켓 ' +
      'schoolblazer schooljacket schooluniform schooluniformjacket uniformblazer 가쿠란',
    with: [
      ['office/workwear', 'workJumper'],
      ['cardigan', 'cardigan'],
      ['padVest/outerKnitVest/knitVest', 'outerKnitVest'],
      ['hoodZip/hoodie/zip', 'schoolJumper'],
    ],
  },
  schoolJumper: {
    words:
      '과잠 과잠바 과점퍼 과자켓 과바람막이 과단체복 과복 학과점퍼 학과잠바 학잠 학교잠바 학교점퍼 학교집업 학교후드집업 학교후집 학교바람막이 학교생활복집업 대학교과잠 대학과잠 대학교점퍼 대학교잠바 야구과잠 숏과잠 롱과잠 동잠 동아리잠바 동아리점퍼 학생회점퍼 학생회잠바 학번잠바 기수잠바 반잠 ' +
      '단체점퍼 단체잠바 단체바람막이 단체복 단체자켓 팀점퍼 팀자켓 팀바람막이 체육복 체육복상의 체육복자켓 체육복집업 체육복점퍼 학교체육복 학교체육복상의 생활복 생활복상의 생활복집업 생활복자켓 교복후드집업 교복후집 교복집업 교복점퍼 교복잠바 동복체육복 생활점퍼 활동복 활동복집업 교회단체점퍼 졸업점퍼 졸업잠바 ' +
      'gwajam teamjacket crewjacket gymuniform schooljumper schoolhoodzip schoolhoodie clubjacket universityjacket',
    with: [
      ['windbreaker', 'windbreaker'],
      ['office/workwear', 'workJumper'],
      ['longPadding/padded/down/shortPadding', 'longPadding'],
      ['padVest/outerKnitVest', 'pocketVest'],
    ],
  },
  workJumper: {
    words:
      '근무복 근무복점퍼 근무복상의 근무복자켓 근무복잠바 근무복아우터 근무점퍼 근무복패딩 작업복 작업복상의 작업복점퍼 작업복잠바 작업복자켓 작업점퍼 작업잠바 작업자켓 작업재킷 작업용점퍼 작업용잠바 작업패딩 기모작업복 겨울작업복 겨울작업점퍼 방한작업복 방한작업점퍼 여름작업점퍼 작업바람막이 회사점퍼 회사잠바 회사유니폼 회사단체복 회사바람막이 사원복 사원점퍼 ' +
      '직원점퍼 직원유니폼 유니폼 유니폼점퍼 유니폼자켓 유니폼상의 유니폼잠바 현장점퍼 현장잠바 현장복 공사장점퍼 공사장잠바 안전점퍼 용접자켓 용접복 정비복 정비복상의 조리복 조리복상의 셰프자켓 쉐프복 주방복 위생복 가운 의사가운 실험복 실험가운 실험실가운 흰가운 랩가운 약사가운 간호사점퍼 간호복 스크럽 스크럽자켓 의료가운 병원가운 병원유니폼 미용가운 미술가운 ' +
      '도예가운 작업가운 방진복 경비복 경비점퍼 기사점퍼 배달점퍼 배달자켓 경찰점퍼 소방점퍼 소방복 군복 군복상의 군복자켓 전투복 전투복상의 예비군복 민방위복 민방위점퍼 공무원점퍼 제복 근무파카 ' +
      'workuniform uniform uniforms uniformjacket uniformjumper workjumper labcoat doctorcoat scrubjacket chefjacket staffjacket companyjacket ' +
      '동잠바 춘추잠바명찰 동계잠바회사 방한복상의 노가다복 공장옷 회사복 새마을복 예비군상의 산불감시복 의용소방대복 방화복 유니세이프',
    with: [
      ['school/team soccer/basketball/baseball', 'schoolJumper'],
      ['sleep/home/swim', 'homeOuter'],
      ['padVest/outerKnitVest', 'pocketVest'],
    ],
  },
  homeOuter: {
    words:
      '수면가운 홈가운 나이트가운 샤워가운 목욕가운 배스가운 바스로브 배쓰로브 타올가운 타월가운 극세사가운 밍크가운 잠옷가운 잠옷가디건 파자마가운 실크가운 새틴가운 면가운 여름잠옷가운 호텔가운 사우나가운 찜질방가운 수면조끼 수면집업 수면자켓 수면점퍼 수면후드 수면후드집업 수면후리스 수면상의 수면망토 극세사집업 극세사조끼 극세사점퍼 극세사가디건 홈웨어 홈웨어가디건 ' +
      '홈웨어집업 홈웨어조끼 홈웨어아우터 홈가디건 홈조끼 홈자켓 홈집업 집가디건 집조끼 집점퍼 집잠바 집집업 집후드집업 집후리스 집에서입는가디건 집에서입는조끼 집에서입는집업 집에서입는후리스 집에서입는 집에서입는자켓 실내가디건 실내조끼 실내가운 실내복 실내복상의 김장조끼 할머니조끼 할매조끼 시골조끼 꽃누빔조끼 라운지가디건 라운지집업 라운지웨어 라운지로브 ' +
      '웨어러블담요 입는담요 담요옷 입는이불 이불옷 잠옷 파자마 수유가운 산후가디건 ' +
      'bathrobe bathrobes dressinggown nightgown nightrobe sleeprobe gown homewear homecardigan loungerobe loungewear loungecardigan housecoat wearableblanket blankethoodie pajama pajamas ' +
      '한텐 단젠 목욕까운 집쉐타 유카타',
  },
  unknownOuter: {
    words:
      '아우터 아우타 아웃터 아웃웨어 아우터웨어 겉옷 걷옷 겉에입는옷 겉에입는 겉저고리 웃옷 윗도리 웃도리 상의아우터 간절기아우터 봄아우터 가을아우터 봄가을아우터 오버핏아우터 크롭아우터 숏아우터 롱아우터 ' +
      'outer outers outerwear outerwears outwear overgarment',
    with: [
      ['partOfSet tweed', 'tweedJacket'],
      ['partOfSet', 'suitJacket'],
      ...purposes,
      ['padVest/outerKnitVest/knitVest', 'outerKnitVest'],
      ['quilted !down', 'quilted'],
      ...padded,
      ...soft,
      ...jackets,
      ...cloths,
      ['suitJacket', 'suitJacket'],
      ['blazer/tweedJacket', 'blazer'],
      ['woolCoat/springCoat', 'springCoat'],
      ['boa', 'fleece'],
      ['waterproof', 'shell'],
      ['uv', 'sunJacket'],
      ['school', 'schoolJumper'],
      ['home', 'homeOuter'],
      ['linen', 'linenJacket'],
      ['knitted/knit summer/thin/cool', 'thinCardigan'],
      ['knitted/knit/cable', 'cardigan'],
      ['shirt/overshirt', 'shirtJacket'],
      ['hooded/hoodie fleeced', 'fleecedHoodZip'],
      ['hooded/hoodie zip', 'hoodZip'],
      ['sport/running/gym', 'trackJacket'],
      ['wool/cashmere maxi/long/midi/winter/thick', 'woolCoat'],
      ['wool/cashmere', 'woolJacket'],
      ['summer/cool/sheer/mesh', 'summerShirtOuter'],
      ['winter/thick/warm/fleeced', 'winterParka'],
      ['corduroy/cotton/canvas', 'cottonJacket'],
      ['nylon/windproof', 'windbreaker'],
      ['thin', 'summerShirtOuter'],
    ],
  },
}
