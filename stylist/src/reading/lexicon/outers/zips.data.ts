import type { KindLexicon, KindWords } from '../types.ts'
import { purposes } from './becoming.data.ts'

type Lines = NonNullable<KindWords<'OUTER'>['with']>

/**
 * Rules for names with 집업 (zip-up), which is a track jacket if none applies: the other words to find, and the kind that
 * is meant then.
 */
const zipLines: Lines = [
  ...purposes,
  ['padded/down/lightDown', 'lightDown'],
  ['shortPadding', 'shortPadding'],
  ['quilted', 'quilted'],
  ['hooded/hoodie/hoodZip/topHoodZip fleeced/boa/winter/thick/warm', 'fleecedHoodZip'],
  ['windbreaker/windproof fleeced/boa/winter', 'softshell'],
  ['hooded/hoodie windbreaker', 'windbreaker'],
  ['uv', 'sunJacket'],
  ['hooded/hoodie/hoodZip/topHoodZip/sweatshirt summer/cool/mesh', 'sunJacket'],
  ['hooded/hoodie/hoodZip/topHoodZip knitted/knit', 'knitZip'],
  ['knitted/knit/cardigan/cable/cashmere/wool/knitZip', 'knitZip'],
  ['mustang', 'mustang'],
  ['fleece/boa', 'fleece'],
  ['hiking/outdoor fleeced/winter', 'softshell'],
  ['hooded/hoodie/hoodZip/topHoodZip', 'hoodZip'],
  ['softshell', 'softshell'],
  ['windbreaker/windproof', 'windbreaker'],
  ['anorak', 'anorak'],
  ['running/gym/yoga/tennis/badminton/soccer/basketball/sportJacket', 'sportJacket'],
  ['school', 'schoolJumper'],
  ['swim', 'sunJacket'],
  ['hiking/outdoor', 'windbreaker'],
  ['leather', 'leatherJacket'],
  ['suede', 'suedeJacket'],
  ['denim/jeans', 'denimJacket'],
  ['tweed', 'tweedJacket'],
  ['shirt/shirtJacket', 'shirtJacket'],
  ['fleecedSweatshirt', 'fleecedHoodZip'],
  ['trackJacket fleeced/winter/thick/warm', 'fleecedHoodZip'],
  ['summer/cool/mesh/sheer', 'sunJacket'],
  ['fleeced/winter/thick/warm', 'fleecedHoodZip'],
  ['nylon', 'windbreaker'],
  ['corduroy/blouson', 'blouson'],
  ['cotton', 'hoodZip'],
  ['ribbed', 'knitZip'],
  ['sweatshirt/terry', 'hoodZip'],
]

/** Fleeces, zipped hoodies and track jackets. */
export const zips: KindLexicon<'OUTER'> = {
  fleece: {
    words:
      '플리스 플리스자켓 플리스재킷 플리스집업 플리스점퍼 플리스잠바 플리스후드집업 플리스후드 플리스아우터 플리스가디건 플리스하이넥 플리스상의 플리스반집업 플리스풀집업 플리스크롭자켓 플리스숏자켓 플리스하프집업 프리스 프리스자켓 프리스집업 후리스 후리스자켓 후리스재킷 후리스집업 후리스점퍼 후리스잠바 후리스후드집업 ' +
      '후리스가디건 후리스후드 후레쉬자켓 훌리스 플리즈자켓 뽀글이 뽀글이자켓 뽀글이재킷 뽀글이집업 뽀글이점퍼 뽀글이잠바 뽀글이후리스 뽀글이플리스 뽀글이가디건 뽀글이후드집업 뽀글이아우터 뽀글자켓 뽀글집업 뽀글점퍼 뽀글이숏자켓 뽀글이크롭자켓 뽀글이반집업 양털 양털자켓 양털재킷 양털점퍼 양털잠바 양털집업 ' +
      '양털후리스 양털플리스 양털후드집업 양털가디건 양털뽀글이 양털크롭자켓 양털숏자켓 양털아우터 보아 보아자켓 보아재킷 보아집업 보아점퍼 보아플리스 보아털집업 보아후드집업 쉐르파 쉐르파자켓 쉐르파플리스 셰르파자켓 쉘파자켓 셀파자켓 테디 테디자켓 테디집업 테디베어자켓 테디베어집업 테디플리스 덤블 덤블자켓 ' +
      '덤블재킷 덤블점퍼 덤블집업 덤블후리스 덤블크롭자켓 폴라폴리스 폴라플리스 폴라텍 폴라텍자켓 폴라텍집업 폴리스자켓 폴리스집업 폴라리스자켓 데날리 레트로플리스 레트로x 신칠라 크롭플리스 크롭후리스 크롭뽀글이 숏플리스 숏후리스 숏뽀글이 하이넥플리스 하이넥후리스 리버시블플리스 리버시블후리스 양면후리스 양면플리스 ' +
      '오버핏후리스 오버핏플리스 롱플리스 롱후리스 하프플리스 등산플리스 등산후리스 캠핑플리스 퍼플리스 밍크후리스 밍크뽀글이 밍크집업 융집업 마이크로플리스 그리드플리스 눈꽃플리스 ' +
      'fleece fleecejacket fleecezip fleecezipup fleecejackets sherpa sherpajacket sherpafleece boa boajacket boafleece teddy teddyjacket teddyfleece polartec polarfleece retropile pilejacket pile highpile highpilefleece microfleece fleececardigan ' +
      '후리쓰 후리즈 플리쓰 싱칠라 코바트 k2비숑 네파피오패리스 피오패리스',
    with: [
      ['padVest/outerKnitVest/knitVest/lightDownVest/quiltedVest', 'fleeceVest'],
      ['mustang', 'mustang'],
      ['golf', 'golfJacket'],
      ['leather/suede', 'mustang'],
      ['denim', 'bomber'],
      ['woolCoat/maxi', 'furCoat'],
      ['longPadding', 'longPadding'],
      ['shortPadding/lightDown padded/down', 'shortPadding'],
      ['windbreaker/windproof', 'softshell'],
      ['winterParka/parka', 'winterParka'],
      ['home/sleep', 'homeOuter'],
    ],
  },
  fleeceVest: {
    words:
      '플리스조끼 플리스베스트 프리스조끼 후리스조끼 후리스베스트 뽀글이조끼 뽀글이베스트 뽀글조끼 양털조끼 양털베스트 보아조끼 보아베스트 보아플리스조끼 덤블조끼 덤블베스트 테디조끼 테디베스트 쉐르파조끼 쉐르파베스트 폴라폴리스조끼 크롭플리스베스트 크롭뽀글이조끼 리버시블플리스조끼 양면뽀글이조끼 마이크로플리스베스트 ' +
      'fleecevest sherpavest boavest teddyvest fleecegilet pilevest retroxvest',
    with: [['golf', 'golfVest']],
  },
  hoodZip: {
    words:
      '후드집업 후드짚업 후드지프업 후드집엎 후드집 후드zip 후드zipup 후드집업자켓 후드집업점퍼 후드집업티 집업후드 집업후드티 집업후디 집업후드자켓 후집 후집업 후드집업맨투맨 짚업후드 짚업후드티 지퍼후드 지퍼후드티 지퍼후디 후디집업 후디지퍼 후드지퍼 후드티집업 후드집업스웨트셔츠 크롭후드집업 크롭후집 숏후드집업 오버핏후드집업 ' +
      '오버핏후집 박시후드집업 롱후드집업 투웨이후드집업 투웨이집업후드 쭈리후드집업 쭈리집업 스웨트후드집업 스웨트집업후드 면후드집업 코튼후드집업 헤비후드집업 피그먼트후드집업 워싱후드집업 기본후드집업 무지후드집업 로고후드집업 그래픽후드집업 골지후드집업 와플후드집업 트레이닝후드집업 테크플리스 테크플리스후드집업 테크플리스집업 ' +
      '후드 후드티 후디 후드티셔츠 후드맨투맨 집업맨투맨 맨투맨집업 맨투맨 스웨트집업 스웻집업 스웨트셔츠 스웻셔츠 스웨트셔츠집업 스웻셔츠집업 스웨트집업자켓 크루넥집업 쭈리점퍼 쭈리자켓 ' +
      'hoodzip hoodzipup hoodedzip hoodedzipup hoodzips ziphoodie zipuphoodie ziphoody ziphood hoodiezip zippedhoodie fullziphoodie hoodie hoodies hoody hood sweatzip sweatzipup sweatjacket sweatshirt techfleece ' +
      '집업굿즈 무지집업 집업 짚업 지프업 집엎 짚엎 집업티 집업아우터 풀집업 풀짚업 zip zipup zipups fullzip 모자자꾸 모자쟈크 테크플윈드러너 테크플리스윈드러너 테크플리스풀집 테크플풀집 테크플후드 테크플리스후드 과후드집업 과후집 과집업 학과후드집업 동아리집업 동아리후드집업 반티집업 반집업단체 단체집업 단체후드집업 팀집업',
    with: [
      ['padVest/outerKnitVest', 'outerKnitVest'],
      ['longPadding', 'longPadding'],
      ['shortPadding/down/padded', 'shortPadding'],
      ['lightDown', 'lightDown'],
      ['mustang', 'mustang'],
      ['uv/sunJacket/mesh/cool/summer', 'sunJacket'],
      ['swim/rashguard', 'sunJacket'],
      ['golf/golfJacket', 'golfJacket'],
      ['ski', 'skiJacket'],
      ['windbreaker/windproof fleeced/boa/winter', 'softshell'],
      ['anorak', 'anorak'],
      ['fleecedHoodie/fleecedSweatshirt/fleecedHoodZip', 'fleecedHoodZip'],
      ['boa/fleece', 'fleece'],
      ['fleeced/winter/thick/warm/fur', 'fleecedHoodZip'],
      ['windbreaker/windproof/nylon', 'windbreaker'],
      ['knitted/knit/cashmere', 'knitZip'],
      ['running/gym/yoga', 'sportJacket'],
      ['school', 'schoolJumper'],
      ['denim', 'denimJacket'],
      ['trackJacket sport', 'hoodZip'],
      ['sleep/home', 'homeOuter'],
      ['tennis/badminton/soccer/basketball/sportJacket', 'sportJacket'],
      ['hiking/outdoor', 'windbreaker'],
      ['softshell', 'softshell'],
      ['leather', 'leatherJacket'],
      ['suede', 'suedeJacket'],
      ['tweed', 'tweedJacket'],
      ['cardigan/cable/wool/knitZip/ribbed', 'knitZip'],
      ['shirt/shirtJacket', 'shirtJacket'],
      ['corduroy/blouson', 'blouson'],
      ['trackJacket/trackPants', 'trackJacket'],
      ['sport !hooded !hoodie', 'trackJacket'],
    ],
  },
  fleecedHoodZip: {
    words:
      '기모후드집업 기모후드짚업 기모후집 기모집업 기모짚업 기모집업후드 기모집업후드티 기모후드 기모후드티 기모후디 기모후드점퍼 기모후드자켓 기모후드집업자켓 기모맨투맨집업 기모스웨트집업 기모맨투맨 기모쭈리후드집업 쭈리기모후드집업 이중기모후드집업 양기모후드집업 융후드집업 융털후드집업 밍크후드집업 밍크기모후드집업 밍크기모집업 ' +
      '털후드집업 털후집 털집업 양털기모후드집업 보아기모후드집업 본딩후드집업 본딩집업 겨울후드집업 겨울후집 겨울집업 방한후드집업 방한집업 두꺼운후드집업 두꺼운후집 두꺼운집업 헤비기모후드집업 기모트레이닝집업 기모트레이닝자켓 기모트레이닝상의 기모트레이닝복 기모추리닝상의 기모츄리닝상의 기모트랙탑 기모저지 기모카라집업 ' +
      '기모크롭후드집업 기모오버핏후드집업 기모하이넥집업 기모운동집업 ' +
      'fleecehoodzip fleecedhoodzip fleecehoodie fleeceziphoodie fleecelinedhoodie fleecedziphoodie sherpahoodie sherpalinedhoodie winterhoodie thickhoodie warmhoodie brushedhoodie',
    with: [
      ['golf', 'golfJacket'],
      ['hiking/outdoor', 'softshell'],
      ['windbreaker/windproof', 'softshell'],
      ['school', 'schoolJumper'],
      ['knitted', 'knitZip'],
      ['home/sleep', 'homeOuter'],
    ],
  },
  trackJacket: {
    words:
      '카라집업 카라짚업 하이넥집업 하이넥짚업 반목집업 스탠드집업 크롭집업 크롭짚업 크롭집업자켓트랙 숏집업 투웨이집업 2way집업 오버핏집업 박시집업 배색집업 라인집업 사이드라인집업 면집업 코튼집업 골지집업 스판집업 반팔집업 긴팔집업 로고집업 슬림집업 ' +
      '트랙탑 트랙톱 트랙자켓 트랙재킷 트랙쟈켓 트랙점퍼 트랙집업 트랙탑자켓 트랙탑집업 트랙수트 트랙수트상의 트랙수트자켓 트랙슈트 크롭트랙탑 크롭트랙자켓 트랙 삼선 삼선자켓 삼선집업 삼선저지 삼선트랙탑 3선저지 3선집업 삼선트레이닝 삼선트레이닝자켓 파이어버드 파이어버드자켓 파이어버드트랙탑 저지 저지자켓 저지재킷 저지집업 ' +
      '저지점퍼 저지탑 져지 져지집업 져지자켓 트레이닝 트레이닝자켓 트레이닝재킷 트레이닝집업 트레이닝점퍼 트레이닝탑 트레이닝복 트레이닝복상의 트레이닝복자켓 트레이닝복집업 트레이닝상의 트레이닝세트 트레이닝셋업 트레이닝웨어 추리닝 추리닝상의 추리닝자켓 추리닝집업 추리닝점퍼 츄리닝 츄리닝상의 츄리닝자켓 츄리닝집업 츄리닝점퍼 ' +
      '츄리닝세트 운동복 운동복상의 운동복자켓 운동복집업 운동복점퍼 벨로아집업 벨로아자켓 벨로아후드집업 벨루어집업 벨로아트레이닝 레트로집업 유니폼집업 국대자켓 국대트랙탑 축구트랙탑 배색자켓 애슬레저 하프집업 반집업 반짚업 쿼터집업 풋볼저지 블록코어저지 ' +
      'trackjacket tracktop track tracksuit tracksuittop trainingjacket traningtop trainingtop trainingzip jersey jerseyjacket jerseyzip sweatsuit firebird 3stripejacket zipneck highneckzip collarzip cropzip cropzipup velourzip halfzip ' +
      '프레젠테이션자켓 앤썸자켓',
    with: zipLines,
  },
}
