import type { KindLexicon } from '../types.ts'

/** Sweatshirts, hoodies, zipped tops and tops that are worn open. */
export const sweats: KindLexicon<'TOP'> = {
  sweatshirt: {
    words:
      '폴로맨투맨 맨투맨 맨투멘 멘투멘 멘투맨 맨튜맨 맨트맨 만투만 맨투매 멘트맨 맨투만 맨투맨티 맨투맨티셔츠 맨투맨셔츠 맨투맨상의 맨투맨긴팔 긴팔맨투맨 맨맨 mtm 스웨트셔츠 스웻셔츠 스웨셔츠 스웨트셔쓰 스웨트샤츠 스웻샤츠 스윗셔츠 스웨트 스웻 스웨트티 스웻티 ' +
      '스웨트탑 스웻탑 스웨트상의 스웻상의 쭈리 쮸리 쭈리티 쮸리티 쭈리맨투맨 쮸리맨투맨 쭈리긴팔 특양면맨투맨 특양면티 특양면 테리맨투맨 프렌치테리맨투맨 프렌치테리 헤비맨투맨 헤비웨이트맨투맨 헤비코튼맨투맨 오버핏맨투맨 박시맨투맨 크롭맨투맨 ' +
      '숏맨투맨 롱맨투맨 언발맨투맨 피그먼트맨투맨 워싱맨투맨 로고맨투맨 무지맨투맨 기본맨투맨 레터링맨투맨 자수맨투맨 프린팅맨투맨 그래픽맨투맨 캐릭터맨투맨 나그랑맨투맨 래글런맨투맨 브이넥맨투맨 절개맨투맨 배색맨투맨 단가라맨투맨 ' +
      '스트라이프맨투맨 체크맨투맨 후드없는후드티 빈티지맨투맨 칼리지맨투맨 대학맨투맨 학교맨투맨 과맨투맨 단체맨투맨 커플맨투맨 얇은맨투맨 봄맨투맨 여름맨투맨 가을맨투맨 간절기맨투맨 쿨맨투맨 나일론맨투맨 우븐맨투맨 벨벳맨투맨 벨로아맨투맨 ' +
      '코듀로이맨투맨 골덴맨투맨 데님맨투맨 청맨투맨 셔츠레이어드맨투맨 레이어드맨투맨 셔츠맨투맨 와플맨투맨 네오프렌맨투맨 스쿠버맨투맨 메종키츠네맨투맨 스투시맨투맨 칼하트맨투맨 챔피온맨투맨 챔피언맨투맨 스웨트풀오버 크루넥스웨트 크루넥스웻 ' +
      '크루넥맨투맨 크루넥스웨트셔츠 트레이닝맨투맨 운동맨투맨 츄리닝상의 추리닝상의 츄리닝티 추리닝티 ' +
      'sweatshirt sweatshirts sweat sweats crewneck crewsweat crewnecksweatshirt sweattee mantoman m2m frenchterry loopwheel 루프휠 루프휠맨투맨 리버스위브 reverseweave ' +
      '과맨 학맨 크루스웻 루프윌러 슈퍼밀드 세터mtm ' +
      '맨두맨 맨투 멘투 챔피온리버스 s149 gf70 챔피온gf70 챔피온s149 웨어하우스401 프리덤슬리브 v거싯 k124 칼하트k124 아크네포르바 포르바 포르바페이스 아크네페어뷰 페어뷰페이스 마랑밀리 마랑모비 마랑미코이 이자벨마랑모비 이자벨마랑밀리 이자벨마랑미코이 스투시크루 아베크롬비크루 홀리스터크루 나이키클럽크루 클럽크루 나이키크루 조던크루 아디다스크루 레터링맨투 프린팅맨투 피그먼트맨투 오버맨투 루즈맨투 배색맨투 칼리지맨투 하버드맨투 예일맨투 캐릭터맨투 스누피맨투 미키맨투 무지맨투 기본맨투 트임맨투 셔링맨투 레이어드맨투 단체맨투 스포츠맨투 스톤와펜맨투',
    with: [
      ['sleep/pajamaTop', 'pajamaTop'],
      ['home/homeTop !halfZipped', 'homeTop'],
      ['gymUniform', 'gymUniform'],
      ['golf', 'golfTop'],
      ['knit/knitted/cable/thickKnit/thinKnit', 'knit'],
      ['topCardigan', 'topCardigan'],
      ['sleeveless', 'tank'],
      ['short/shortSweat', 'shortSweat'],
      ['zip !halfZipped !hooded', 'topHoodZip'],
      ['hooded/hoodie', 'hoodie'],
      ['halfZipped/halfZip', 'halfZip'],
      ['collar/rugbyTee', 'rugbyTee'],
      ['fleeced/boa/padded/quilted/winter/warm/fur/fleecedTee', 'fleecedSweatshirt'],
    ],
  },
  fleecedSweatshirt: {
    words:
      '기모맨투맨 기모멘투멘 기모맨투맨티 기모스웨트 기모스웨트셔츠 기모스웻 기모스웻셔츠 쭈리기모맨투맨 쮸리기모맨투맨 쭈리기모 쮸리기모 양기모맨투맨 밍크기모맨투맨 융맨투맨 털맨투맨 양털맨투맨 뽀글이맨투맨 보아맨투맨 덤블맨투맨 본딩맨투맨 ' +
      '누빔맨투맨 퀼팅맨투맨 패딩맨투맨 겨울맨투맨 두꺼운맨투맨 방한맨투맨 피치기모맨투맨 왕기모맨투맨 기모크루넥 기모쭈리 기모나그랑맨투맨 기모오버핏맨투맨 밍크맨투맨 퍼맨투맨 fleecesweatshirt fleecedsweatshirt 기모츄리닝상의 기모추리닝상의 기모트레이닝상의 ' +
      '기모크루 기모멜란지 안에털맨투맨 기모맨투 양기모맨투 융기모맨투 본딩맨투 밍크맨투 기모오버맨투 헤비기모맨투 안감기모맨투 안기모맨투 방한맨투 털안감맨투 쉐르파안감맨투 기모단체맨투',
    with: [
      ['sleep', 'pajamaTop'],
      ['home', 'homeTop'],
      ['golf', 'golfTop'],
      ['hooded/hoodie', 'fleecedHoodie'],
      ['halfZip', 'fleecedSweatshirt'],
      ['zip', 'topHoodZip'],
    ],
  },
  shortSweat: {
    words:
      '반팔맨투맨 반팔맨투맨티 맨투맨반팔 반팔스웨트셔츠 반팔스웨트 반팔스웻 반팔스웻셔츠 반팔쭈리 쭈리반팔 쭈리반팔티 쮸리반팔 반팔후드 반팔후드티 반팔후디 후드반팔 후드반팔티 반소매맨투맨 반소매후드 반소매후드티 하프맨투맨 하프슬리브맨투맨 ' +
      '5부맨투맨 테리반팔 반팔크롭맨투맨 여름후드티 여름후드 여름후디 반팔나그랑맨투맨 5부후드 shortsleevesweatshirt shortsleevehoodie shortsweat 특양면반팔 반팔하프집업 반팔반집업 반집업반팔 하프집업반팔 하프맨투 반맨투 5부맨투',
    with: [
      ['sleep', 'pajamaTop'],
      ['home', 'homeTop'],
      ['golf', 'golfPolo'],
      ['hiking', 'hikingTee'],
      ['sport/running/gym', 'sportTee'],
      ['sleeveless', 'tank'],
      ['long !short', 'sweatshirt'],
    ],
  },
  hoodie: {
    words:
      '후드 후드티 후두티 호드티 후트티 훗티 후드키 후드t 후드티셔츠 후드티셔쓰 후디 후디티 후디드 후디에 후드넥 후드넥티 후드상의 후드탑 후드긴팔 긴팔후드 긴팔후드티 후드스웨트셔츠 후드스웻셔츠 후드스웨트 후드스웻 후드맨투맨 후드맨투맨티 스웨트후드 ' +
      '스웨트후디 스웻후드 스웻후디 풀오버후드 풀오버후디 후드풀오버 오버핏후드 오버핏후드티 오버핏후디 박시후드 크롭후드 크롭후드티 크롭후디 숏후드 롱후드 무지후드 무지후드티 기본후드티 로고후드 로고후드티 로고후디 프린팅후드 그래픽후드 그래픽후디 ' +
      '자수후드 레터링후드티 나그랑후드 나그랑후드티 피그먼트후드 피그먼트후드티 워싱후드 헤비후드 헤비웨이트후드 헤비코튼후드 쭈리후드 쭈리후드티 쮸리후드 얇은후드티 봄후드티 가을후드티 간절기후드티 빈티지후드 대학후드 대학후드티 학교후드 학교후드티 ' +
      '과후드 과후드티 단체후드 단체후드티 동아리후드 동아리후드티 과후디 커플후드티 캥거루후드 나일론후드 아노락후드 스투시후드 칼하트후드 챔피온후드 나이키후드 아디다스후드 스포츠후드 운동후드 폴라후드 니트후드티 벨벳후드 ' +
      'hoodie hoodies hoody hood hooded hoodt hoodtee hoodedsweatshirt pulloverhoodie hoodedpullover hoodedsweat 모자티 모자달린티 모자달린맨투맨 모자맨투맨 박로 박스로고 박스로고후드 ' +
      'bogo s101 챔피온s101 gf68 챔피온gf68 k288 칼하트k288 고글후드 cp고글 아페쎄마빈 아페쎄래리 아크네페리스 페리스페이스 바하파카 멕시칸파카',
    with: [
      ['sleep/pajamaTop', 'pajamaTop'],
      ['home/homeTop !halfZipped', 'homeTop'],
      ['gymUniform', 'gymUniform'],
      ['golf', 'golfTop'],
      ['rashguard/swim', 'rashguard'],
      ['zip/topHoodZip !halfZipped', 'topHoodZip'],
      ['topCardigan', 'topCardigan'],
      ['knit/knitted/thickKnit/thinKnit !sleeveless !short', 'knit'],
      ['summerKnit', 'summerKnit'],
      ['knit/knitted', 'shortKnit'],
      ['sleeveless/tank', 'tank'],
      ['short/shortSweat', 'shortSweat'],
      ['cool/uv/mesh', 'sportLongTee'],
      ['boa/fleeceTop', 'fleecedHoodie'],
      ['fleeced/padded/quilted/winter/warm/fur/fleecedSweatshirt', 'fleecedHoodie'],
    ],
  },
  fleecedHoodie: {
    words:
      '기모후드 기모후드티 기모후디 기모후드티셔츠 기모후드맨투맨 기모후드스웨트셔츠 쭈리기모후드 쭈리기모후드티 쮸리기모후드 양기모후드 밍크기모후드 밍크기모후드티 융후드 융후드티 털후드 털후드티 양털후드 양털후드티 뽀글이후드 뽀글이후드티 보아후드 보아후디 ' +
      '플리스후드 플리스후디 후리스후드 덤블후드 본딩후드 패딩후드 누빔후드 퀼팅후드 겨울후드 겨울후드티 두꺼운후드 두꺼운후드티 방한후드티 기모오버핏후드 fleecehoodie fleecedhoodie 테디후드 기모나그랑후드 테크플리스후디 테크플리스후드 테크플후드 ' +
      '기모후두 털후두',
    with: [
      ['sleep', 'pajamaTop'],
      ['home', 'homeTop'],
      ['golf', 'golfTop'],
      ['zip/topHoodZip', 'topHoodZip'],
    ],
  },
  topHoodZip: {
    words:
      '후드집업 후드짚업 후드지퍼 후드지프업 후드집엎 후드짚엎 후두집업 후집 후드집업티 후디집업 후디짚업 지퍼후드 지퍼후드티 후드자켓 후드재킷 후드점퍼 후드잠바 크롭후드집업 ' +
      '크롭집업 크롭후드짚업 오버핏후드집업 오버핏집업 기모후드집업 기모집업 기모후드짚업 양털후드집업 뽀글이집업 뽀글이후드집업 플리스집업 쭈리후드집업 피그먼트후드집업 피그먼트집업 투웨이집업 투웨이후드집업 2way집업 2웨이후드집업 집업 짚업 집엎 지프업 ' +
      '맨투맨집업 스웨트집업 스웻집업 집업탑 카라집업 하이넥집업 넥집업 나일론집업 와플집업 와플후드집업 골지집업 데님후드집업 벨벳집업 벨로아집업 벨로아후드집업 투웨이짚업 풀집업 풀집업후드 ' +
      'hoodzip hoodedzip hoodzipup ziphoodie zipuphoodie zipup ziphood fullzip fullziphoodie zipthrough zipsweat 여름후드집업 얇은후드집업 여름집업 얇은집업 ' +
      '후드집 집파카 기모후드집 나이키테크 k122 칼하트k122 베이프샤크',
    with: [
      ['sleep/pajamaTop', 'pajamaTop'],
      ['home/homeTop', 'homeTop'],
      ['gymUniform', 'gymUniform'],
      ['rashguard/swim', 'rashguard'],
      ['golf', 'golfTop'],
      ['cycling', 'cyclingJersey'],
      ['hiking', 'hikingTop'],
      ['running/gym/yoga/tennis/badminton/soccer', 'sportHalfZip'],
      ['sport !hooded !hoodie', 'sportHalfZip'],
      ['windproof/nylon/windbreaker', 'sportHalfZip'],
      ['halfZipped', 'halfZip'],
      ['collarKnit', 'collarKnit'],
      ['knit/knitted/cable/thickKnit/thinKnit', 'topCardigan'],
      ['boa/fleeceTop !hooded', 'fleeceTop'],
      ['cool/uv/mesh', 'sportLongTee'],
      ['short', 'shortSweat'],
    ],
  },
  topCardigan: {
    words:
      '가디건 가디간 카디건 카디간 까디건 가디컨 가디겅 카다건 가대건 가디 가디건니트 니트가디건 가디건자켓 긴가디건 긴팔가디건 울가디건 캐시미어가디건 캐시가디건 앙고라가디건 모헤어가디건 부클가디건 라운드가디건 브이넥가디건 v넥가디건 버튼가디건 단추가디건 ' +
      '크롭가디건 숏가디건 롱가디건 오버핏가디건 루즈핏가디건 박시가디건 꽈배기가디건 케이블가디건 아가일가디건 노르딕가디건 스트라이프가디건 단가라가디건 배색가디건 체크가디건 하트가디건 꼼데가디건 꼼데가르송가디건 스쿨가디건 교복가디건 셔링가디건 카라가디건 ' +
      '세일러가디건 숄카라가디건 후드가디건 집업가디건 니트집업 니트짚업 니트후드집업 니트자켓 니트점퍼 골지집업니트 가디건집업 두꺼운가디건 겨울가디건 헤비가디건 뽀글이가디건 털가디건 퍼가디건 밍크가디건 기모가디건 핸드메이드가디건 뜨개가디건 손뜨개가디건 알파카가디건 ' +
      '봄가디건 가을가디건 간절기가디건 사무실가디건 오피스가디건 맨투맨가디건 스웻가디건 저지가디건 트위드가디건 브이넥니트가디건 랩가디건 이중가디건 앙상블 앙상블가디건 반집업가디건 cardigan cardigans cardi vneckcardigan knitzip zipcardigan cropcardigan knitjacket woolcardigan 카우첸가디건 ' +
      '트윈니트가디건 4바가디건 톰브가디건 ' +
      '가다건 가데건 가디껀 레터맨 톰브4바 톰브라운4바 톰브밀라노 톰브웨이퍼 톰브사선 밀라노스티치 k9551 아크네케브 케브페이스 인버란 코위찬 카우친 cowichan 자노네키요토 chioto 존스메위트비 니들스모헤어 커트코베인 트윈니트 트윈셋 까데간 가데간 가디겐 까디간',
    with: [
      ['home', 'homeTop'],
      ['golf', 'golfTop'],
      ['knitVest sleeveless', 'knitVest'],
      ['thin/summer/linen/cool/sheer/mesh/uv/lace/chiffon/light/sheerTop', 'topThinCardigan'],
      ['short/sleeveless !cropped', 'topThinCardigan'],
      ['spring !autumn', 'topThinCardigan'],
    ],
  },
  topThinCardigan: {
    words:
      '얇은가디건 여름가디건 린넨가디건 리넨가디건 쿨가디건 냉감가디건 썸머가디건 인견가디건 시스루가디건니트 메쉬가디건 망사가디건 레이스가디건 크로쉐가디건 크로셰가디건 펀칭가디건 반팔가디건 가디건반팔 반팔니트가디건 7부가디건 칠부가디건 골지가디건 립가디건 ' +
      '에어컨가디건 uv가디건 uv차단가디건 자외선차단가디건 uv컷가디건 uvcut가디건 에어리즘가디건 레이온가디건 실크가디건 텐셀가디건 코튼가디건 면가디건 여리여리가디건 볼레로 볼레로가디건 볼래로 숏볼레로 니트볼레로 크롭볼레로 숄가디건 로브가디건 쉬폰가디건 린넨볼레로 ' +
      'bolero shrug thincardigan summercardigan linencardigan lightcardigan 슈러그 워머가디건 암워머볼레로 볼레로세트 얇은카디건 나시가디건세트 앙상블겉 트윈겉 냉방가디건 모달가디건 비스코스가디건',
    with: [
      ['golf', 'golfTop'],
      ['thick/winter/cable/boa/fur', 'topCardigan'],
    ],
  },
  halfZip: {
    words:
      '반집업 반짚업 반지퍼 반집업티 반짚업티 반집업티셔츠 반집업맨투맨 반짚업맨투맨 반집업상의 반집업스웨트 반지퍼티 하프집업 하프짚업 하프집 하프짚 하프집업티 하프집업맨투맨 하프짚업맨투맨 하프지퍼 쿼터집 쿼터짚 쿼터집업 쿼터짚업 쿼터지퍼 ' +
      '쿼터집맨투맨 쿼터집업맨투맨 쿼터짚맨투맨 목집업 목지퍼티 넥집업티 카라반집업 카라집업맨투맨 하이넥집업맨투맨 하이넥반집업 하이넥맨투맨 터틀넥맨투맨 집업넥맨투맨 오버핏반집업 크롭반집업 스웻반집업 쭈리반집업 기모반집업 기모하프집업 아노락맨투맨 집넥티 ' +
      'halfzip halfzipup quarterzip quarterzipup qzip halfzipsweatshirt quarterzipsweatshirt 14zip 반집업후드 하프집업후드 반집업후드티 하프집스웻 하프짚스웻 ' +
      '하프zip 반자크 쿼터zip 기모반집 에스테이트립 존스메틴달 존스메배로우 룰루스쿠바하프 반쟈크 반자꾸 반지꾸',
    with: [
      ['sleep', 'pajamaTop'],
      ['home !halfZipped', 'homeTop'],
      ['gymUniform', 'gymUniform'],
      ['rashguard/swim', 'rashguard'],
      ['golf', 'golfTop'],
      ['cycling', 'cyclingJersey'],
      ['hiking short !halfZipped', 'hikingTee'],
      ['hiking', 'hikingTop'],
      ['sport/running/gym/yoga/tennis/badminton/soccer/outdoor short !halfZipped', 'sportTee'],
      ['sport/running/gym/yoga/tennis/badminton/soccer/outdoor', 'sportHalfZip'],
      ['windproof/nylon', 'sportHalfZip'],
      ['boa/fleeceTop', 'fleeceTop'],
      ['collarKnit/knit/knitted/cable/thinKnit/thickKnit !short', 'collarKnit'],
      ['knit/knitted', 'shortKnit'],
      ['fleeced', 'fleecedSweatshirt'],
      ['short !halfZipped', 'shortSweat'],
    ],
  },
  sportHalfZip: {
    words:
      '운동반집업 운동하프집업 스포츠반집업 스포츠하프집업 트레이닝반집업 트레이닝하프집업 러닝반집업 런닝반집업 러닝하프집업 러닝쿼터집 드라이핏하프집업 드라이핏반집업 테니스반집업 테니스하프집업 축구반집업 축구트레이닝상의 웜업반집업 웜업자켓 웜업집업 드릴탑 드릴톱 ' +
      '트레이닝탑 트레이닝톱 트레이닝상의 트레이닝집업 트레이닝자켓 트레이닝재킷 트레이닝져지 트레이닝저지 트레이닝복상의 트레이닝긴팔집업 트랙탑 트랙톱 트랙자켓 트랙재킷 트랙집업 저지집업 져지집업 삼선집업 삼선져지 삼선트랙탑 파이어버드 아디컬러트랙탑 ' +
      '운동집업 스포츠집업 러닝집업 런닝집업 요가집업 요가자켓 필라테스집업 헬스집업 기능성집업 슬림집업 바디핏집업 아노락 아노락티 우븐반집업 우븐상의 우븐탑 바람막이 바람막이상의 윈드브레이커 윈드러너 러닝자켓 나일론반집업 나일론아노락 미드레이어 츄리닝집업 추리닝집업 ' +
      'tracktop trackjacket drilltop midlayer windbreaker anorak runninghalfzip traininghalfzip trainingjacket 디파인자켓 definejacket 스쿠바 scuba ' +
      '스트라이크드릴 티로탑 아디다스티로탑',
    with: [
      ['gymUniform', 'gymUniform'],
      ['golf', 'golfTop'],
      ['cycling', 'cyclingJersey'],
      ['rashguard', 'rashguard'],
      ['hiking', 'hikingTop'],
      ['fleeced/boa/fleeceTop', 'fleeceTop'],
      ['knit/collarKnit', 'collarKnit'],
      ['short !halfZipped', 'sportTee'],
    ],
  },
  fleeceTop: {
    words:
      '플리스 후리스 프리스 플리즈 훌리스 플리스티 후리스티 플리스상의 플리스맨투맨 후리스맨투맨 플리스풀오버 플리스탑 플리스자켓 플리스재킷 플리스반집업 플리스하프집업 후리스반집업 후리스집업 플리스후드집업 뽀글이 뽀글이상의 뽀글이자켓 뽀글이반집업 뽀글 양털 양털상의 ' +
      '양털반집업 양털집업 양털자켓 보아 보아상의 보아반집업 보아하프집업 보아풀오버 보아집업 쉐르파 셰르파 테디 폴라폴리스 폴라플리스 폴라텍 폴리스티 마이크로플리스 그리드플리스 마이크로플리스티 극세사상의 덤블 덤블집업 덤블반집업 신칠라 스냅티 스냅t 데날리 레트로x ' +
      'fleece fleecetop fleecepullover fleecehalfzip fleecejacket sherpa boa boafleece teddy polartec synchilla snapt microfleece gridfleece ' +
      '깔깔이 군대깔깔이 군용깔깔이 방상내피 방상내피상의 누빔내피 야상내피 ' +
      '파타고니아스냅 베터스웨터 베러스웨터 베러스웨터하프 tka글래시어 극세사맨투 수면맨투',
    with: [
      ['sleep', 'pajamaTop'],
      ['home', 'homeTop'],
      ['golf', 'golfTop'],
      ['knitVest', 'knitVest'],
      ['shirt', 'flannelShirt'],
      ['knit', 'thickKnit'],
      ['hoodie', 'fleecedHoodie'],
      ['sweatshirt', 'fleecedSweatshirt'],
      ['hiking', 'fleeceTop'],
    ],
  },
}
