import type { KindLexicon } from '../types.ts'

/** Words by which Koreans name boots, by kind (see types.ts). */
export const boots: KindLexicon<'SHOES'> = {
  boots: {
    words:
      '부츠 부츄 부츠화 붓츠 부즈 부쯔 워커 워커부츠 워커화 월커 컴뱃부츠 컴배트부츠 컴뱃 콤뱃부츠 전투화 군화 밀리터리부츠 밀리터리워커 엔지니어부츠 엔지니어 웨스턴부츠 웨스턴 카우보이부츠 카우보이 카우걸부츠 레이스업부츠 레이스업워커 레이스업 하프부츠 미들부츠 미드부츠 중목부츠 미디부츠 숏부츠 쇼트부츠 버클부츠 버클워커 지퍼부츠 지퍼워커 워크부츠 워크부츠화 서비스부츠 모크토부츠 목토부츠 목토 플레인토부츠 레인저부츠 이리에부츠 통굽부츠 통굽워커 청키부츠 플랫폼부츠 플랫부츠 캐주얼부츠 남자부츠 남성부츠 여성부츠 여자부츠 6홀 8홀 10홀 14홀 3홀워커 5홀워커 6홀워커 8홀워커 8홀부츠 10홀워커 8아이 6인치 6인치부츠 부티슈즈 앵글러부츠 프라이부츠 캠퍼부츠 로거부츠 트래커부츠화 보머부츠 스퀘어부츠 부츠워커 닥터마틴부츠 팀버랜드부츠 boot boots bootie combatboots combatboot walkerboots bikerboots bikerboot engineerboots westernboots cowboyboots cowboyboot laceupboots laceupboot workboots workboot serviceboots moctoe moctoeboots militaryboots halfboots midboots shortboots platformboots chunkyboots 8holeboots ' +
      '닥마8홀 닥마10홀 팀버6인치 워카 군대워카 세무워카',
    with: [
      ['rubber', 'rainBoots'],
      ['safetyShoes/workwear', 'safetyShoes'],
      ['hiking/hikingShoes', 'hikingShoes'],
      ['golf', 'golfShoes'],
      ['swim', 'waterShoes'],
      ['ski', 'snowBoots'],
      ['ugg', 'ugg'],
      ['crocs waterproof/rubber', 'rainBoots'],
      ['rainBoots/rubber', 'rainBoots'],
      ['home', 'indoorShoes'],
      ['longBoots', 'longBoots'],
      ['boa suede', 'ugg'],
      ['fur suede', 'ugg'],
      ['padded/down/boa/fur/fleeced/warm/winter/thermal', 'snowBoots'],
      ['heels/highHeel/lowHeels/lowHeel', 'heelBoots'],
      ['maxi/long', 'longBoots'],
      ['chelseaBoots suede', 'suedeBoots'],
      ['chelseaBoots', 'chelseaBoots'],
      ['suede', 'suedeBoots'],
      ['ankleBoots', 'ankleBoots'],
      ['pointed/satin', 'heelBoots'],
      ['sandals', 'sandals'],
      ['knitted', 'ankleBoots'],
      ['outdoor', 'hikingShoes'],
      ['monkShoes/dressShoes/suit', 'chelseaBoots'],
      ['snowBoots', 'snowBoots'],
      ['furShoes', 'snowBoots'],
      ['heelBoots', 'heelBoots'],
      ['suedeBoots', 'suedeBoots'],
    ],
  },
  chelseaBoots: {
    words:
      '첼시부츠 첼시 첼씨부츠 첼시워커 첼시슈즈 챌시부츠 첼쉬부츠 체시부츠 첼시구두 사이드고어부츠 사이드고어 사이드고아 사이드고아부츠 사이드밴딩부츠 밴딩부츠 조드퍼 조드퍼부츠 조드퍼즈 조퍼부츠 데저트가죽부츠 드레스부츠 정장부츠 더비부츠 윙팁부츠 브로그부츠 발모랄부츠 캡토부츠 짚업부츠남성 사이드집부츠 사이드지퍼부츠 하네스부츠 chelsea chelseaboots chelseaboot sidegore sidegoreboots jodhpur jodhpurs jodhpurboots dressboots dressboot harnessboots',
    with: [
      ['safetyShoes/workwear', 'safetyShoes'],
      ['rubber', 'rainBoots'],
      ['hiking', 'hikingShoes'],
      ['padded/boa/ski', 'snowBoots'],
      ['highHeel/heels', 'heelBoots'],
      ['suede', 'suedeBoots'],
      ['sneakers', 'sneakers'],
    ],
  },
  ankleBoots: {
    words:
      '앵클부츠 앵클 앵글부츠 앵크부츠 앵클붓츠 엥클부츠 앵클워커 앵클구두 앵클슈즈 발목부츠 여성앵클부츠 부티 부티부츠 부티슈 부티힐슈즈 플랫앵클부츠 스퀘어앵클부츠 스퀘어토부츠 미들굽앵클부츠 통굽앵클부츠 삭스부츠 삭스앵클부츠 삭스앵클 스판부츠 스판앵클부츠 타비부츠 여성첼시 오픈토부티 ankleboots ankleboot booties ankle sockboots sockboot tabiboots ' +
      '타비 앵글 앵글힐',
    with: [
      ['ugg', 'ugg'],
      ['rubber/rainBoots', 'rainBoots'],
      ['workwear/safetyShoes', 'safetyShoes'],
      ['padded/down/boa/fur', 'snowBoots'],
      ['highHeel/heels/lowHeels/lowHeel', 'heelBoots'],
      ['suede', 'suedeBoots'],
      ['chelseaBoots', 'chelseaBoots'],
      ['hiking', 'hikingShoes'],
    ],
  },
  heelBoots: {
    words:
      '힐부츠 부츠힐 힐앵클부츠 앵클힐부츠 앵클부츠힐 하이힐부츠 하이힐앵클부츠 미들힐부츠 미들힐앵클부츠 미들굽부츠 블록힐부츠 블록힐앵클부츠 블럭힐부츠 청키힐부츠 스틸레토부츠 스틸레토앵클부츠 웨지부츠 웨지힐부츠 웨지앵클부츠 키튼힐부츠 로우힐부츠 부티힐 힐부티 통굽힐부츠 플랫폼힐부츠 포인티드부츠 포인티드앵클부츠 뾰족부츠 굽높은부츠 굽부츠 웨스턴힐부츠 삭스힐부츠 heelboots heeledboots heelboot heeledankleboots stilettoboots blockheelboots wedgeboots kittenheelboots pointedboots',
    with: [
      ['longBoots/maxi/long', 'longBoots'],
      ['padded/boa', 'snowBoots'],
      ['rubber', 'rainBoots'],
    ],
  },
  longBoots: {
    words:
      '롱부츠 롱붓츠 롱워커 긴부츠 롱가죽부츠 힐롱부츠 미들힐롱부츠 플랫롱부츠 웨스턴롱부츠 삭스롱부츠 롱삭스부츠 니하이부츠 니하이 니부츠 무릎부츠 오버니부츠 오버더니부츠 오버니 싸이하이부츠 싸이하이 사이하이부츠 사이하이 싸이하이롱부츠 라이딩부츠 승마부츠 승마화 승마장화 하이부츠 미들롱부츠 롱부츠힐 슬라우치부츠 슬라우치롱부츠 와이드롱부츠 와이드부츠 통넓은부츠 longboots longboot tallboots kneehighboots kneehigh kneeboots overtheknee overthekneeboots thighhighboots thighhighs thighhigh ridingboots ridingboot equestrianboots slouchboots ' +
      '롱부스',
    with: [
      ['rubber/rainBoots', 'rainBoots'],
      ['ugg', 'ugg'],
      ['padded/down/boa/ski', 'snowBoots'],
    ],
  },
  suedeBoots: {
    words:
      '처카부츠 처커부츠 첨카부츠 척카부츠 추카부츠 처카 처커 데저트부츠 데저트 데져트부츠 사막화 데져트 왈라비부츠 suedeboots suedeboot suedechelsea suedechelseaboots chukka chukkas chukkaboots chukkaboot desertboots desertboot wallabeeboots nubuckboots',
    with: [
      ['boa/fur', 'ugg'],
      ['workwear/safetyShoes', 'safetyShoes'],
      ['heels/highHeel', 'heelBoots'],
      ['longBoots', 'longBoots'],
    ],
  },
  snowBoots: {
    words:
      '눈길부츠 스노우부츠 스노부츠 스노우붓츠 스노우슈즈 스노우화 스노우신발 스노부트 눈부츠 눈신발 눈장화 방한화 방한부츠 방한신발 방한슈즈 방한운동화 방한워커 방한장화 방한털부츠 방한앵클부츠 방한단화 패딩운동화 패딩화 눕시부티 눕시부츠 부띠 겨울부츠 겨울방한화 겨울신발 겨울용부츠 털부츠 털워커 털앵클부츠 털롱부츠 퍼부츠 퍼앵클부츠 퍼롱부츠 문부츠 문부트 달부츠 설상화 설피 스키부츠 스키화 보드부츠 스노보드부츠 스노우보드부츠 윈터부츠 윈터슈즈 윈터화 발열부츠 보온부츠 보온화 오로라부츠 혹한기부츠 snowboots snowboot winterboots winterboot winterbootie moonboots moonboot paddingboots paddedboots downboots pufferboots furboots skiboots snowboardboots thermalboots ' +
      '털신부츠 털안감발목화 버가부트 동계화 ' +
      '눈오는날신발 눈올때신발 눈길신발 눈길부츠 눈오는날신는거 눈올때신는거 눈올때신는신발 눈오는날부츠 빙판길신발 빙판용',
    with: [['home', 'indoorShoes']],
  },
  ugg: {
    words:
      '어그 어그부츠 어그붓츠 어그슬리퍼 어그미니 어그울트라미니 어그슈즈 어그털신 어그뮬 어그플랫폼 어그신발 어구부츠 양털부츠 양털앵클부츠 양털롱부츠 양털슬립온 시어링부츠 쉬어링부츠 무스탕부츠 숏어그 롱어그 미니어그 통굽어그 플랫폼어그 ugg uggs uggboots uggboot shearlingboots sheepskinboots ' +
      '어글',
    with: [['home', 'indoorShoes']],
  },
  furShoes: {
    words:
      '털신 털신발 털슬리퍼 털슬립온 털로퍼 털운동화 털스니커즈 털뮬 털구두 털단화 털고무신 털크록스 털실내화 털실내화부츠 털쪼리 털샌들 털플랫 퍼슬리퍼 퍼신발 퍼슈즈 퍼로퍼 퍼뮬 퍼블로퍼 퍼샌들 퍼플랫 퍼슬라이드 퍼스니커즈 퍼클로그 퍼크록스 퍼슬립온 양털뮬 기모로퍼 방한슬리퍼 방한슬립온 방한털신 방한고무신 패딩뮬 겨울슬리퍼 겨울털신 누빔신발 누빔슬리퍼 furshoes furslides furslide furslippers furslipper furloafers furmules furclogs furshoe furlinedshoes shearlingslippers shearlingclogs fuzzyslippers ' +
      '누비신 절신발 솜신',
    with: [['home', 'indoorShoes']],
  },
  rainBoots: {
    words:
      '장화 장와 레인부츠 레인붓츠 래인부츠 레인슈즈 레인화 레인첼시 레인첼시부츠 레인로퍼 레인앵클부츠 숏레인부츠 롱레인부츠 레인부트 레인스니커즈 레인플랫 레인메리제인 비신발 비올때신발 비오는날 장마신발 장마슈즈 장마용신발 장마부츠 방수부츠 방수화 방수슈즈 방수신발 방수앵클부츠 pvc부츠 헌터부츠 헌터장화 헌터레인부츠 웰링턴 웰링턴부츠 웰링톤 롱장화 숏장화 반장화 앵클장화 미들장화 낚시장화 가슴장화 농장화 작업장화 주방장화 털장화 어른장화 여성장화 남성장화 패션장화 레인커버부츠 rainboots rainboot rainshoes rainshoe wellies wellington wellingtons wellingtonboots gumboots gumboot rubberboots rubberboot waterproofboots hunterboots rainloafers rainchelsea 레인 ' +
      '장화첼시 웨이더 물신 나까구쯔 나가구쯔 나가구츠 낚시웨이더',
    with: [['workwear safetyShoes', 'safetyShoes']],
  },
}
