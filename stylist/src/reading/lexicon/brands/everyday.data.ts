import type { Brand } from '../types.ts'

/** Makers of basics and of street wear, and large chains. */
export const everyday: readonly Brand[] = [
  // basics and large chains
  {
    words:
      '유니클로 uniqlo uniqlou 유니클로u 유니클로유 지유 무인양품 muji 스파오 spao 탑텐 topten topten10 톱텐 지오다노 giordano 에잇세컨즈 에잇세컨 8세컨즈 8세컨 8seconds eightseconds 미쏘 mixxo 폴햄 polham 프로젝트엠 projectm 앤드로이드 베이직하우스 basichouse 마인드브릿지 mindbridge 유지아이지 ugiz 유지아이제트 유지아이즈 지프 jeep gap 테이트 지피지기 클라이드 clride 클라이드앤 아메리칸어패럴 americanapparel 갭 올드네이비 oldnavy 바나나리퍼블릭 bananarepublic 제이크루 jcrew 아베크롬비 abercrombie 아베크롬비앤피치 홀리스터 hollister 아메리칸이글 americaneagle 후아유 whoau 티니위니 teeniewenie 팀버랜드의류 행텐 hangten 옴파로스 카운테스마라 nii 니코앤드 nikoand 로리즈팜 lowrysfarm 글로벌워크 globalwork 어반리서치 urbanresearch 빔스 beams 유나이티드애로우즈 unitedarrows 프리스비',
    only: {
      TOP: 'tee longTee knit sweatshirt shirt',
      BOTTOM: 'slacks chino jeans widePants',
      OUTER: 'lightDown cardigan blouson cottonJacket',
      DRESS: 'dress summerDress knitDress',
      UNDERWEAR: 'thermalTop coolInner undershirt',
      SOCKS: 'socks ankleSocks',
      SHOES: 'sneakers canvasShoes',
      BAG: 'crossbody ecoBag tote',
    },
  },
  {
    words:
      '무신사 mss 세터 허프 무신사스탠다드 무신사스탠 무탠다드 무텐다드 무스탠 무신사우먼 무신사스탠다드우먼 musinsa musinsastandard 굿라이프웍스 유니폼브릿지 uniformbridge 도프제이슨 dofjason toffee 드로우핏 drawfit 드로핏 코드그라피 codegraphy 필루미네이트 filluminate 프리즘웍스 frizmworks 브랜디드 bridged 브렌디드 엘무드 lmood 인사일런스 insilence 어나더오피스 anotheroffice 포터리 pottery 렉토 recto 르917 le17septembre 르셉템버 띠어리맨 노이어 noirer 노매뉴얼 nomanual 비바스튜디오 vivastudio 쿠어 coor 모드나인 modnine 피스워커 pieceworker 페이탈리즘 fatalism 라퍼지스토어 lafudgestore 라퍼지포우먼 로드존그레이 lordjohngrey 밈더워드로브 memethewardrobe xero 수아레 suare 낫포너드 notfornerd 내셔널퍼블리시티 nationalpublicity 던스트 dunst 트릴리온 trillion 브라운브레스 brownbreath 브라운야드 brownyard outstanding 네스티팬시클럽 네스티킥 nastykick 파르티멘토 partimento 스컬프터 sculptor 프롬아를 fromarles 제이리움 jlium 그레이버 graver 이벳필드 yvetfield 에스피오나지 espionage 벤힛 benhit 벤힛투더비트 디미트리블랙 dimitriblack 티떠블유엔 티더블유앤 twn 알엔에이 세인트페인 saintpain 마크곤잘레스 markgonzales 헤리티지플로스 heritagefloss 셋업이엑스이 로씨로씨 로시로씨 밀로아카이브 miloarchive mmlg 밀레클래식 엠엠엘지 mmlgarment 1993스튜디오 블론드나인 blondnine 시야쥬 siyazu 앤더슨벨 anderssonbell 아더 아더에러 adererror 준지캐주얼 이에스엔 esn 이스트로그 eastlogue 언어펙티드 unaffected 와일드동키 wilddonkey 해브해드 havehad 데우스 deus 데우스엑스마키나 deusexmachina 브롬톤런던 bromptonlondon 폴로오션',
    only: {
      TOP: 'tee longTee sweatshirt shirt knit',
      BOTTOM: 'widePants slacks jeans chino',
      OUTER: 'blouson cottonJacket cardigan blazer',
      DRESS: 'dress knitDress',
      SHOES: 'sneakers loafers',
      BAG: 'crossbody shoulderBag tote',
      HAT: 'ballCap beanie',
      SOCKS: 'socks',
    },
  },
  // street
  {
    words:
      '스투시 stussy 스튜시 슈프림 supreme 팔라스 palace 베이프 bape 베이프apes 어베이싱에이프 abathingape 칼하트윕 칼하트wip carharttwip 오베이 obey 브릭스톤 립앤딥 ripndip 디스이즈네버댓 디네댓 디네뎃 디스이즈네버뎃 디스이즈네버댇 thisisneverthat 이미스 emis 이미스볼캡 마르디 마르디메크르디 마르디메르크디 mardi mardimercredi 아이앱 아이앱스튜디오 iab iabstudio 커버낫 covernat 커버냇 라이풀 liful 예일 yale 하버드 harvard 하바드 예일대 ucla 유씨엘에이 코닥 kodak 코닥어패럴 폴라로이드의류 polaroid 엔에프엘 nfl 내셔널지오그래픽키즈 오아이오아이 oioi 5252 5252바이오아이오아이 5252byoioi 위글위글 wigglewiggle 키르시 kirsh 로맨틱크라운 romanticcrown 엘엠씨 lmc 로스트매니지먼트시티즈 오드스튜디오 oddstudio 어반스터프 urbanstoff 비욘드클로젯 beyondcloset 플라스틱프로덕트 크리틱 critic 트래셔 트레셔 thrasher 산타크루즈 santacruz 스케이트보드웨어 쎄쎄쎄 써피아이 앱놀머씽 abnormalthing 널디 nerdy 널디nerdy 그루브라임 grooverhyme 그루브라임ag 아웃도어프로덕츠 outdoorproducts 팬콧 pancoat 스테레오바이널즈 stereovinyls 스테레오바이널스 스티그마 stigma 베이직코튼 basiccotton 에이카 어커버 acover 아크메드라비 acmedelavie adlv 에이디엘브이 에스티유 미치코런던 michikolondon 챔피언 챔피온 champion 러셀애슬레틱 russellathletic 러셀 길단 gildan 프린트스타 printstar 로스코 rothco 컴포트컬러스 comfortcolors 캠버 camber 로스앤젤레스어패럴 losangelesapparel 에센셜피어오브갓 피어오브갓 피오갓 fearofgod fog에센셜 갤러리디파트먼트 gallerydept 크롬하츠의류 오프화이트브랜드 offwhitebrand 오프화이트오프 팜엔젤스 palmangels 팜앤젤스 휴먼메이드 humanmade kapital 네이버후드 neighborhood 더블탭스 wtaps 언더커버 undercover 크레이그그린 데님티어스 denimtears 컨버스웨어 젝세스 구스텝 떠그클럽 thugclub 떠그클럽thug 산산기어 sansangear 웨스트윅 westwick 폴리테루 polyteru 포스트아카이브팩션 postarchivefaction 혜인서 hyeinseo 한규용',
    only: {
      TOP: 'tee sweatshirt hoodie longTee',
      BOTTOM: 'sweatpants cargo jeans shorts',
      OUTER: 'hoodZip coachJacket blouson shortPadding',
      HAT: 'ballCap beanie bucketHat',
      BAG: 'crossbody backpack shoulderBag',
      SHOES: 'sneakers slides',
      SOCKS: 'socks',
      DRESS: 'sweatDress dress',
    },
  },
  {
    words:
      '엠엘비 mlb 엠엘비키즈 mlbkorea 뉴에라 newera 47브랜드 47brand 포티세븐 포티세븐브랜드 캉골 kangol 플렉스핏 flexfit 밋첼앤네스 미첼앤네스 mitchellandness mitchellness 볼란트 캡텐 샐러드볼 유니더스 스냅백매니아 핫티몬디 버팔로햇',
    only: {
      HAT: 'ballCap bucketHat beanie',
      TOP: 'tee sweatshirt hoodie',
      BOTTOM: 'sweatpants shorts',
      OUTER: 'varsity shortPadding hoodZip',
      SHOES: 'sneakers',
      BAG: 'crossbody sling backpack',
      DRESS: 'sweatDress',
    },
  },
]
