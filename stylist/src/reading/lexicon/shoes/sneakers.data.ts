import type { KindLexicon } from '../types.ts'

/** Sneakers and sports shoes. */
export const sneakers: KindLexicon<'SHOES'> = {
  sneakers: {
    words:
      '스니커즈 스니커 스니커스 스니커츠 스니컬즈 스니커즈화 스니카즈 스닉커즈 운동화 운동와 운돈화 운동하 윤동화 남자운동화 여자운동화 남성운동화 여성운동화 데일리운동화 패션운동화 남성단화 어글리슈즈 어글리슈 어글리 어글리운동화 청키스니커즈 청키슈즈 대디슈즈 대드슈즈 대드슈 키높이운동화 키높이스니커즈 키높이신발 통굽운동화 통굽스니커즈 플랫폼스니커즈 하이탑 하이탑스니커즈 하이탑운동화 하이톱 하이탑슈즈 로우탑 로우탑스니커즈 로우톱 미드탑 미드컷 로우컷 하이컷 스케이트보드화 스케이트화 보드화 스케이트슈즈 보더화 스트릿슈즈 레트로스니커즈 레트로운동화 조거스니커즈 빈티지스니커즈 첼시스니커즈 웨지스니커즈 속굽운동화 속굽스니커즈 에어운동화 에어슈즈 삭스슈즈 삭스스니커즈 벨크로운동화 벨크로스니커즈 찍찍이운동화 찍찍이신발 스니커리나 스니커로퍼 스니커즈로퍼 스니퍼 발레코어스니커즈 메리제인스니커즈 메리제인운동화 워킹화 워킹슈즈 걷기화 걷기운동화 산책화 산책용운동화 보행화 조던 에어포스 에어맥스 덩크 덩크로우 덩크하이 이지부스트 캐주얼운동화 스포츠화 스포츠슈즈 스포츠스니커즈 커플운동화 비건스니커즈 쿠션운동화 쿠션화 경량운동화 가벼운운동화 아빠운동화 sneaker sneakers snickers kicks hightop hightops lowtop lowtops hightopsneakers dadshoes dadsneakers chunkysneakers uglyshoes skateshoes skateshoe walkingshoes walkingshoe gymshoe casualshoes athleticshoes trainer trainers 트레이너 ' +
      '993 992 990v6 990v5 2002r 1906r 530 327 574 9060 편상화 마실화 쓰니커즈 ' +
      '운둥화 은동화 운동아 우동화 훈동화 운똥화 운덩화 운도화 온동화 운동회화 신발운동화 스니켜즈 스니꺼즈 스닉커스 스니커쥬 스니커주 스니크즈',
    with: [
      ['leatherSneakers', 'leatherSneakers'],
      ['canvasShoes', 'canvasShoes'],
      ['basketballShoes', 'basketballShoes'],
      ['courtShoes', 'courtShoes'],
      ['cleats', 'cleats'],
      ['golfShoes', 'golfShoes'],
      ['cyclingShoes', 'cyclingShoes'],
      ['climbingShoes', 'climbingShoes'],
      ['indoorShoes', 'indoorShoes'],
      ['furShoes', 'furShoes'],
      ['trainers', 'trainers'],
      ['ugg', 'ugg'],
      ['safetyShoes', 'safetyShoes'],
      ['hiking running', 'trailShoes'],
      ['trailShoes', 'trailShoes'],
      ['golf', 'golfShoes'],
      ['tennis/badminton', 'courtShoes'],
      ['soccer/baseball', 'cleats'],
      ['basketball', 'basketballShoes'],
      ['cycling', 'cyclingShoes'],
      ['climbing', 'climbingShoes'],
      ['swim/waterShoes', 'waterShoes'],
      ['running', 'runningShoes'],
      ['hiking/hikingShoes', 'hikingShoes'],
      ['fishing', 'waterShoes'],
      ['gym/yoga', 'trainers'],
      ['outdoor', 'trailShoes'],
      ['fur/boa/fleeced/padded/warm', 'furShoes'],
      ['canvas', 'canvasShoes'],
      ['slipOns', 'slipOns'],
      ['mules/slides', 'slipOns'],
      ['leather/patent', 'leatherSneakers'],
      ['loafers/dressShoes', 'leatherSneakers'],
      ['comfortShoes', 'comfortShoes'],
      ['suit/office', 'leatherSneakers'],
      ['runningShoes', 'runningShoes'],
    ],
  },
  leatherSneakers: {
    words:
      '독일군 독일군스니커즈 독일군운동화 독일군단화 독일군신발 저먼트레이너 저먼트레이닝 저먼아미트레이너 저먼아미 gat 드레스스니커즈 정장스니커즈 비즈니스스니커즈 오피스스니커즈 미니멀스니커즈 코트스니커즈 클린스니커즈 스탠스미스 테니스스니커즈 가죽테니스화 정장운동화 비즈니스운동화 leathersneakers leathersneaker germantrainer germantrainers germanarmytrainer germanarmytrainers courtsneakers dresssneakers minimalsneakers ' +
      '포스 올백 포스올백 올검포스 에어포스올백 에어포스올검 삼바og 삼바 멕시코66',
    with: [
      ['golf', 'golfShoes'],
      ['fur/boa/fleeced', 'furShoes'],
    ],
  },
  canvasShoes: {
    words:
      '캔버스화 컨버스 컨버스화 컨버스하이 컨버스로우 콘버스 컨벌스 척테일러 척70 올스타 올드스쿨 반스올드스쿨 어센틱 천운동화 천스니커즈 천신발 천단화 면운동화 면스니커즈 데님스니커즈 데님운동화 청운동화 벌커나이즈드 벌커나이즈드슈즈 체커보드 잭퍼셀 엑셀시오르 스펠바운드 문스타 canvasshoes canvasshoe canvassneakers canvassneaker converse chucktaylor chucktaylors chucks plimsolls plimsoll vulcanized ' +
      '아나하임 어센틱아나하임 에라 슬립온반스 즈크화 즈크 통일화',
    with: [
      ['fur/boa/fleeced', 'furShoes'],
      ['slipOns/mules', 'slipOns'],
      ['basketball', 'basketballShoes'],
      ['home', 'indoorShoes'],
    ],
  },
  slipOns: {
    words:
      '슬립온 슬립온슈즈 슬립온스니커즈 슬립온운동화 슬리폰 슬립언 슬리본 슬립오버 밴딩슈즈 밴딩스니커즈 밴딩운동화 블로퍼스니커즈 뮬스니커즈 스니커즈뮬 뮬운동화 스니커뮬 백리스스니커즈 슬립온뮬 스니커즈슬리퍼 끈없는운동화 스트랩스니커즈 슬립인스 슬립인 핸즈프리슬립인스 slipon slipons sliponsneakers sliponshoes slipinsneakers sneakermule sneakermules ' +
      '스리퐁',
    with: [
      ['golf', 'golfShoes'],
      ['swim/waterShoes', 'waterShoes'],
      ['fur/boa/fleeced/padded/warm', 'furShoes'],
      ['home', 'indoorShoes'],
      ['dressShoes', 'monkShoes'],
      ['leather', 'leatherSneakers'],
    ],
  },
  runningShoes: {
    words:
      '러닝화 런닝화 러닝와 런닝슈즈 러닝슈즈 러닝운동화 런닝운동화 러닝스니커즈 러닝스니커 런닝스니커즈 조깅화 조깅슈즈 마라톤화 마라톤운동화 마라톤슈즈 카본화 카본플레이트 카본러닝화 카본레이싱화 레이싱화 대회화 쿠션러닝화 쿠션화러닝 안정화 맥스쿠션 데일리러닝화 템포화 슈퍼트레이너 조거슈즈 달리기운동화 달리기화 달리기용운동화 달리기신발 육상화 로드러닝화 로드화 여름운동화 runningshoes runningshoe runningsneakers runningtrainers joggingshoes marathonshoes racingflats racer runner runners roadrunningshoes ' +
      '젤쿠물러스',
    with: [
      ['hiking/trailShoes', 'trailShoes'],
      ['fur/boa', 'furShoes'],
    ],
  },
  trainers: {
    words:
      '실내운동화 실내용운동화 헬스화 헬스장운동화 헬스장신발 헬스장화 헬스슈즈 헬스운동화 헬스장용운동화 짐슈즈 짐화 크로스핏화 크로스핏슈즈 크로스트레이너 크로스트레이닝화 크로스트레이닝슈즈 트레이닝화 트레이닝슈즈 트레이너화 웨이트화 웨이트슈즈 웨이트트레이닝화 리프팅슈즈 리프팅화 역도화 스쿼트화 데드리프트화 데드슈즈 복싱화 복싱슈즈 권투화 레슬링화 태권도화 유도화 격투기화 줌바화 줌바슈즈 에어로빅화 댄스화 댄스슈즈 댄스스니커즈 댄스운동화 라인댄스화 라틴화 라틴슈즈 댄스스포츠화 재즈화 재즈슈즈 탭슈즈 토슈즈 포인트슈즈 발레연습화 발레토슈즈 스피닝화 요가슈즈 필라테스슈즈 피트니스화 피트니스슈즈 인라인스케이트 인라인 롤러스케이트 아이스스케이트 펜싱화 줄넘기화 trainingshoes trainingshoe gymshoes gymtrainers crosstrainer crosstrainers crossfitshoes liftingshoes liftingshoe weightliftingshoes boxingshoes wrestlingshoes danceshoes danceshoe indoortrainers skates rollerskates ' +
      '로말4 로말로스4 로말로스 romaleos 파워리프트 ' +
      '발레연습슈즈 발레슈즈연습용 한국무용슈즈 무용신발 한국무용버선 무용슈즈 댄스힐 줌바신발 스포츠댄스화 에어로빅신발',
    with: [
      ['soccer', 'cleats'],
      ['golf', 'golfShoes'],
      ['basketball', 'basketballShoes'],
      ['tennis/badminton', 'courtShoes'],
      ['hiking', 'trailShoes'],
    ],
  },
  courtShoes: {
    words:
      '테니스화 테니스슈즈 테니스운동화 테니스신발 배드민턴화 베드민턴화 배드민턴슈즈 배드민턴운동화 배드민턴신발 민턴화 배민턴화 배구화 배구슈즈 배구운동화 탁구화 탁구운동화 탁구슈즈 스쿼시화 스쿼시슈즈 핸드볼화 피구화 족구화 족구신발 코트화 코트슈즈 실내코트화 실내화배드민턴 클레이코트화 하드코트화 올코트화 올코트 볼링화 볼링슈즈 볼링신발 패들테니스화 피클볼화 피클볼슈즈 인도어코트화 인도어화 tennisshoes tennisshoe badmintonshoes badmintonshoe volleyballshoes volleyballshoe courtshoes courtshoe squashshoes tabletennisshoes bowlingshoes pickleballshoes handballshoes ' +
      '빅터화 코트플라이트 ' +
      '탁구신발 탁구칠때 탁구용 족구할때 족구용 배구할때 배구신발 배구용 스쿼시신발 스쿼시용 피구신발 피구할때 핸드볼신발 볼링용 볼링칠때 민턴신발 배드민턴칠때신는 테니스칠때신는',
  },
  cleats: {
    words:
      '축구화 축구신발 축구운동화 축구슈즈 풋살화 풋살슈즈 풋살신발 풋살운동화 터프화 터프 인조잔디화 인조잔디축구화 인조잔디용 천연잔디화 천연잔디축구화 잔디화 스터드 스터드화 인도어풋살화 인도어축구화 fg축구화 ag축구화 tf축구화 hg축구화 ic풋살화 mg축구화 tf풋살화 야구화 야구스파이크 야구신발 포인트화 스파이크 스파이크화 육상스파이크 단거리스파이크 럭비화 미식축구화 클리트 soccershoes soccercleats footballboots footballshoes cleats cleat futsalshoes futsalshoe turfshoes baseballcleats trackspikes spikes baseballshoes soccerboots ' +
      '머큐리얼 머큐리얼베이퍼 팬텀gx 티엠포 프레데터 코파 x스피드포탈 울트라얼티밋 캄피나스',
    with: [
      ['golf', 'golfShoes'],
      ['cyclingShoes', 'cyclingShoes'],
    ],
  },
  basketballShoes: {
    words:
      '농구화 농구운동화 농구신발 농구슈즈 바스켓볼화 바스켓볼슈즈 실전농구화 커리농구화 르브론농구화 조던농구화 하이탑농구화 로우탑농구화 basketballshoes basketballshoe bballshoes basketballsneakers 앤트맨1 프리크5 줌프리크',
  },
  golfShoes: {
    words:
      '골프화 골프슈즈 골프신발 골프운동화 골프스니커즈 골프구두 스파이크리스 스파이크리스골프화 스파이크골프화 다이얼골프화 라운딩화 라운딩슈즈 필드화 필드골프화 골프로퍼 골프부츠 golfshoes golfshoe golfsneakers spikelessgolfshoes ' +
      '보아스파이크',
  },
  cyclingShoes: {
    words:
      '클릿슈즈 클릿 클릿화 클리트슈즈 자전거신발 자전거화 자전거슈즈 로드클릿 로드슈즈 로드자전거화 평페달슈즈 평페달화 싸이클화 사이클화 싸이클슈즈 사이클슈즈 사이클링슈즈 사이클링화 mtb슈즈 mtb화 mtb클릿 스피닝클릿슈즈 cyclingshoes cyclingshoe bikeshoes cleatshoes roadbikeshoes ' +
      '평페달신발 ' +
      '평페달용 평페달 클릿용 클립리스 시마노슈즈 시마노rc 시마노신발 파이브텐프리라이더 파이브텐평페달 프리라이더프로',
  },
  climbingShoes: {
    words:
      '암벽화 암벽등반화 암벽신발 클라이밍화 클라이밍슈즈 클라이밍신발 크라이밍화 볼더링화 볼더링슈즈 암장화 벨크로암벽화 다운토 climbingshoes climbingshoe rockclimbingshoes boulderingshoes ' +
      '솔루션 솔루션암벽화 인스팅트 미우라 드라고 스쿠아마',
  },
  hikingShoes: {
    words:
      '등산화 등산신발 등산운동화 등산부츠 등산슈즈 등산화부츠 중등산화 경등산화 트레킹화 트래킹화 트렉킹화 트랙킹화 트레킹슈즈 트래킹슈즈 트레킹운동화 트레킹부츠 하이킹화 하이킹슈즈 하이킹부츠 하이킹신발 하이킹운동화 마운틴부츠 산악화 산행화 릿지화 릿지등산화 리지화 어프로치화 어프로치슈즈 백패킹화 백패킹부츠 트레커 트래커부츠 다이얼등산화 다이얼트레킹화 미드컷등산화 로우컷등산화 하이컷등산화 겨울등산화 둘레길화 둘레길신발 올레길신발 아웃도어화 아웃도어부츠 아웃도어슈즈 아웃도어신발 hikingshoes hikingshoe hikingboots hikingboot hikers trekkingshoes trekkingshoe trekkingboots mountainboots mountainshoes approachshoes backpackingboots walkingboots hikingsneakers ' +
      '퀀텀인피니티 무브어택',
    with: [
      ['running', 'trailShoes'],
      ['safetyShoes', 'safetyShoes'],
    ],
  },
  trailShoes: {
    words:
      '트레일화 트레일러닝화 트레일런닝화 트레일슈즈 트레일운동화 트레일스니커즈 트레일신발 트레일러닝슈즈 트레일러닝운동화 트레일 트래일화 트래일러닝화 트레일런화 트런화 산악러닝화 산악마라톤화 고프코어슈즈 고프코어운동화 고프코어스니커즈 고프코어신발 멀티스포츠화 아웃도어스니커즈 아웃도어운동화 하이킹스니커즈 테크스니커즈 고어텍스운동화 고어텍스스니커즈 고어운동화 고어텍스슈즈 고어텍스신발 방수운동화 방수스니커즈 trailshoes trailshoe trailrunningshoes trailrunners trailrunner trailsneakers gorpcoreshoes goretexsneakers outdoorsneakers ' +
      '제네시스살로몬 노르반ld 노르반ld3 칼도리노 스포르티바부시도',
    with: [
      ['golf', 'golfShoes'],
      ['fur/boa', 'furShoes'],
    ],
  },
  waterShoes: {
    words:
      '아쿠아슈즈 아쿠아화 아쿠아신발 아쿠아 아쿠와슈즈 아쿠아샌들슈즈 워터슈즈 워터화 워터파크신발 워터신발 물놀이신발 물놀이화 계곡신발 계곡화 계류화 비치슈즈 비치신발 해변신발 바다신발 수영신발 수륙양용화 수륙양용 스노쿨링슈즈 스노클링슈즈 다이빙슈즈 다이빙부츠 서핑부츠 서핑슈즈 스킨슈즈 스킨스쿠버부츠 래프팅슈즈 낚시화 낚시신발 갯바위신발 갯바위화 맨발슈즈 맨발신발 베어풋슈즈 오리발 숏핀 롱핀 aquashoes aquashoe watershoes watershoe beachshoes surfboots barefootshoes fins flippers ' +
      '물신발 드로잉워터 ' +
      '비치워크 비치워커 아쿠아워크 아쿠아워킹 아쿠아삭스신발 물놀이슈즈 스킨워터슈즈 갯벌신발 갯벌장화신발',
  },
}
