import type { Brand } from '../types.ts'

/** Makers of women's clothes: shops, designers, home shopping. */
export const women: readonly Brand[] = [
  // women's boutique and department-store makers
  {
    words:
      'time타임 타임여성 시스템여성 sjsj 에스제이에스제이 타임 시스템 마인 랑방컬렉션 lanvincollection 더캐시미어 thecashmere 래트바이티 latt 구호 kuho 구호플러스 르베이지 lebeige 오즈세컨 ozsecond 오브제 obzee 오즈세컨드 클럽모나코 clubmonaco 세컨플로어 보브 vov 지컷 gcut 스튜디오톰보이 톰보이 studiotomboy tomboy 일라일 일라일엘 델라라나 dellalana 쥬시꾸뛰르 쥬시쿠튀르 juicycouture 럭키슈에뜨 luckychouette 쟈니헤잇재즈 쟈니해잇재즈 johnnyhatesjazz 쥬크 zooc 나이스크랍 nicecrap niceclaup 나이스클랍 온앤온 onon onandon line여성 비지트인뉴욕 visitinnewyork 올리브데올리브 olivedesolive 주크 에고이스트 플라스틱아일랜드 plasticisland magine 에스쏠레지아 시슬리 sisley 베네통 benetton 유나이티드컬러오브베네통 유나이티드컬러스오브베네통 샤틴 shatin 로엠 roem 로엠걸즈 더아이잗 아이잗 theizzat 아이잗바바 izzatbaba 아이잗컬렉션 izzatcollection 지고트 jjgigott 제이제이지고트 jj지고트 미샤 michaa 잇미샤 itmichaa 모조에스핀 mojosphine 아나카프리 anacapri 데무 demoo 쉬즈미스 shesmiss 나인걸 크로커다일여성 조이너스 joinus 꼼빠니아 compagna 예츠 yetts 트루젠여성 베스띠벨리 bestibelli 비키 viki si여성 이사베이 isabey 키이스 케네스레이디 kennethlady 막스까르뜨 마리끌레르 marieclaire 메이폴 mayple 벨라디터치 베카치오 부르다문 boulda 부르다문여성 르샵 leshop 듀엘 dewl 마인여성 마리스프롤그 엠씨 mc엠씨 minimum여성 앤클라인 anneklein 앤클라인뉴욕 비씨비지 bcbg 비씨비지막스아즈리아 bcbgmaxazria 캐리스노트 carriesnote 케이트스페이드의류 에스카다 escada 미스지콜렉션 지춘희 부르다 손정완 sonjungwan 김연주 김영주 신장경 이광희 설윤형 루치아노최 안혜영 엠마누엘웅가로 레니본 renebon 레니봉 크레송 cresson 엔씨에프 쁘렝땅 printemps 칼리아 karlia 카라쿠리 지센 zishen 지센여성 샤트렌 chatelaine 올리비아로렌 olivialauren 올리비아하슬러 oliviahassler 크로커다일레이디여성 모라도 morado 아날도바시니 arnaldobassini 아날도 예쎄 yesse 에스티로렌 인디안여성 앙띠브 피에이티 pat 독립문 엘르 elle 엘르여성 reborn여성 발렌시아 valencia 요하넥스 yohanex 후라밍고여성 이엔씨 enc 나프나프 nafnaf 96ny 나인식스뉴욕 에스알 코코엔도르 루시앤 씨씨콜렉트 cccollect 씨씨콜렉트cc 컬쳐콜 culturecall 더틸버리 thetilbury 듀엘걸 에잇컨셉 리엔뉴 lienn 라비엣 메르꼴레디 써스데이아일랜드 thursdayisland 써스데이 마쥬 maje 산드로 sandro 쟈딕앤볼테르 쟈딕 zadigvoltaire zadigandvoltaire 바쉬 bash바쉬 이로 끌로디피에로 클로디피에로 claudiepierlot 더쿠플스 thekooples 산드로옴므 이자벨마랑 isabelmarant 이자벨마랑에뚜왈 바네사브루노 vanessabruno 바네사브루노아떼 아떼 athe 띠어리 theory 띠어리theory 빈스 vince 헬무트랭 helmutlang 앨리스앤올리비아 aliceolivia 토리버치의류 다이앤본퍼스텐버그 dvf 레베카테일러 케이수 질바이질스튜어트 jillbyjillstuart 질바이 레이첼콕스 rachelcox 르캐시미어 lecashmere 캐시미어여성 유돈초이 데레쿠니 derercuny derecuny 데레쿠니여성 보니알렉스 bonialex 오컨 ohkun 페사드 pesade 스테이피플',
    only: {
      TOP: 'blouse knit shirt thinKnit',
      BOTTOM: 'slacks midiSkirt longSkirt pleatedSkirt',
      OUTER: 'woolCoat blazer trench tweedJacket',
      DRESS: 'dress formalDress knitDress shirtDress',
      SHOES: 'lowHeels flats',
      BAG: 'shoulderBag tote',
      SCARF: 'muffler silkScarf',
      ACCESSORY: 'belt',
    },
  },
  // designers and online makers, women
  {
    words:
      '에이블리 지그재그 zigzag ably 브랜디 brandi 29cm 이십구센치 더블유컨셉 wconcept 무신사우먼스 육육걸즈 66girls 66걸즈 육육걸스 소녀나라 스타일난다 stylenanda 난다 임블리 imvely 난닝구 naning9 츄 chuu 츄피치 나인걸즈 데일리먼데이 데일리앤 미쏘여성 리린 베니토 benito 슬로우앤드 slowand 슬로앤드 블랙업 blackup 아뜨랑스 attrangs 핫핑 hotping 핫핑쇼핑몰 공구우먼 09women 조아맘 joamom 메이비베이비 maybebaby 고고싱 gogosing 립합 liphop 달트 dalt 크림치즈마켓 creamcheesemarket 체리코코 cherrykoko 로즐리 roselee 로제이 시크헤라 chichera 시크폭스 유어네임 유어유니버스 프롬비기닝 frombeginning 프롬걸즈 fromgirls 미아마스빈 miamasvin 미스터스트릿 모코블링 mocobling 모던허 데일리쥬 무드글램 moodglam 더클로젯 바온 바이니 베이델리 beidelli 비비드레이디 어썸모먼트 어텀 오프더레코드 올리브언니 앤더유 앤유 로미스토리 romistory loco6 로렌하이 laurenhi 로에일 리리앤코 리얼코코 realcoco 마넬로 manelo 보니스퀘어 보다나의류 더핑크 dahong dahong쇼핑몰 다바걸 dabagirl 다바 안나앤블루 annanblue 언니네옷장 언더비 에드모어 admore 에이인코디 유화이 이프네 주줌 쥬쥬비 주니엘 줌마나라 준나나 제이브로스 제이엘프 젤리피치 저스트원 justone 초코엘 카라멜라 캔마트 canmart 켈리클로젯 쿠아 핀블랙 pinblack 핑크시크릿 핑크무드 핑크스토리 하비언니 헤이스위티 히니크 hinicq 히프나틱 hypnotic 옷자락 올인올 오월의하늘 sona 비비안걸 wing쇼핑몰 메리어라운드 merryaround 어반트리 시에sie 론론 ronron 오프닝선샤인 openingsunshine 오프닝썬샤인 로라로라 rolarola 로라로라rolarola 마가린핑거스 margarinfingers 마가린핑거즈 마가린핑거 셀렙샵 루에브르 루에브르louevre louev 바이블랭크 아카이브볼드 archivebold 아카이브앱크 타낫 tannat 파사드패턴 facadepattern 클로브clove 더로랑 틸아이다이 tillidie 미닛뮤트 minitmute 아모멘토 amomento 르메메 lememe 르메메lememe 로우클래식 lowclassic 렉토여성 recto렉토 제이청 jchung 킨더살몬 kindersalmon 몬츠 mondte 비뮈에트 bmuet 와이씨에이치 ych 유즈드퓨처 잉크 eenk eenk잉크 아비에 아방 avan아방 아보아보 avouavou 앤유즈 오스트카카 ostkaka 오호스 ohhos 오르오르 오우르 ouur 인스턴트펑크 instantfunk 자렛 jaret 제이쿠 쟈뎅 제너럴아이디어 generalidea 챠밍 카인더베이비 카키포인트 프론트로우 frontrow 프론트로우frontrow 프랭키샵 frankieshop 더프랭키샵 플레이스스튜디오 플랙여성 하이칙스 hichix 한나신 할리케이 헤이미쉬 히에타 hieta 해브레스 haveless 핀카 fynka 마뗑킴 마땡킴 마뗑 matinkim 스탠드오일 standoil 그로우원오브 grove그로우 그레이프 그레이스엘우드 gracelelwood graceelwood 그레이시크 grayychic 그레이양 grayyang 딘트 dint 딘트dint 라룸 larum 라룸larum 라메레이 라이크유 라이크라잌 raive 레이브raive 레브드미엘 로맨시크 romanchic 르아르 르누아 리이 rei르이 링서울 마론에디션 maronedition 맨온더분 manontheboon 메종미네드 maisonmined 메종드이네스 maisondeines 메종마레 maisonmarais 모노하 monoha 무아무아 mooahmooah 베르니스 vernis베르니스 베르쏘 베리시여성 베이식코튼 분더캄머 bonderkammer 브이에스 블루핏 bluefit 비아플레인 viaplain 비엘알블러 살롱드욘 salondeyohn 살롱드서울 서프코드 선데이선셋 sundaysunset 세미콜론 써머투딘 소이씨랩 솔티페블 saltypebble saltpebble 쉬즈리즈 스와틴 스튜디오니콜슨 studionicholson 스튜디오앤파트 슬로우플로우 시눈 sinoon 시스티나 씨엔와이티티이 cnyttan citta 아캄 arkam 아티드 atid 아티드atid 앙크15 앙개 engbrox앙개 어라운드율 aroundyul 어렌즈 어몬드 aamond 어헤이트 ahate 에이트레디 에트몽 et몽 에피다 엔오르 anor엔오르 엘리오티 엠브로스 오르뷰 올라카일리 olakyly 올라카일리olakyly olakiley 위메농 weemenon 유니크핏 유메르 이스트쿤스트 istkunst 일리고 illigo 일리고illigo 잘로우 제로스트릿 zerostreet 제이드에이 지니프 진저밀크 코모레비 콜라보토리 collabotory qrtr 키미제이 kimmyj 타게토 targetto 텐먼스 10month 10months 토니웩 토니윅 toniwack 파인드카푸어 findkapoor 퍼니로브 포스트뮤지엄 푸쉬버튼 pushbutton 플로움 flowoom 피에스앤코 하이드아웃 하우투웨어 더바넷 thebarnnet 더오픈프로덕트 theopenproduct top더오픈 오픈프로덕트 더일마 theilma 더니트컴퍼니 theknitcompany 니트컴퍼니 그라더스 grds 글로니 glowny 글로우니 glownyglow',
    only: {
      TOP: 'knit tee blouse shirt',
      BOTTOM: 'widePants jeans midiSkirt slacks',
      OUTER: 'cardigan blazer woolCoat',
      DRESS: 'dress summerDress knitDress maxiDress',
      SHOES: 'loafers flats sandals',
      BAG: 'shoulderBag tote crossbody',
      HAT: 'ballCap beanie',
      SCARF: 'muffler',
      ACCESSORY: 'earrings necklace',
    },
  },
  {
    words:
      '자라 zara zarawoman 자라맨 자라우먼 에이치앤엠 에이치엔엠 hm hnm 흐앤므 코스 cos 마시모두띠 마시모두찌 massimodutti 아르켓 arket 앤아더스토리즈 앤아더스토리스 앤아더 앤아더스 andotherstories otherstories 위크데이 weekday 몬키 monki 풀앤베어 풀앤배어 pullandbear pullbear 버쉬카 bershka 스트라디바리우스 stradivarius 오이쇼 oysho 탑샵 topshop 탑맨 topman 아소스쇼핑몰 asos 미스셀프리지 포에버21 포에버투애니원 forever21 프라이마크 primark 쉬인 shein 유어브랜드 막스앤스펜서 marksandspencer ms 어반아웃피터스 urbanoutfitters 프리피플 freepeople 앤트로폴로지 anthropologie 브랜디멜빌 brandymelville 피크닉룩브랜드 파쎄 코스트코 costco 커클랜드 kirkland daiz 다이소 daiso jaju 자주jaju 모던하우스 텐바이텐',
    only: {
      TOP: 'tee knit shirt blouse',
      BOTTOM: 'slacks widePants jeans midiSkirt',
      OUTER: 'blazer woolCoat cottonJacket trench',
      DRESS: 'dress summerDress maxiDress',
      SHOES: 'sneakers sandals loafers',
      BAG: 'shoulderBag tote miniBag',
      SOCKS: 'socks',
      UNDERWEAR: 'undershirt briefs',
      HAT: 'ballCap',
      ACCESSORY: 'earrings necklace belt',
      SCARF: 'muffler thinScarf',
    },
  },
  // home shopping and markets
  {
    words:
      '여성크로커다일 크로커다일레이디 crocodilelady gs홈쇼핑 지에스샵 gsshop cj온스타일 cj오쇼핑 현대홈쇼핑 롯데홈쇼핑 ns홈쇼핑 엔에스홈쇼핑 공영홈쇼핑 홈앤쇼핑 라삐아프 셀렙샵에디션 칼라거펠트홈쇼핑 뱅뱅홈쇼핑 더엣지 theatg 더앳지 에디티드 edited홈쇼핑 지오스피릿 지스튜디오 gstudio 지스튜디오홈쇼핑 브리엘 brielle홈 라씨엔토 laciento 모르간 morgan 쏘울 sowool 쏘울sowool 스테파넬 stefanel 르네크루 제이바이 jby 밀라노스토리 정구호 j바이정구호 이상봉 lie상봉 이상봉에디션 고비캐시미어 아뜰리에마누엘 마리노블 마담4060 마담포라 madampolla 조르쥬레쉬 georgesrech 안나수이홈 안나수이 annasui 다니엘에스떼 대니얼크레뮤 danielcremieux 다니엘크레뮤 펠틱스 feltics 그렉노먼 페플럼바이 젤리피쉬 남대문 남대문시장 동대문 동대문시장 동묘 동묘시장 광장시장 평화시장 고속터미널 고터 고투몰 지하상가 지하상가표 시장표 재래시장 길거리표 모다아울렛',
    only: {
      TOP: 'knit tee blouse longTee',
      BOTTOM: 'slacks bandSlacks widePants',
      OUTER: 'cardigan shortPadding woolCoat blouson',
      DRESS: 'dress summerDress',
      SHOES: 'sneakers comfortShoes sandals',
      BAG: 'tote crossbody',
      UNDERWEAR: 'undershirt thermalSet',
      SOCKS: 'socks',
      SCARF: 'muffler',
      HAT: 'bucketHat ballCap',
    },
  },
]
