/** Color words of names and attributes; each line is one color. */
export const colors: Readonly<Record<string, string>> = {
  '#1b1b1d':
    '블랙 검정 검정색 검정컬러 검은 검은색 검은거 검은것 검정거 검정것 검정꺼 껌정 껌정색 까만 까만색 까만거 까만것 까망 까망색 깜장 깜장색 까마귀색 흑 흑색 흑청 흑청색 흑청바지 흑데님 흑진 블랙진 블랙데님 블랙청 먹색 먹블랙 먹청 올블랙 올검 제트블랙 딥블랙 리얼블랙 퓨어블랙 진블랙 트루블랙 소프트블랙 피그먼트블랙 워시드블랙 빈티지블랙 로우블랙 매트블랙 무광블랙 유광블랙 샤이니블랙 카본블랙 잉크블랙 오프블랙 쿨블랙 웜블랙 블랙컬러 블랙톤 블랙색 블렉 블랙스 브랙 블랙블랙 트리플블랙 코어블랙 팬텀블랙 스페이스블랙 흑단 흑요석 블랙와치 블랙워치 black blacks blk bk bl블랙 blck allblack jetblack offblack darkblack coreblack tripleblack ebony noir nero schwarz',
  '#34353a':
    '연블랙 라이트블랙 페이드블랙 페이디드블랙 더스티블랙 애쉬블랙 블랙그레이 그레이블랙 연흑청 흑연 흑연색 그라파이트 아스팔트 석탄 석탄색 숯색 숯검정 연먹색 연먹 페인트블랙 블랙빛 흑회 먹회색 검회색 검회 다크차콜 딥차콜 진차콜 블랙차콜 차콜블랙 잉크그레이 graphite blackgrey blackgray washedblack fadedblack anthracite 앤트러사이트 앤쓰러사이트 안트라사이트 offnoir 스모크블랙',
  '#46484d':
    '차콜 챠콜 차콜색 챠콜색 차콜그레이 챠콜그레이 차콜회색 차코올 챠코올 차클 목탄 목탄색 진회색 진회 진한회색 짙은회색 어두운회색 진쥐색 진그레이 찐회색 딥그레이 다크그레이 다크그래이 다크회색 흑회색 흑쥐색 쥐색진 멜란지차콜 차콜멜란지 아이언그레이 건메탈 건메탈색 스틸그레이 철색 charcoal charcol charcoalgrey charcoalgray darkgrey darkgray deepgrey deepgray dkgrey dkgray gunmetal irongrey ch차콜 cc차콜',
  '#6f7176':
    '미디엄그레이 미디움그레이 중간회색 중회색 빈티지그레이 피그먼트그레이 페인티드그레이 스톤그레이 씨멘트 시멘트 시멘트색 시멘트그레이 콘크리트그레이 스모크그레이 스모키그레이 슬레이트그레이 애쉬차콜 섀도우그레이 코끼리색 쥐색 쥐색그레이 그레이데님 그레이진 회청 회청색 회진 회색진 mediumgrey mediumgray midgrey midgray slategrey slategray cement concrete smokegrey smokegray',
  '#8c8d91':
    '그레이 그래이 그레이색 그레이컬러 그레이톤 회색 회색컬러 회색톤 잿빛 재색 잿빛색 멜란지 멜란지그레이 그레이멜란지 멜란지회색 회멜란지 멜란쥐 맬란지 그레이메란지 쿨그레이 웜그레이 애쉬 애쉬그레이 애쉬색 애시 애시그레이 헤더그레이 헤더 뉴트럴그레이 포그그레이 클라우드그레이 grey gray greys grays gry gy gr그레이 melange melangegrey melangegray greymelange graymelange heather heathergrey heathergray coolgrey coolgray ash ashgrey ashgray',
  '#b9bbbf':
    '연회색 연한회색 밝은회색 흐린회색 옅은회색 연그레이 연한그레이 라이트그레이 라이트그래이 라이트회색 라잇그레이 페일그레이 파스텔그레이 아이스그레이 실버그레이 은회색 백멜란지 1멜란지 3멜란지 5멜란지 백멜 연멜란지 라이트멜란지 화이트멜란지 미스트그레이 연쥐색 문스톤 펄그레이 그레이쉬 그레이시 아이스애쉬 퓨어그레이 lightgrey lightgray ltgrey ltgray palegrey palegray silvergrey silvergray mistgrey icegrey lg그레이 lightmelange 더블그레이',
  '#c3c6ca':
    '실버 실버색 실버컬러 은색 은빛 은빛색 실버메탈 메탈실버 메탈릭실버 화이트골드 백금 크롬색 silver silvers slv metallicsilver sterlingsilver whitegold',
  '#ffffff':
    '퓨어화이트 순백 순백색 순백의 새하얀 새하얀색 새하양 눈처럼하얀 스노우화이트 스노화이트 브라이트화이트 블리치화이트 옵티컬화이트 클린화이트 트리플화이트 올화이트 purewhite snowwhite brightwhite opticalwhite triplewhite allwhite',
  '#f7f7f5':
    '화이트 화이트색 화이트컬러 화이트톤 흰 흰색 흰거 흰것 흰꺼 흰둥색 하얀 하얀색 하얀거 하얀것 하양 하양색 허연 허연색 백색 화이트진 화이트데님 백진 백청 백데님 오프화이트 오프화잇 화잇 화이티 와이트 쿨화이트 클라우드화이트 밀키화이트 펄화이트 파우더화이트 페이퍼화이트 빈티지화이트 코튼화이트 소프트화이트 초크화이트 마쉬멜로우화이트 구름색 솜사탕화이트 white whites wht wh offwhite milkywhite cloudwhite softwhite blanc bianco weiss',
  '#efe9dc':
    '아이보리 아이보리색 아이보리컬러 아이보이 아이버리 연아이보리 라이트아이보리 진아이보리 웜아이보리 아이보리화이트 화이트아이보리 크림 크림색 크림컬러 크림화이트 화이트크림 라이트크림 소프트크림 밀키크림 생크림 생크림색 크림아이보리 아이보리크림 크림데님 크림진 에크루 에크류 에크뤼 에끄루 에크루색 미색 미색컬러 우유 우유색 우유빛 우윳빛 밀크 밀크색 밀키 밀크화이트 바닐라 바닐라색 바닐라크림 내추럴 내츄럴 네추럴 네츄럴 네추럴색 내추럴화이트 본화이트 진주색 펄아이보리 펄크림 쌀색 쌀뜨물색 두부색 백아이보리 코코넛밀크 에그쉘 에그셸 샴페인화이트 앤틱화이트 엔틱화이트 누가 상아색 상아빛 콘실크 ivory ivry cream creme crm ecru milky vanilla natural eggshell antiquewhite offcream',
  '#e3d6bd':
    '오트밀 오트밀색 오트 오트색 오트밀크 오트베이지 오트라떼 오트크림 오트아이보리 오트멜란지 연오트밀 오트밀베이지 오트밀멜란지 라이트베이지 라이트샌드 라잇베이지 연베이지 연한베이지 밝은베이지 옅은베이지 페일베이지 크림베이지 아이보리베이지 베이지아이보리 베이지크림 밀크베이지 바닐라베이지 에크루베이지 소프트베이지 화이트베이지 백베이지 린넨베이지 린넨컬러 샴페인 샴페인베이지 샴페인색 누드 누드톤 누드색 누드컬러 누드베이지 스킨색 스킨톤 스킨베이지 스킨컬러 살색 살색톤 살구베이지 피부색 쉘베이지 조개색 버터밀크 마카다미아 oatmeal oat oats oatmilk lightbeige ltbeige palebeige creambeige nude nudebeige skincolor skintone champagne buttermilk parchment',
  '#d8c7a6':
    '베이지 베이지색 베이지컬러 베이지톤 배이지 베이쥐 베이즤 베쥐 샌드 샌드색 샌드베이지 샌드컬러 모래색 사막색 데저트샌드 데저트베이지 중베이지 미디엄베이지 웜베이지 쿨베이지 내추럴베이지 옐로우베이지 옐로베이지 노란베이지 위트베이지 밀색 건초색 스트로베이지 라떼베이지 코튼베이지 치노베이지 치노색 에크루샌드 보리색 밀짚색 초크베이지 beige beiges beg be베이지 sand sandbeige sandy khakibeige naturalbeige stonebeige',
  '#bfa888':
    '진베이지 진한베이지 짙은베이지 다크베이지 딥베이지 어두운베이지 모카베이지 카키베이지 베이지카키 카멜베이지 브라운베이지 베이지브라운 탄베이지 코코아베이지 커피베이지 토스트베이지 캐러멜베이지 카라멜베이지 카라멜라떼 라떼 라떼색 카페라떼색 밀크티 밀크티색 밀크티베이지 차이라떼 진모래색 흙베이지 비스크 샌드브라운 라이트카멜 연카멜 연탄 darkbeige deepbeige mochabeige camelbeige brownbeige latte cafelatte milktea sandbrown chai',
  '#b08d57':
    '카멜 카멜색 카멜컬러 캐멜 캐멀 카맬 까멜 낙타색 진카멜 다크카멜 딥카멜 탄 탄색 탠 탠색 라이트탄 카라멜 카라멜색 캐러멜 캐러멜색 캬라멜 캬라멜색 달고나색 꿀색 허니색 허니브라운 토피 토피넛 버터스카치 비스코티 땅콩색 베르베린 호두색 월넛라이트 사막브라운 휘트 위트탄 밀베이지 진저브라운 카라멜브라운 호박색 푸들색 황토 황토색 황토빛 누룽지색 오커 오크색 camel camels tan tans caramel toffee peanut ochre ocher cognactan 새들브라운 saddlebrown biscotti',
  '#8a5a3b':
    '브라운 브라운색 브라운컬러 브라운톤 부라운 브라운브라운 갈색 갈색톤 갈색컬러 연갈색 연한갈색 밝은갈색 라이트브라운 연브라운 라잇브라운 카멜브라운 탄브라운 미디엄브라운 중갈색 빈티지브라운 코냑 꼬냑 코냑색 코냑브라운 시나몬 시나몬색 시나몬브라운 계피 계피색 쿠키색 흙색 흙갈색 토브라운 테라브라운 나무색 우드색 우드브라운 가죽색 레더브라운 코르크색 러셋 위스키브라운 브랜디색 브라운슈가 흑당 마롱브라운 bown brown browns brn brw lightbrown ltbrown medbrown cognac cinnamon tanbrown camelbrown russet marron marone',
  '#6b4a34':
    '진갈색 진한갈색 짙은갈색 어두운갈색 다크브라운 다크브라온 딥브라운 진브라운 밤색 밤갈색 밤톨색 체스트넛 체스넛 고동 고동색 고동브라운 초코 초코색 초코브라운 초콜렛 초콜릿 초콜릿색 초콜렛색 쵸코 쵸코색 쵸콜렛 초코렛 쵸코브라운 다크초코 다크초콜릿 밀크초코 밀크초콜릿 카카오브라운 카카오색 카카오컬러 모카 모카색 모카브라운 모카무스 모카커피 코코아 코코아색 코코아브라운 커피 커피색 커피브라운 에스프레소 에스프레소색 아메리카노색 월넛 월넛색 마호가니 마호가니색 브릭브라운 레드브라운 적갈색 와인브라운 버건디브라운 브라운와인 흑갈색 블랙브라운 브라운블랙 나무껍질색 세피아 통나무색 간장색 흑당밀크티 시가브라운 토바코브라운 넛브라운 머드브라운 어스브라운 얼쓰 허브브라운 카키초코 darkbrown deepbrown dkbrown choco chocolate chocobrown chestnut mocha mochamousse cocoa coffee espresso walnut mahogany redbrown reddishbrown blackbrown sepia',
  '#a89a8c':
    '토프 토프색 톱프 또프 토프그레이 토프베이지 토프브라운 그레이지 그레이쥐 그래이지 그레지 그레이베이지 베이지그레이 회베이지 회색베이지 베이지회색 회갈색 회갈 스톤 스톤색 스톤베이지 돌색 스톤컬러 에크루그레이 머쉬룸 버섯색 에토프 에토페 애쉬브라운 애쉬베이지 애시베이지 애시브라운 애쉬카키 그레이브라운 그레이쉬브라운 그레이시브라운 그레이쉬베이지 그레이시베이지 그레이쉬카키 페블 페블그레이 자갈색 모카그레이 클레이베이지 클레이그레이 두더지색 라텔 카키그레이 그레이카키 스토니 시드베이지 taupe taupes greige greybeige graybeige beigegrey beigegray stone mushroom etoupe ashbrown ashbeige greybrown graybrown pebble',
  '#e0b9ac':
    '핑크베이지 베이지핑크 스킨핑크 누드핑크 살구핑크 로즈베이지핑크 블러쉬 블러시 블러쉬핑크 쉘핑크 발레핑크 발레리나핑크 페탈 파우더핑크 파우더색 파우더로즈 먼지핑크 톤다운핑크 탁한핑크 nudepink pinkbeige beigepink blush blushpink powderpink shellpink balletpink',
  '#1f2a48':
    '네이비 네이비색 네이비컬러 네이비톤 내이비 네이븨 네비 네비색 남색 남색컬러 군청 군청색 곤색 곤색컬러 감색 감청 감청색 진남색 진한남색 짙은남색 진네이비 진한네이비 다크네이비 딥네이비 미드나잇 미드나이트 미드나잇블루 미드나이트블루 미드나잇네이비 네이비블루 블루네이비 블랙네이비 네이비블랙 클래식네이비 트루네이비 프렌치네이비 잉크네이비 퍼플네이비 스쿨네이비 유니폼네이비 마린네이비 칼리지에이트네이비 오션네이비 진청 진청색 진청바지 진데님 진한청 짙은청 다크데님 딥데님 딥인디고 생지 생지데님 생지색 생지청바지 생지진 원워싱 논워싱 로우데님 로데님 로우인디고 딥블루 다크블루 진파랑 진파란 진파란색 진한파랑 진한파란 진한파란색 진블루 잉크 잉크색 잉크블루 남청 남청색 남빛 쪽빛 쪽색 쪽빛색 사파이어네이비 navy navys navyblue nvy nv darknavy deepnavy midnight midnightblue midnightnavy darkblue deepblue dkblue dkindigo darkindigo inkblue ink rawdenim rawindigo darkdenim marinenavy marino',
  '#31508c':
    '인디고 인디고색 인디고블루 인디고컬러 인디고데님 인디고네이비 중진청 중진청색 미디엄인디고 코발트네이비 오션블루 마린블루 딥오션 프러시안블루 프러시안 사파이어블루 라피스 라피스블루 블루베리 블루베리색 데님네이비 울트라마린 울트라마린블루 클래식블루 네이비쉬블루 indigo indigoblue oceanblue marineblue prussian prussianblue ultramarine classicblue blueberry',
  '#2f5fb3':
    '블루 블루색 블루컬러 블루톤 불루 블류 브루 파랑 파랑색 파란 파란색 파란거 파란것 파랑거 퍼런 퍼런색 새파란 새파란색 쨍블루 쨍파랑 비비드블루 원색블루 청색 로얄블루 로열블루 코발트 코발트블루 코발트색 아쿠아코발트 트루블루 브라이트블루 일렉트릭블루 네온블루 형광블루 이브클랭블루 이브클라인블루 클라인블루 클랭블루 팀로얄 리얼블루 딥스카이 딥스카이블루 콘플라워 콘플라워블루 오리엔탈블루 울트라블루 블루비비드 인텐스블루 메디블루 blue blues blu royalblue cobalt cobaltblue trueblue electricblue vividblue brightblue kleinblue yveskleinblue cornflower bleu azzurro',
  '#4f6f9f':
    '중청 중청색 중청바지 중청데님 중청진 미드중청 미디엄블루 미디움블루 미들블루 청바지색 데님블루 데님색 데님컬러 블루데님 블루진 블루데님색 청데님 빈티지블루 빈티지중청 빈티지청 워싱블루 워시드블루 페이드블루 페이디드블루 인디고워싱 스톤워싱블루 더스티블루 더스티네이비 애쉬블루 애시블루 블루그레이 그레이블루 그레이쉬블루 그레이시블루 회청블루 청회색 청회 블루애쉬 스틸블루 스모크블루 스모키블루 스톤블루 슬레이트블루 먼지블루 톤다운블루 탁한블루 모노블루 피그먼트블루 스펠바운드블루 mediumblue middleblue midblue denimblue bluedenim bluejean vintageblue washedblue fadedblue dustyblue ashblue bluegrey bluegray greyblue grayblue steelblue slateblue smokeblue stoneblue',
  '#a9c4e4':
    '라이트블루 라이트불루 라잇블루 연블루 연한블루 연파랑 연파란 연파란색 연한파랑 연한파란 연한파란색 밝은파랑 밝은블루 옅은파랑 옅은블루 하늘 하늘색 하늘컬러 연하늘 연하늘색 연한하늘색 밝은하늘색 진하늘 진하늘색 하늘하늘색 스카이 스카이색 스카이블루 스카이불루 라이트스카이 라이트스카이블루 딥스카이색 소라 소라색 소라컬러 연소라 연소라색 소라블루 진소라 소라하늘 연청 연청색 연청바지 연청데님 연청진 라이트데님 라이트진 라이트인디고 아이스데님 아이스진 아이스워싱 아이스블루 아이스불루 아이시블루 베이비블루 파스텔블루 파우더블루 페일블루 소프트블루 파스텔하늘 세룰리안 세룰리안블루 세레니티 옥스포드블루 옥스퍼드블루 셔츠블루 샴브레이블루 클리어블루 물색 블루스카이 리틀보이블루 캐롤라이나블루 유니버시티블루 유니버시티불루 아르헨티나블루 에어블루 콜롬비아블루 블리치블루 글래시어블루 미네랄블루 코튼블루 lightblue ltblue sky skyblue skyblues babyblue pastelblue powderblue paleblue softblue iceblue icyblue sora serenity cerulean lightdenim lightindigo universityblue carolinablue airblue azure',
  '#1f8a86':
    '청록 청록색 청녹 청녹색 틸 틸그린 틸블루 터콰이즈 터콰이스 터쿼이즈 터키석 터키블루 터키즈 터키색 터코이즈 피콕그린 피콕블루 공작색 블루그린 그린블루 딥틸 페트롤 페트롤블루 페트롤그린 딥아쿠아 비리디언 비리디안 teal tealgreen tealblue turquoise turqoise bluegreen petrol lagoon viridian',
  '#a8dcc8':
    '민트 민트색 민트컬러 민트그린 민트블루 연민트 연한민트 진민트 라이트민트 파스텔민트 페일민트 소프트민트 더스티민트 애플민트 스피어민트 페퍼민트 민초 민트초코 아쿠아 아쿠아색 아쿠아블루 아쿠아마린 아쿠아민트 시폼 씨폼 씨폼그린 옥색 옥빛 비취 비취색 비취빛 제이드그린 티파니블루 티파니민트 셀라돈 mint mints mintgreen mintblue lightmint palemint peppermint aqua aquablue aquamarine seafoam tiffanyblue celadon',
  '#2e7d4f':
    '그린 그린색 그린컬러 그린톤 초록 초록색 초록톤 초록컬러 녹색 녹색톤 녹색컬러 풀색 풀빛 잔디색 켈리그린 캘리그린 브라이트그린 비비드그린 에메랄드 에메랄드그린 에메랄드색 에매랄드 크리스마스그린 클로버그린 셀틱그린 보테가그린 보테가그린색 파로트그린 패럿그린 초록초록 리얼그린 퓨어그린 멜론그린 배추색 상추색 그래스그린 잎사귀색 바질그린 허브그린 green greens grn kelly kellygreen emerald emeraldgreen brightgreen vividgreen bottegagreen grassgreen verde vert',
  '#1f4a38':
    '진초록 진초록색 진한초록 진한초록색 짙은초록 짙은녹색 진녹색 진한녹색 진녹 진그린 찐초록 다크그린 다크그린색 딥그린 포레스트 포레스트그린 포리스트그린 숲색 보틀그린 병색 브리티시그린 브리티쉬그린 브리티시레이싱그린 레이싱그린 헌터그린 헌터그린색 파인그린 소나무색 에버그린 사이프러스 사이프레스 아이비그린 로덴그린 로덴 그린블랙 블랙그린 다크에메랄드 정글그린 아마존그린 스프루스 칼리지그린 로얄그린 다크틸 트리그린 딥포레스트 darkgreen deepgreen dkgreen forest forestgreen bottlegreen britishgreen britishracinggreen racinggreen huntergreen pinegreen evergreen ivygreen junglegreen collegegreen',
  '#a7b89a':
    '세이지 세이지색 세이지그린 세이지카키 세이지민트 새이지 쎄이지 연그린 연한그린 라이트그린 라잇그린 연초록 연초록색 연한초록 연한초록색 연녹색 연녹 연한녹색 밝은초록 옅은초록 피스타치오 피스타치오색 피스타치오그린 피스타치오크림 쑥색 쑥그린 애플그린 파스텔그린 페일그린 소프트그린 더스티그린 그레이쉬그린 그레이시그린 그레이그린 그린그레이 애쉬그린 애시그린 회녹색 회녹 녹회색 말차라떼 녹차라떼 그린티 그린티라떼 유칼립투스 유칼립 올리브라이트 허니듀 아티초크 셀러리 셀러리그린 파스텔카키 미스티그린 밀키그린 sage sagegreen lightgreen ltgreen pastelgreen palegreen softgreen dustygreen greygreen graygreen greengrey greengray ashgreen pistachio eucalyptus applegreen celery mistgreen',
  '#7d8c52':
    '말차 말차색 말차그린 맛차 녹차색 녹차그린 아보카도그린 아보카도색 모스그린 모스색 이끼색 완두콩색 캣그린 펀그린 리프그린 올리브그린연 연올리브 라이트올리브 연카키 연한카키 라이트카키 밝은카키 카키민트 카키세이지 그린카키 카키그린 카키톤그린 매트그린 matcha matchagreen greentea mossgreen avocadogreen leafgreen lightkhaki ltkhaki lightolive khakigreen greenkhaki pea peagreen',
  '#a9cf54':
    '연두 연두색 연두컬러 연두빛 진연두 형광연두 네온연두 라임 라임색 라임그린 라임옐로우 라임옐로 네온 네온그린 네온라임 형광 형광색 형광초록 형광그린 볼트색 볼트컬러 그래스옐로우 옐로우그린 옐로그린 그린옐로우 청사과 청사과색 청포도색 샤인머스캣 샤인머스켓 멜론색 메론색 키위색 애시드그린 애시드라임 새싹색 스프링그린 양배추색 샤르트뢰즈 샤르트뢰즈그린 야광 lime limes limegreen neongreen neonlime yellowgreen acidgreen chartreuse springgreen freshgreen',
  '#6b6a45':
    '카키 카키색 카키컬러 카키톤 카기 캐키 국방색 국방 국방카키 군용색 군복색 올리브 올리브색 올리브그린 올리브그린색 올리브카키 올리브드랍 올리브드랩 올리브브라운 올리브컬러 카키올리브 카키브라운 브라운카키 밀리터리그린 밀리터리카키 아미그린 아미카키 아미색 아미그린색 택티컬그린 코요테색 코요테브라운 코요테탄 세이지올리브 다크세이지 웜카키 쿨카키 미디엄카키 카키카키 카키챠콜 카키차콜 빈티지카키 올드카키 피그먼트카키 워시드카키 khaki khakis khk kh olive olives olivegreen olivedrab olivekhaki od odgreen armygreen militarygreen militarykhaki khakibrown browntkhaki coyote coyotebrown',
  '#45482f':
    '진카키 진한카키 짙은카키 다크카키 딥카키 어두운카키 카키블랙 블랙카키 다크올리브 딥올리브 진올리브 그린브라운 브라운그린 나이트그린 그린차콜 차콜카키 차콜그린 로덴카키 darkkhaki deepkhaki dkkhaki darkolive deepolive blackkhaki blackolive',
  '#f2d04b':
    '옐로우 옐로 옐로색 옐로우색 옐로우컬러 엘로우 엘로 예로우 노랑 노랑색 노란 노란색 노란거 노란것 노랑거 누런색 샛노란 샛노랑 샛노란색 진노랑 진노란 진노랑색 진한노랑 진한노란 쨍노랑 비비드옐로우 비비드옐로 병아리색 개나리색 개나리꽃색 바나나색 레몬 레몬색 레몬옐로우 레몬옐로 레몬노랑 해바라기색 선플라워 썬플라워 망고색 망고옐로우 파인애플색 유자색 유채색 유채꽃색 옥수수색 콘옐로우 카나리옐로우 데이지옐로우 형광노랑 형광노란 형광옐로우 네온옐로우 네온옐로 브라이트옐로우 트루옐로우 치즈색 계란색 yellow yellows yel ylw lemon lemonyellow lemons sunflower mangoyellow brightyellow neonyellow banana giallo jaune',
  '#f5e7a6':
    '버터 버터색 버터컬러 버터옐로우 버터옐로 버터크림 버터베이지 버터노랑 라이트버터 연노랑 연노란 연노란색 연노랑색 연한노랑 연한노란 연한노란색 옅은노랑 밝은노랑 라이트옐로우 라이트옐로 연옐로우 연옐로 파스텔옐로우 파스텔옐로 파스텔노랑 페일옐로우 페일옐로 소프트옐로우 소프트옐로 베이비옐로우 크림옐로우 크림옐로 바닐라옐로우 레몬크림 레몬버터 레몬파스텔 커스타드 커스터드 커스타드크림 카스테라 카스타드 프림로즈 콘크림 밀크옐로우 아이스레몬 butter buttery butteryellow buttercream lightyellow ltyellow pastelyellow paleyellow softyellow creamyellow custard primrose',
  '#c8972f':
    '머스타드 머스터드 머스타드색 머스터드색 머스타드옐로우 머스터드옐로우 머스타드컬러 머스다드 머스타트 머스타드베이지 겨자 겨자색 겨자컬러 진겨자 오커옐로우 오커옐로 커리색 카레색 커리옐로우 강황색 골든옐로우 골든옐로 빈티지옐로우 빈티지옐로 다크옐로우 딥옐로우 허니옐로우 꿀색노랑 골드머스타드 mustard mustards mustardyellow ochreyellow goldenyellow darkyellow honeyyellow',
  '#cfa94e':
    '골드 골드색 골드컬러 금색 금빛 황금 황금색 황금빛 14k골드 18k골드 옐로우골드 옐로골드 샴페인골드 앤틱골드 앤티크골드 엔틱골드 빈티지골드 메탈릭골드 골드메탈 브론즈골드 황동 황동색 gold golds gd goldcolor yellowgold champagnegold antiquegold metallicgold',
  '#c98f7a':
    '로즈골드 로즈골드색 핑크골드 핑크골드색 코퍼 구리색 구릿빛 동색 브론즈 브론즈색 청동색 로즈브라운 로즈탄 로즈베이지 로지브라운 로지베이지 핑크브라운 브라운핑크 모카핑크 핑크모카 rosegold pinkgold copper bronze rosebrown rosybrown rosebeige pinkbrown',
  '#e57e31':
    '오렌지 오렌지색 오렌지컬러 오랜지 오랜지색 오렌쥐 주황 주황색 주황컬러 귤색 감귤색 한라봉색 당근색 감색오렌지 홍시색 단감색 단호박색 펌프킨 탠저린 텐저린 만다린오렌지 비비드오렌지 쨍오렌지 형광오렌지 형광주황 네온오렌지 네온주황 브라이트오렌지 진오렌지 진주황 에르메스오렌지 에르메스오랜지 선셋오렌지 파이어오렌지 인터내셔널오렌지 세이프티오렌지 파파야 파파야색 클레멘타인 orange oranges org tangerine brightorange neonorange vividorange safetyorange papaya hermesorange arancione',
  '#f0b27c':
    '연주황 연주황색 연오렌지 연한주황 연한오렌지 라이트오렌지 파스텔오렌지 페일오렌지 소프트오렌지 셔벗오렌지 캔털롭 칸탈로프 멜론오렌지 애프리콧오렌지 살구오렌지 피치오렌지 오렌지베이지 오렌지피치 lightorange ltorange pastelorange paleorange softorange peachorange cantaloupe',
  '#b0532f':
    '테라코타 테라코타색 테라코타오렌지 테라코타브라운 벽돌 벽돌색 벽돌레드 브릭 브릭색 브릭레드 브릭오렌지 브릭컬러 브릭핑크 러스트 러스트색 러스트오렌지 러스트브라운 러스트레드 러스티 녹슨색 번트오렌지 번트시에나 번트브라운 오렌지브라운 브라운오렌지 다크오렌지 딥오렌지 레드오렌지브라운 진저오렌지 카민브라운 적토색 황적색 칠리오일색 코퍼브라운 terracotta teracotta brick brickred brickorange brickbrown rust rusty rustorange burntorange burntsienna orangebrown darkorange deeporange adobe',
  '#f3b79b':
    '살구 살구색 살구컬러 살구톤 살구빛 연살구 연살구색 진살구 애프리콧 에이프리콧 애프리코트 피치 피치색 피치컬러 피치핑크 핑크피치 피치베이지 피치코랄 복숭아색 복숭아빛 백도 백도색 천도복숭아 연코랄 라이트코랄 라잇코랄 파스텔코랄 페일코랄 소프트코랄 코랄베이지 피치크림 피치퍼즈 살몬 살몬색 살몬핑크 새먼 새먼핑크 연어 연어색 연어핑크 자몽색연 apricot peach peaches peachy peachpink peachfuzz peachbeige lightcoral palecoral softcoral salmon salmonpink',
  '#ee7f6a':
    '코랄 코랄색 코랄컬러 코럴 코랄핑크 핑크코랄 코랄오렌지 오렌지코랄 코랄레드 레드코랄 산호색 산호빛 진코랄 딥코랄 브라이트코랄 비비드코랄 리빙코랄 네온코랄 자몽색 자몽핑크 그레이프후르츠 그레이프프루트 수박색 워터멜론 플라밍고핑크 coral corals coralpink pinkcoral coralorange coralred brightcoral neoncoral grapefruit watermelon',
  '#cf2f34':
    '레드 레드색 레드컬러 레드톤 래드 뤠드 빨강 빨강색 빨간 빨간색 빨간거 빨간것 뻘건 뻘건색 새빨간 새빨간색 새빨강 시뻘건 쨍레드 쨍빨강 비비드레드 브라이트레드 원색레드 다홍 다홍색 다홍빛 주홍 주홍색 주홍빛 선홍 선홍색 붉은 붉은색 붉은빛 홍색 적색 진홍 진홍색 핫레드 파이어레드 파이어엔진레드 스칼렛 스칼렛레드 카디널레드 체리 체리색 체리레드 체리톤 토마토색 토마토레드 딸기색 스트로베리레드 고추색 칠리레드 루비색 루비레드 루비핑크 사과색 애플레드 클래식레드 트루레드 유니버시티레드 짐레드 페라리레드 크리스마스레드 크림슨 카민 카마인 래커레드 캔디레드 포피레드 양귀비색 오렌지레드 레드오렌지 red reds rd scarlet cherry cherryred tomatored chilired rubyred crimson carmine brightred vividred truered universityred gymred firered orangered redorange rosso rouge rojo',
  '#6a1f32':
    '와인 와인색 와인컬러 와인톤 와인레드 레드와인 연와인 진와인 다크와인 딥와인 버건디 버건디색 버건디컬러 버간디 버건디와인 버건디레드 다크버건디 딥버건디 자주 자주색 자줏빛 자주빛 진자주 팥색 팥죽색 마룬 마룬색 마룬레드 보르도 보르도색 보르도와인 보르도레드 보르도버건디 다크레드 딥레드 진빨강 진빨간 진빨간색 진한빨강 검붉은 검붉은색 검붉은레드 블랙체리 다크체리 체리와인 체리브라운 체리버건디 옥스블러드 옥스블러드색 블러드레드 가넷 가넷색 석류색 크랜베리색 팀마룬 대추색 진달래와인 레드벨벳 포도주색 포도주 로즈우드 비트색 비트레드 wine wines winered burgundy burgandy burg bordeaux maroon marroon darkred deepred oxblood garnet blackcherry darkcherry bloodred teammaroon rosewood pomegranate redwine',
  '#f0b6c4':
    '핑크 핑크색 핑크컬러 핑크톤 핑쿠 핑크핑크 분홍 분홍색 분홍컬러 분홍빛 연핑크 연한핑크 연분홍 연분홍색 연한분홍 연한분홍색 밝은핑크 옅은핑크 라이트핑크 라잇핑크 페일핑크 소프트핑크 베이비핑크 파스텔핑크 파스텔분홍 아기핑크 딸기우유색 딸기우유핑크 딸기우유빛 스트로베리밀크 체리블라썸 체리블러썸 체리블라썸핑크 벚꽃색 벚꽃핑크 사쿠라핑크 크리스탈핑크 클라우드핑크 밀키핑크 밀크핑크 솜사탕색 솜사탕핑크 아이스핑크 코튼캔디 작약색 쿼츠핑크 로즈쿼츠 미스티로즈 펄핑크 캔디핑크 핑크화이트 쿨핑크 웜핑크 pink pinks pnk pk핑크 lightpink ltpink palepink softpink babypink pastelpink strawberrymilk cherryblossom cottoncandy rosequartz candypink icepink milkypink rosa',
  '#c98a97':
    '인디핑크 인디언핑크 인디안핑크 인디고핑크 더스티핑크 더스트핑크 더스티로즈 올드로즈 앤틱로즈 앤틱핑크 엔틱핑크 빈티지핑크 빈티지로즈 로즈 로즈색 로즈핑크 로즈컬러 로지핑크 말린장미 말린장미색 드라이로즈 드라이드로즈 장미색 장밋빛 애쉬핑크 애시핑크 그레이핑크 핑크그레이 그레이쉬핑크 그레이시핑크 모브핑크 모브 모브색 머브 매트핑크 뮤트핑크 뮤티드핑크 스모키핑크 스모크핑크 톤다운로즈 브라운로즈 미디엄핑크 indipink indianpink dustypink dustypinks dustyrose oldrose antiquerose antiquepink vintagepink rose roses rosepink dryrose ashpink greypink graypink mauve mauvepink mutedpink smokypink',
  '#d63f84':
    '핫핑크 핫핑크색 핫핑쿠 핫핑 진핑크 진한핑크 진분홍 진분홍색 진한분홍 짙은핑크 찐핑크 딥핑크 다크핑크 마젠타 마젠타핑크 마젠타색 푸시아 푸시아핑크 푸쉬아 푸샤 푸샤핑크 퓨샤 퓨샤핑크 퓨시아 후시아 자홍 자홍색 꽃분홍 꽃분홍색 쨍핑크 쨍한핑크 쨍분홍 비비드핑크 네온핑크 형광핑크 형광분홍 브라이트핑크 체리핑크 라즈베리 라즈베리핑크 라즈베리색 베리핑크 바비핑크 쇼킹핑크 일렉트릭핑크 레드핑크 핑크레드 로즈레드 루비로즈 진달래색 진달래핑크 철쭉색 동백색 홍매색 매화색 버블검 버블껌 버블검핑크 체리로즈 드래곤푸르츠 용과색 hotpink hotpinks magenta fuchsia fuschia fucsia deeppink darkpink brightpink neonpink vividpink cherrypink raspberry barbiepink shockingpink bubblegum redpink rosered',
  '#7a4fa0':
    '퍼플 퍼플색 퍼플컬러 퍼풀 보라 보라색 보라톤 보라빛 보랏빛 진보라 진보라색 진한보라 짙은보라 진퍼플 다크퍼플 딥퍼플 로얄퍼플 비비드퍼플 네온퍼플 바이올렛 바이올렛색 바이올렛퍼플 바이올랫 제비꽃색 포도색 그레이프퍼플 거봉색 머루색 가지색 에그플랜트 오베르진 아메시스트 자수정 자수정색 플럼 플럼색 플럼와인 플럼퍼플 자두색 자두빛 프룬 블루퍼플 퍼플블루 블루바이올렛 청보라 청보라색 남보라 남보라색 남보라빛 보라네이비 레드퍼플 레드바이올렛 적보라 울트라바이올렛 오키드 오키드퍼플 퍼플핑크 핑크퍼플 보라핑크 purple purples ppl pp퍼플 violet violets deeppurple darkpurple royalpurple vividpurple eggplant aubergine amethyst plum plums prune bluepurple blueviolet ultraviolet orchid pinkpurple viola',
  '#c3b1dd':
    '라벤더 라벤더색 라벤다 라벤더컬러 라밴더 라벤더퍼플 라벤더핑크 라벤더그레이 라벤더블루 라벤더바이올렛 라일락 라일락색 라일락퍼플 라일락핑크 라이락 연보라 연보라색 연한보라 연한보라색 밝은보라 옅은보라 연퍼플 연한퍼플 연바이올렛 라이트퍼플 라이트바이올렛 라잇퍼플 파스텔퍼플 파스텔보라 페일퍼플 페일라벤더 소프트퍼플 베이비퍼플 더스티퍼플 더스티라벤더 더스티라일락 애쉬퍼플 애쉬라벤더 그레이퍼플 퍼플그레이 그레이쉬퍼플 블루베리밀크 블루베리요거트 타로색 타로밀크 페리윙클 베리페리 베리페리색 디지털라벤더 등나무색 수국색 아이리스색 lavender lavenders lavendar lavendergrey lilac lilacs lightpurple ltpurple lightviolet pastelpurple palepurple softpurple dustypurple ashpurple greypurple taro periwinkle veryperi digitallavender wisteria',
}
