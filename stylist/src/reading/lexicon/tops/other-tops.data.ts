import type { KindLexicon } from '../types.ts'
import { kept, namedBeside } from './becoming.data.ts'

/** Tops for sport, of uniforms and for the home. */
export const otherTops: KindLexicon<'TOP'> = {
  rashguard: {
    words:
      '래시가드 래쉬가드 레쉬가드 레시가드 래쉬카드 래시가드상의 래쉬가드상의 래쉬 래시가드집업 래쉬가드집업 레쉬가드집업 집업래쉬가드 집업래시가드 래쉬가드반팔 래쉬가드긴팔 긴팔래쉬가드 반팔래쉬가드 크롭래쉬가드 래쉬가드탑 래쉬가드티 후드래쉬가드 래쉬가드후드 워터레깅스상의 ' +
      '수영복 수영복상의 수영상의 스윔웨어 스윔탑 스윔톱 스윔슈트 스윔수트 비키니 비키니탑 비키니상의 탱키니 모노키니 웻슈트 웨트슈트 웻수트 잠수복 잠수복상의 네오프렌상의 서핑복 서핑슈트 서핑티 서핑래쉬가드 물놀이티 물놀이옷 물놀이복 워터파크티 ' +
      'rashguard rash rashie swimtop swimwear swimsuit bikini bikinitop tankini wetsuit surftee 스윔집업 비치집업 비치래쉬가드 라쉬가드 레쉬카드 비치가드 보드복상의 아쿠아상의 래시 레쉬',
  },
  jersey: {
    words:
      '유니폼 유니폼상의 유니폼티 축구유니폼 축구복 축구복상의 축구저지 축구져지 풋살유니폼 풋살복 야구유니폼 야구저지 야구져지 야구복 야구복상의 야구티 농구유니폼 농구저지 농구져지 농구복 농구복상의 배구유니폼 배구복 하키저지 하키져지 미식축구저지 미식축구유니폼 nfl저지 ' +
      'nba저지 mlb저지 nba유니폼 kbo유니폼 국대유니폼 국대저지 국가대표유니폼 홈유니폼 원정유니폼 어웨이유니폼 홈저지 어웨이저지 홈킷 어웨이킷 써드킷 레플리카 레플리카유니폼 어센틱유니폼 어센틱저지 마킹유니폼 응원복 응원유니폼 응원티 직관유니폼 붉은악마티 월드컵티 ' +
      '저지 져지 저지상의 저지탑 져지탑 져지상의 블록코어티 블록코어저지 블록코어유니폼 풋볼저지 풋볼티 사커저지 사커셔츠 스포츠저지 팀저지 팀복 팀복상의 반티 과티 과티셔츠 단체티 단체티셔츠 동아리티 학과티 회사단체티 체육대회티 교회티 수련회티 ' +
      '엠티티 서포터즈티 팀티 선거티 행사티 봉사티 레전드유니폼 빈티지유니폼 jersey jerseys uniform footballshirt soccerjersey basketballjersey baseballjersey hockeyjersey replica teamtee footballjersey kit ' +
      '스윙맨 swingman 레플 레플리 직관 fc 팀복반팔 드록바 메시 호날두 손흥민 홈유니 어웨이유니 마킹지 레플티 유벤투스 레알마드리드 바르셀로나 맨시티 리버풀 아스날 파리생제르망 psg 뮌헨 토트넘 국대유니 어센틱 서드킷 레알홈 바르샤홈 맨유홈 첼시홈 조기축구복',
    with: [
      ['cycling/cyclingJersey', 'cyclingJersey'],
      ['workTop/workwear !team', 'workTop'],
      ['gymUniform', 'gymUniform'],
      ['schoolShirt', 'schoolShirt'],
      ['rashguard', 'rashguard'],
      ['knit/collarKnit', 'collarKnit'],
      ['topHoodZip/zip/sportHalfZip', 'sportHalfZip'],
      ['hiking', 'hikingTee'],
      ['golf', 'golfPolo'],
    ],
  },
  rugbyTee: {
    words:
      '럭비져지 럭비저지 rugbyjersey 럭비티 럭비티셔츠 럭비티셔쓰 럭비셔츠 럭비셔쓰 럭비폴로 럭비카라티 럭비맨투맨 럭비긴팔 럭비탑  럭비 럭키비셔츠 카라맨투맨 카라맨투맨티 카라스웨트셔츠 카라스웻셔츠 카라스웻 칼라맨투맨 스트라이프럭비티 단가라럭비티 배색럭비티 ' +
      'rugby rugbytee rugbyshirt rugbypolo rugger 럭거 러거셔츠 카라쭈리 카라기모맨투맨 바바리안 barbarian 러거 캔터베리 캔터버리 바버리안',
    with: [
      ['knit', 'collarKnit'],
      ['golf', 'golfTop'],
      ['short', 'polo'],
    ],
  },
  hikingTop: {
    words:
      '등산티 등산긴팔 등산긴팔티 등산티셔츠 등산셔츠 등산남방 등산복 등산복상의 등산상의 등산집업 등산집업티 등산반집업 등산짚티 등산집티 등산기모티 등산폴라 등산플리스 등산이너 등산카라티 등산조끼 등산가디건 등산바람막이 등산내의 집티 짚티 기모집티 기모짚티 긴팔집티 긴팔짚티 ' +
      '짚업등산티 트레킹티 트레킹긴팔 트레킹셔츠 트레킹상의 하이킹티 하이킹셔츠 하이킹상의 하이킹긴팔 아웃도어티 아웃도어티셔츠 아웃도어긴팔 아웃도어셔츠 아웃도어상의 아웃도어집업 아웃도어남방 산행티 산행셔츠 낚시셔츠 피싱셔츠 낚시티 낚시긴팔 필드셔츠 아웃도어웨어상의 ' +
      '메리노울베이스 메리노베이스레이어 캠핑셔츠 캐필린 캐필린티 hikingshirt hikingtop trekkingshirt outdoorshirt fishingshirt capilene trailtop 메리노베이스 코막 r1데일리 파타고니아r1',
    with: [
      ['golf', 'golfTop'],
      ['short/hikingTee', 'hikingTee'],
      ['sleeveless/tank', 'sportTank'],
    ],
  },
  hikingTee: {
    words:
      '등산반팔 등산반팔티 등산반팔티셔츠 등산쿨티 등산냉감티 등산여름티 등산카라반팔 등산반팔집티 등산나시 반팔집티 반팔짚티 여름등산티 쿨집티 쿨짚티 냉감집티 냉감짚티 트레킹반팔 트레킹반팔티 하이킹반팔 하이킹반팔티 아웃도어반팔 아웃도어반팔티 아웃도어쿨티 산행반팔 낚시반팔 ' +
      '캠핑반팔 캠핑티 캠핑티셔츠 트레일러닝티 트레일티 hikingtee trailtee outdoortee hikingtshirt 반팔집업티 여름집티 쿨라운드 카필린쿨 카필린쿨데일리 야크아이스 야크아이스반팔',
    with: [
      ['golf', 'golfPolo'],
      ['long/fleeced/winter/autumn/longTee !short', 'hikingTop'],
    ],
  },
  cyclingJersey: {
    words:
      '자전거저지 자전거져지 자전거상의 자전거옷 자전거복 자전거티 자전거반팔 자전거긴팔 자전거의류상의 사이클저지 사이클져지 싸이클저지 싸이클져지 사이클복 사이클상의 사이클링저지 사이클링져지 싸이클복 싸이클상의 라이딩저지 라이딩져지 라이딩상의 라이딩티 라파저지 라파져지 ' +
      '로드저지 mtb저지 mtb져지 그래블저지 기모저지 기모져지 긴팔저지 긴팔져지 반팔저지 반팔져지 클럽저지 스킨수트 스킨슈트 에어로저지 사이클베스트 질렛사이클 윈드질렛 cyclingjersey bikejersey cyclejersey skinsuit cyclingtop ' +
      '메카니즘 pns pas노말 mechanism 파스노멀 pasnormal 쫄쫄이상의 nsr상의',
    with: [['soccer/basketball/baseball/team !cycling', 'jersey']],
  },
  bodysuit: {
    words:
      '바디수트 바디슈트 보디수트 보디슈트 바디숱 바디수트티 바디수트탑 레오타드 레오타드탑 발레복 무용복 발레레오타드 민소매바디수트 나시바디수트 긴팔바디수트 터틀넥바디수트 폴라바디수트 시스루바디수트 레이스바디수트 튜브탑바디수트 홀터넥바디수트 오프숄더바디수트 ' +
      'bodysuit bodysuits leotard 유니타드 카멜바디수트 셔츠바디수트 점프수트탑 바디쑤트 보디쑤트 바디수투 바디탑 스냅바디 똑딱이바디 올인원이너 올인원탑',
    with: [['swim', 'rashguard']],
  },
  hanbokTop: {
    words:
      '저고리 한복저고리 생활한복저고리 한복상의 생활한복상의 생활한복 개량한복 개량한복상의 한복 한복블라우스 한복셔츠 한복티 한복자켓 한복가디건 한복니트 두루마기 배자 쾌자 마고자 적삼 모시적삼 모시저고리 철릭 철릭자켓 허리치마저고리 당의 누비저고리 ' +
      '법복 절복 승복 수련복상의 도복 도복상의 태권도복 유도복상의 검도복상의 합기도복 hanbok hanboktop jeogori 한복조끼 답호 계량한복 계량한복상의 전통상의',
    with: [['sport', 'hanbokTop']],
  },
  schoolShirt: {
    words:
      '교복 교복상의 교복셔츠 교복남방 교복와이셔츠 교복블라우스 교복티 교복티셔츠 교복카라티 교복반팔 교복반팔셔츠 교복긴팔 교복하복 교복동복 교복니트 교복맨투맨 교복후드 교복후드집업 하복 하복상의 하복셔츠 하복블라우스 하복와이셔츠 동복셔츠 동복블라우스 ' +
      '생활복 생활복상의 생활복티 생활복반팔 생활복티셔츠 학교생활복 학교셔츠 학생셔츠 학생복 학교유니폼 춘추복셔츠 하복생활복 여름교복 여름교복상의 고등학교교복 중학교교복 schooluniform schoolshirt 세일러복 학교카라티 학교반팔',
  },
  schoolVest: {
    words:
      '교복조끼 교복니트조끼 동복조끼 춘추복조끼 학교조끼 교복쪼끼 교복니트쪼끼 교복베스트 동복쪼끼 하복조끼 학생조끼 학교니트조끼',
  },
  gymUniform: {
    words:
      '체육복 체육복상의 체육복티 체육복티셔츠 체육복반팔 체육복긴팔 체육복집업 체육복위 체육복윗도리 학교체육복 하복체육복 동복체육복 여름체육복 겨울체육복 고등학교체육복 중학교체육복 생활체육복 체육복맨투맨 체육복상 체육복후드 체육티 체육상의 체육시간티 gymuniform pe복 ' +
      '체육복저지 체육복져지 체육복기모 체복 체복상의 학체복 생체복 유치원체육복 원복상의 체련복상의',
  },
  workTop: {
    words:
      '근무복 근무복상의 근무복셔츠 근무복티 작업복 작업복상의 작업셔츠 작업티 작업남방 작업조끼 작업용티 현장복 현장티 현장조끼 안전조끼 형광조끼 회사유니폼 회사근무복 매장유니폼 매장근무복 알바유니폼 알바티 알바복 카페유니폼 편의점조끼 편의점유니폼 ' +
      '직원유니폼 직장유니폼 사무복 사무복블라우스 사무복조끼 유니폼블라우스 유니폼셔츠 유니폼조끼 승무원유니폼 승무원블라우스 은행유니폼 스크럽 스크럽복 스크럽상의 스크럽탑 간호복 간호복상의 간호사복 수술복 수술복상의 병원복 병원유니폼 의사가운 가운 흰가운 실험복 실험가운 ' +
      '실험실가운 랩가운 조리복 조리복상의 쉐프복 셰프복 주방복 위생복 위생가운 미용가운 군복 군복상의 전투복 전투복상의 디지털전투복 군인티 군용티 군용반팔 로카티 로카반팔 로카티셔츠 해병대티 국방티 생활복군대 활동복 군활동복 예비군복 경찰복 소방복 근무티 ' +
      '민방위복 정비복 정비복상의 방진복 농사옷 밭일옷 일복 일옷 막일옷 몸빼상의 서빙복 서빙유니폼 경비복 택배조끼 배달조끼 교사앞치마 어린이집앞치마 워크유니폼 workuniform scrub scrubs scrubtop labcoat chefcoat chefjacket workwear worktop ' +
      '토시일체형 쿨토시일체형 단체복식당 식당단체복 가게유니폼 매장단체복 미용복상의 미용복 명찰 주방티 조리사복 요양사복 요보사복 피부관리사복 급식복 급식복상의 rokatee',
    with: [['sport', 'workTop']],
  },
  pajamaTop: {
    words:
      '잠옷 잠옷상의 잠옷티 잠옷셔츠 잠옷윗도리 잠옷반팔 잠옷긴팔 잠옷나시 잠옷위 잠옷용티 잠옷원피스상의 잠옷가운 파자마 파자마상의 파쟈마 파자마탑 파자마티 파자마세트상의 피자마 수면잠옷 수면잠옷상의 수면티 수면상의 수면조끼 수면가운 나이트가운 나이트웨어 나이트셔츠 ' +
      '극세사잠옷 실크잠옷 새틴잠옷 면잠옷 거즈잠옷 인견잠옷 커플잠옷 여름잠옷 겨울잠옷 기모잠옷 순면잠옷 모달잠옷 라운지셔츠잠옷 pajama pajamas pajamatop pyjama pyjamas pj pjtop sleepwear sleepshirt nightshirt sleeptee 이지웨어잠옷 잘때입는티 ' +
      '잠옷행 빠자마 더블거즈 삼중거즈 올시떼 넥글리제 자마상의 네마끼 네마키',
  },
  homeTop: {
    words:
      '홈웨어 홈웨어상의 홈웨어티 홈웨어세트상의 실내복 실내복상의 실내복티 집옷 집에서입는옷 집에서입는티 집에서입는반팔 집에서만입는티 집용티 집상의 라운지웨어 라운지웨어상의 라운지상의 라운지탑 라운지티 이지웨어 이지웨어상의 이지상의 원마일웨어 원마일웨어상의 ' +
      '수유복 임부티 임부복상의 임산부티 산모복 환자복 환자복상의 샤워가운 목욕가운 배스로브 걸레될티 목늘어난티 늘어난티 집맨투맨 집나시 집긴팔 집반팔 집가디건 homewear hometop loungewear loungetop lounge ' +
      '집티 집에서입는거 김장할때입는티 김장티 애기볼때 김장할때 홈탑 룸웨어 룸웨어상의 원마일상의 마실옷 집윗도리',
    with: [['sleep', 'pajamaTop']],
  },
  unknownTop: {
    words: '상의 웃옷 윗옷 윗도리 웃도리 위에옷 윗옷이 탑 톱 탑스 톱스 상의류 윗옷류 이너탑 top tops upper 위옷 옷상의',
    with: [
      ['gymUniform', 'gymUniform'],
      ...namedBeside,
      ...kept,
      ['tank/camisole/sleevelessKnit', 'tank'],
      ['turtleTee', 'turtleTee'],
      ['mockTee', 'mockTee'],
      ['sheerTop', 'sheerTop'],
      ['cropTop', 'cropTop'],
      ['fleecedTee', 'fleecedTee'],
      ['coolTee', 'coolTee'],
      ['hikingTop/hikingTee', 'hikingTop'],
      ['sportTank', 'sportTank'],
      ['sportTee', 'sportTee'],
      ['sportLongTee', 'sportLongTee'],
      ['bratop/sportsBra/bra', 'bratop'],
      ['longTee', 'longTee'],
      ['golf short/sleeveless/summer/cool', 'golfPolo'],
      ['golf', 'golfTop'],
      ['cycling', 'cyclingJersey'],
      ['swim', 'rashguard'],
      ['workwear', 'workTop'],
      ['hiking short', 'hikingTee'],
      ['hiking', 'hikingTop'],
      ['running/sport/gym/yoga/tennis/badminton/soccer/basketball/climbing sleeveless', 'sportTank'],
      ['running/sport/gym/yoga/tennis/badminton/soccer/basketball/climbing halfZipped/zip', 'sportHalfZip'],
      ['yoga cropped', 'bratop'],
      [
        'running/sport/gym/yoga/tennis/badminton/soccer/basketball/climbing long/winter/fleeced/thermal/warm',
        'sportLongTee',
      ],
      ['running/sport/gym/yoga/tennis/badminton/soccer/basketball/climbing', 'sportTee'],
      ['halfZipped', 'halfZip'],
      ['hooded zip', 'topHoodZip'],
      ['hooded', 'hoodie'],
      ['knitted/cable', 'knit'],
      ['collar', 'polo'],
      ['turtle !sleeveless !short', 'turtleTee'],
      ['mock !sleeveless !short', 'mockTee'],
      ['strappy', 'camisole'],
      ['sleeveless', 'tank'],
      ['flannel', 'flannelShirt'],
      ['denim', 'denimShirt'],
      ['boa', 'fleeceTop'],
      ['zip', 'topHoodZip'],
      ['sheer/lace/mesh', 'sheerTop'],
      ['chiffon/satin/silk', 'blouse'],
      ['linen', 'linenShirt'],
      ['tweed', 'blouse'],
      ['cashmere/wool', 'knit'],
      ['terry short', 'shortSweat'],
      ['terry', 'sweatshirt'],
      ['cropped !long', 'cropTop'],
      ['cool', 'coolTee'],
      ['short', 'tee'],
      ['fleeced/thermal', 'fleecedTee'],
      ['long/sevenTenths', 'longTee'],
      ['check/flannel/corduroy', 'shirt'],
      ['pleated', 'blouse'],
      ['velvet/waffle/ribbed', 'longTee'],
      ['resort', 'alohaShirt'],
      ['suit/interview/funeral', 'dressShirt'],
      ['windbreaker/windproof/trackJacket/anorak', 'sportHalfZip'],
      ['blouson/denimJacket/cottonJacket/blazer/shirtJacket', 'overshirt'],
      ['dress/unknownDress/slipDress', 'camisole'],
      ['graphic/logo/character/stripe', 'tee'],
      ['summer', 'tee'],
      ['winter', 'knit'],
    ],
  },
}
