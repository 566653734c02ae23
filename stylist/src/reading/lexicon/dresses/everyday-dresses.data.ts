import type { KindLexicon, KindWords } from '../types.ts'

type Lines = NonNullable<KindWords<'DRESS'>['with']>

/** Rules for any dress: the other words to find in the name (see types.ts), and the kind that is meant then. */
const anyDress: Lines = [
  ['hanbok/hanbokTop/hanbokPants', 'hanbok'],
  ['swimsuit/rashguard', 'swimsuit'],
  ['swim !resort', 'swimsuit'],
  ['homeDress', 'homeDress'],
  ['sleep/home/pajamaTop/pajamaPants', 'homeDress'],
  ['workwear/school', 'unknownDress'],
  ['golf/golfDress', 'golfDress'],
  ['sport/tennis/running/gym/yoga/badminton/hiking/cycling/soccer/sportDress', 'sportDress'],
  ['jumpsuit', 'jumpsuit'],
  ['overallDress/overalls', 'overallDress'],
  ['eveningDress', 'eveningDress'],
  ['beachDress', 'beachDress'],
  ['guestDress/wedding', 'guestDress'],
  ['tweed/tweedDress/tweedJacket', 'tweedDress'],
  ['pinafore', 'pinafore'],
  ['sweatDress/sweatshirt/fleecedSweatshirt/hoodie/fleecedHoodie/topHoodZip/hoodZip/hooded/shortSweat', 'sweatDress'],
  ['terry', 'sweatDress'],
  ['denim/denimDress/denimShirt/jeans', 'denimDress'],
  ['thickKnitDress', 'thickKnitDress'],
  ['sleevelessKnit', 'sleevelessDress'],
  ['knit/knitted/knitDress/cable/thickKnit/cashmere sleeveless/tank', 'sleevelessDress'],
  ['knit/knitted/knitDress/thinKnit/cashmere short/summer/linen', 'summerDress'],
  ['shortKnit/summerKnit', 'summerDress'],
  ['knit/knitted/knitDress/thickKnit/turtleKnit cable/thick/fleeced/winter/boa/fur/turtle', 'thickKnitDress'],
  ['cable/thickKnit', 'thickKnitDress'],
  ['knit/knitted/knitDress/thinKnit/collarKnit/turtleKnit/cashmere', 'knitDress'],
  ['camisole/slipDress', 'slipDress'],
]

/** Dresses for every day. */
export const everydayDresses: KindLexicon<'DRESS'> = {
  unknownDress: {
    words:
      '원피스 원피수 원피쓰 완피스 원핏스 언피스 월피스 원피쯔 원피슈 원피 원핏 드레스 드래스 드레쓰 드레슈 드뤠스 ops 옵스 onepiece onepieces dress dresses opdress 원피스류 원피스치마 치마원피스 한벌옷 통치마원피스 ' +
      '플라워원피스 꽃무늬원피스 꽃원피스 나염원피스 페이즐리원피스 도트원피스 땡땡이원피스 체크원피스 깅엄원피스 스트라이프원피스 줄무늬원피스 단가라원피스 호피원피스 레오파드원피스 프린트원피스 패턴원피스 자수원피스 무지원피스 ' +
      '블랙원피스 검정원피스 검은원피스 화이트원피스 흰원피스 하얀원피스 아이보리원피스 네이비원피스 핑크원피스 베이지원피스 빨간원피스 레드원피스 그린원피스 블루원피스 브라운원피스 데일리원피스 데이트원피스 여행원피스 봄원피스 ' +
      '간절기원피스 플레어원피스 a라인원피스 에이라인원피스 h라인원피스 에이치라인원피스 머메이드원피스 랩원피스 랩드레스 언발원피스 셔링원피스 스모크원피스 스모킹원피스 핀턱원피스 주름원피스 플리츠원피스 플리츠드레스 캉캉원피스 티어드원피스 ' +
      '티어드드레스 프릴원피스 러플원피스 퍼프원피스 벌룬원피스 리본원피스 타이원피스 카라원피스 피터팬카라원피스 세일러원피스 세일러카라원피스 노카라원피스 스퀘어넥원피스 브이넥원피스 v넥원피스 라운드원피스 오프숄더원피스 원숄더원피스 ' +
      '페플럼원피스 새틴원피스 새틴드레스 실크원피스 쉬폰원피스 시폰원피스 쉬폰드레스 레이스원피스 레이스드레스 시스루원피스 튤원피스 샤원피스 오간자원피스 자카드원피스 아일렛원피스 펀칭원피스 면원피스 코튼원피스 텐셀원피스 나일론원피스 ' +
      '우븐원피스 저지원피스 골지원피스 박시원피스 루즈핏원피스 루즈원피스 오버핏원피스 벙벙원피스 자루원피스 임부원피스 임부복 임부복원피스 임산부원피스 만삭원피스 커플원피스 포멀드레스룩 투피스 투피스세트 투피스원피스 치마세트 스커트세트 ' +
      '셋업원피스 에스닉원피스 보헤미안원피스 빈티지원피스 공주원피스 로리타 로리타원피스 여신원피스 벨트원피스 허리끈원피스 코르셋원피스 wrapdress flowerdress floraldress lacedress satindress flaredress pleatsdress pleateddress tiereddress babydoll ' +
      '마담원피스 미시원피스 엄마원피스 홈쇼핑원피스 완피쓰 베이비돌원피스 베이비돌 단체원피스 교복원피스 스쿨룩원피스 유니폼원피스 간호사원피스 미디원피스 미디드레스 미디움원피스 mididress',
    with: [
      ...anyDress,
      ['suit/interview/funeral/formal/formalDress/blazer/suitJacket', 'formalDress'],
      ['strappy', 'slipDress'],
      ['sleeveless/sleevelessDress/tank/sleevelessBlouse', 'sleevelessDress'],
      ['shirtDress/shirt/dressShirt/linenShirt/flannelShirt/polo/longPolo/blouse short', 'summerDress'],
      ['resort', 'beachDress'],
      ['party sequin/velvet', 'eveningDress'],
      ['party', 'guestDress'],
      ['wool/corduroy/velvet/flannel/fleeced/winter/padded/quilted/thick/boa/fur/warm/leather/suede', 'woolDress'],
      ['shirtDress/shirt/dressShirt/shortShirt/linenShirt/flannelShirt/trench', 'shirtDress'],
      ['short/summerDress/coolTee/shortBlouse', 'summerDress'],
      ['summer !spring maxi', 'maxiDress'],
      ['linen/cool/thin', 'summerDress'],
      ['summer !spring !autumn', 'summerDress'],
      ['mini/cropped !long !maxi', 'miniDress'],
      ['miniDress', 'miniDress'],
      ['maxi long', 'dress'],
      ['maxi/maxiDress', 'maxiDress'],
      ['turtle/mock/turtleTee/autumn/long/sevenTenths/longTee', 'dress'],
    ],
  },
  dress: {
    words:
      '긴팔원피스 긴소매원피스 긴팔드레스 장소매원피스 롱슬리브원피스 롱슬리브드레스 7부원피스 칠부원피스 7부소매원피스 8부원피스 가을원피스 봄가을원피스 퍼프긴팔원피스 벨소매원피스 벌룬소매원피스 폴라원피스 목폴라원피스 반목원피스 반폴라원피스 ' +
      '터틀넥원피스 하이넥원피스 골지긴팔원피스 골지폴라원피스 골지목폴라원피스 longsleevedress midi폴라원피스 가을드레스',
    with: [
      ...anyDress,
      ['suit/interview/funeral/formal', 'formalDress'],
      ['sleeveless', 'sleevelessDress'],
      ['wool/corduroy/velvet/flannel/fleeced/winter/padded/quilted/thick/boa/leather', 'woolDress'],
      ['shirt/shirtDress/dressShirt', 'shirtDress'],
      ['short', 'summerDress'],
      ['summer !spring !autumn', 'summerDress'],
      ['mini/cropped !long', 'miniDress'],
    ],
  },
  sleevelessDress: {
    words:
      '민소매원피스 나시원피스 나시롱원피스 나시드레스 민소매드레스 민소매롱원피스 민소매미니원피스 나시미니원피스 슬리브리스원피스 슬리브리스드레스 나시티원피스 골지나시원피스 골지민소매원피스 린넨나시원피스 린넨민소매원피스 홀터원피스 홀터넥원피스 홀터드레스 ' +
      '홀터넥드레스 튜브원피스 튜브탑원피스 오프숄더드레스 백리스원피스 민소매셔츠원피스 나시셔츠원피스 나시니트원피스 민소매니트원피스 니트나시원피스 니트민소매원피스 청나시원피스 머슬원피스 탱크원피스 탱크드레스 sleevelessdress tankdress halterdress ' +
      '민소매랩원피스 민소매플리츠원피스 여름나시원피스 haltermaxi halterneckmaxi halterneckdress haltermaxidress halterneckmaxidress 홀터롱원피스 홀터넥롱원피스 홀터맥시 홀터넥맥시 홀터미니원피스 홀터넥미니원피스 민소매맥시원피스 나시맥시원피스 슬리브리스롱원피스 슬리브리스미니원피스 슬리브리스니트원피스 sleevelessmaxi sleevelessmididress sleevelessmaxidress',
    with: [
      ['hanbok', 'hanbok'],
      ['swim !resort', 'swimsuit'],
      ['sleep/home/homeDress', 'homeDress'],
      ['golf', 'golfDress'],
      ['sport/tennis/running/gym/badminton', 'sportDress'],
      ['wedding', 'guestDress'],
      ['tweed', 'tweedDress'],
      ['suit/interview/funeral/formal', 'formalDress'],
      ['denim', 'denimDress'],
      ['jumpsuit', 'jumpsuit'],
      ['resort', 'beachDress'],
      ['winter/wool/corduroy/velvet/fleeced', 'pinafore'],
      ['strappy', 'slipDress'],
    ],
  },
  summerDress: {
    words:
      '반팔원피스 반소매원피스 반팔드레스 반팔롱원피스 반팔미니원피스 여름원피스 썸머원피스 섬머원피스 썸머드레스 섬머드레스 린넨원피스 리넨원피스 린넨드레스 쿨원피스 냉감원피스 인견원피스 모시원피스 지지미원피스 시어서커원피스 아사원피스 거즈원피스 ' +
      '티셔츠원피스 티원피스 반팔티원피스 반팔티셔츠원피스 티드레스 라운드티원피스 면티원피스 카라티원피스 카라반팔원피스 피케원피스 피케이원피스 pk원피스 폴로원피스 폴로드레스 반팔셔츠원피스 반팔카라원피스 반팔니트원피스 니트반팔원피스 골지반팔원피스 ' +
      '퍼프반팔원피스 캡소매원피스 5부원피스 오부원피스 하프원피스 크로쉐원피스 반팔골지원피스 여름니트원피스 린넨셔츠원피스 단가라반팔원피스 summerdress sundress 선드레스 썬드레스 teedress tshirtdress polodress linendress shortsleevedress ' +
      '여름셔츠원피스 시스루니트원피스 여름면원피스 퍼프ops 셔링ops 셔링퍼프ops 깅엄ops 꽃ops 한소데원피스 반소데원피스 리플원피스 요루원피스 와플원피스 반팔후드롱원피스 반팔카라롱원피스 반팔티롱원피스 박시티원피스 오버핏티원피스 롱티셔츠원피스 맥시티원피스 롱티원피스반팔 피그먼트원피스 퍼프소매원피스 반팔퍼프원피스 반팔플리츠원피스 반팔랩원피스 반팔쉬폰원피스 반팔린넨원피스 쿨니트원피스',
    with: [
      ['hanbok', 'hanbok'],
      ['sleep/home/homeDress', 'homeDress'],
      ['golf', 'golfDress'],
      ['sport/tennis/running/gym/badminton', 'sportDress'],
      ['wedding/guestDress', 'guestDress'],
      ['tweed', 'tweedDress'],
      ['suit/interview/funeral/formal', 'formalDress'],
      ['hooded/hoodie/sweatshirt', 'sweatDress'],
      ['denim', 'denimDress'],
      ['jumpsuit', 'jumpsuit'],
      ['strappy', 'slipDress'],
      ['sleeveless', 'sleevelessDress'],
      ['resort', 'beachDress'],
      ['long/longTee !short !linen', 'dress'],
    ],
  },
  shirtDress: {
    words:
      '셔츠원피스 셔츠드레스 셔츠롱원피스 롱셔츠원피스 셔쓰원피스 샤츠원피스 샤쓰원피스 남방원피스 난방원피스 남방롱원피스 체크셔츠원피스 스트라이프셔츠원피스 옥스포드원피스 옥스퍼드원피스 옥스포드셔츠원피스 버튼다운원피스 버튼원피스 단추원피스 ' +
      '셔츠형원피스 셔츠랩원피스 블라우스원피스 와이셔츠원피스 헨리넥원피스 차이나카라원피스 차이나원피스 트렌치원피스 트렌치드레스 트렌치코트원피스 트랜치원피스 사파리원피스 밀리터리원피스 유틸리티원피스 럭비원피스 카라긴팔원피스 ' +
      '셔츠미니원피스 미니셔츠원피스 shirtdress shirtsdress shirtdresses shirtonepiece trenchdress rugbydress 셔츠형드레스',
    with: [
      ['hanbok', 'hanbok'],
      ['sleep/home/homeDress', 'homeDress'],
      ['golf', 'golfDress'],
      ['denim', 'denimDress'],
      ['sleeveless', 'sleevelessDress'],
      ['short/summerDress', 'summerDress'],
      ['knitted/knit', 'knitDress'],
      ['fleeced/wool/corduroy/flannel/winter', 'woolDress'],
      ['resort', 'beachDress'],
      ['summer !spring', 'summerDress'],
    ],
  },
  maxiDress: {
    words:
      '롱원피스 롱드레스 긴원피스 긴드레스 맥시원피스 맥시드레스 롱맥시원피스 롱플레어원피스 플레어롱원피스 롱플라워원피스 플라워롱원피스 쉬폰롱원피스 롱쉬폰원피스 티어드롱원피스 롱티어드원피스 셔링롱원피스 랩롱원피스 롱랩원피스 발목원피스 ' +
      '롱기장원피스 여름롱원피스 여신드레스 보헤미안롱원피스 롱박시원피스 면롱원피스 롱면원피스 플리츠롱원피스 캉캉롱원피스 스모크롱원피스 maxidress maxi longdress longonepiece 롱피스 통원피스 월남원피스 maxisundress longsundress sundressmaxi',
    with: [
      ...anyDress,
      ['suit/interview/funeral/formal', 'formalDress'],
      ['strappy', 'slipDress'],
      ['sleeveless', 'sleevelessDress'],
      ['resort', 'beachDress'],
      ['wool/corduroy/velvet/flannel/fleeced/winter/padded/thick/boa/warm', 'woolDress'],
      ['short', 'summerDress'],
      ['shirt/dressShirt', 'shirtDress'],
      ['long/turtle/mock/longTee/autumn', 'dress'],
    ],
  },
  miniDress: {
    words:
      '미니원피스 미니드레스 숏원피스 숏드레스 짧은원피스 초미니원피스 바디콘 바디콘원피스 바디콘드레스 타이트원피스 타이트미니원피스 미니플레어원피스 플레어미니원피스 튤립원피스 롱티원피스 하의실종원피스 클럽원피스 섹시원피스 컷아웃원피스 ' +
      '쫄원피스 붙는원피스 미니h라인원피스 minidress bodycon bodycondress shortdress 미니퍼프원피스 벌룬미니원피스',
    with: [
      ...anyDress,
      ['suit/interview/funeral/formal', 'formalDress'],
      ['strappy', 'slipDress'],
      ['sleeveless', 'sleevelessDress'],
      ['wool/corduroy/velvet/flannel/fleeced/winter/thick/boa', 'woolDress'],
      ['shirt/dressShirt', 'shirtDress'],
      ['resort', 'beachDress'],
      ['short/summer/linen/cool', 'summerDress'],
    ],
  },
  knitDress: {
    words:
      '니트원피스 니트드레스 니트롱원피스 니트미니원피스 롱니트원피스 미니니트원피스 긴팔니트원피스 니트긴팔원피스 골지니트원피스 골지원피스니트 카라니트원피스 니트카라원피스 폴로니트원피스 브이넥니트원피스 라운드니트원피스 울니트원피스 캐시미어원피스 ' +
      '캐시미어니트원피스 스웨터원피스 스웨터드레스 가디건원피스 가디건드레스 니트가디건원피스 하찌원피스 뜨개원피스 홀가먼트원피스 니트플레어원피스 니트머메이드원피스 플리츠니트원피스 니트플리츠원피스 니트투피스 니트셋업 니트세트 앙고라원피스 얇은니트원피스 ' +
      'knitdress knitteddress sweaterdress knitonepiece knitset 봄니트원피스 가을니트원피스',
    with: [
      ['sleep/home', 'homeDress'],
      ['golf', 'golfDress'],
      ['pinafore', 'pinafore'],
      ['sleeveless', 'sleevelessDress'],
      ['short/summer/linen/cool/summerDress', 'summerDress'],
      ['cable/thick/fleeced/winter/boa/fur/turtle/heavyweight', 'thickKnitDress'],
    ],
  },
  thickKnitDress: {
    words:
      '두꺼운니트원피스 두툼니트원피스 겨울니트원피스 꽈배기원피스 꽈배기니트원피스 케이블원피스 케이블니트원피스 목폴라니트원피스 폴라니트원피스 니트폴라원피스 니트목폴라원피스 터틀넥니트원피스 니트터틀넥원피스 롱니트폴라원피스 기모니트원피스 헤비니트원피스 ' +
      '청키니트원피스 알파카원피스 알파카니트원피스 노르딕원피스 아란원피스 울터틀넥원피스 캐시미어폴라원피스 밍크니트원피스 앙고라폴라원피스 turtleneckdress turtleneckknitdress cabledress cableknitdress',
    with: [
      ['sleep/home', 'homeDress'],
      ['sleeveless', 'pinafore'],
      ['short/summer', 'summerDress'],
      ['thin/light', 'knitDress'],
    ],
  },
  woolDress: {
    words:
      '울원피스 모직원피스 겨울원피스 겨울드레스 기모원피스 융원피스 본딩원피스 코듀로이원피스 골덴원피스 골뎅원피스 코르덴원피스 벨벳원피스 벨벳드레스 벨로아원피스 벨로아드레스 스웨이드원피스 세무원피스 무스탕원피스 가죽원피스 레더원피스 레더드레스 울롱원피스 ' +
      '기모롱원피스 플란넬원피스 헤링본원피스 겨울롱원피스 코트원피스 코트드레스 울체크원피스 겨울체크원피스 누빔원피스 패딩원피스 털원피스 양털원피스 두꺼운원피스 기모폴라원피스 기모셔츠원피스 wooldress velvetdress corduroydress winterdress coatdress leatherdress',
    with: [
      ['hanbok', 'hanbok'],
      ['sleep/home/homeDress', 'homeDress'],
      ['sweatDress/sweatshirt/hoodie/fleecedSweatshirt/fleecedHoodie/hooded', 'sweatDress'],
      ['wedding', 'guestDress'],
      ['suit/interview/funeral', 'formalDress'],
      ['tweed', 'tweedDress'],
      ['knit/knitted', 'thickKnitDress'],
      ['pinafore/sleeveless/strappy', 'pinafore'],
      ['short summer', 'summerDress'],
    ],
  },
  pinafore: {
    words:
      '점퍼스커트 점퍼원피스 점퍼드레스 잠바스커트 점버스커트 뷔스티에원피스 뷔스티에롱원피스 뷔스티에드레스 뷔스티에 뷔스티애원피스 비스티에원피스 뷔스티원피스 부스티에원피스 니트뷔스티에원피스 레이어드원피스 레이어드나시원피스 레이어드드레스 조끼원피스 베스트원피스 ' +
      '니트조끼원피스 조끼롱원피스 니트베스트원피스 베스트드레스 앞치마원피스 에이프런원피스 에이프론원피스 뜨개뷔스티에 코듀로이점퍼스커트 체크점퍼스커트 울점퍼스커트 점퍼스커트원피스 피나포어 피너포어 스쿨원피스 두번입는원피스 뷔스티에스커트 ' +
      'pinafore pinaforedress jumperskirt jumperdress bustierdress vestdress layereddress aprondress 점스 나시점퍼스커트 끈뷔스티에원피스',
    with: [
      ['sleep/home', 'homeDress'],
      ['school', 'pinafore'],
      ['denim', 'overallDress'],
      ['overallDress', 'overallDress'],
      ['tweed', 'tweedDress'],
      ['short !denim', 'summerDress'],
    ],
  },
  slipDress: {
    words:
      '슬립원피스 슬립드레스 슬립롱원피스 슬립미니원피스 슬립 슬립온원피스 끈원피스 끈나시원피스 끈민소매원피스 끈나시롱원피스 캐미솔원피스 캐미원피스 캐미솔드레스 새틴슬립원피스 새틴슬립드레스 실크슬립원피스 실크슬립드레스 스트랩원피스 스트랩드레스 어깨끈원피스 ' +
      '레이스슬립원피스 시스루슬립원피스 백오픈원피스 등파인원피스 스파게티원피스 slipdress slip camidress cami strapdress strappydress camisoledress 쉬폰끈원피스 끈롱원피스 튜브드레스 끈슬립원피스 나시슬립원피스 이너원피스 이너슬립원피스 끈미니원피스 끈원핏 새틴끈원피스 레이어드슬립 스트랩롱원피스 스트랩미니원피스 캐미솔롱원피스 브라탑원피스 브라캡원피스 캡내장원피스',
    with: [
      ['sleep/home/homeDress', 'homeDress'],
      ['resort', 'beachDress'],
      ['golf', 'golfDress'],
      ['sport/tennis', 'sportDress'],
      ['wedding', 'guestDress'],
      ['denim', 'overallDress'],
      ['knit/knitted/winter/wool/fleeced/velvet/corduroy', 'pinafore'],
    ],
  },
}
