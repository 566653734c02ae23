import type { Model } from '../types.ts'

/** Underwear, socks, hats, scarves and jewellery by line and model. */
export const smallPieces: readonly Model[] = [
  {
    kind: 'thermalTop',
    words:
      '히트텍 히트텍이너 히트텍크루넥 히트텍엑스트라웜 히트텍울트라웜 히트텍코튼 heattech 히트택 히트텍u넥 엑스트라웜 울트라웜 온에어 온에어이너 온에어내의 ' +
      '탑텐온에어 웜테크 스파오웜테크 웜테크이너 히트업이너 보디히트 바디히트 이너웜 힛탠다드 무신사힛탠다드 힛탠 heatandard 웜히트이너 핫에어 핫플러스이너 ' +
      '비와이씨보디히트 bodyheat onair 센스웜',
  },
  {
    kind: 'thermalBottom',
    words:
      '히트텍레깅스 히트텍타이즈 히트텍하의 히트텍바지 히트텍내의 온에어하의 온에어레깅스 웜테크레깅스 보디히트하의',
  },
  {
    kind: 'warmTights',
    words: '히트텍타이츠 히트텍스타킹',
  },
  {
    kind: 'thickSocks',
    words: '히트텍양말 히트텍삭스 히트텍파일삭스',
  },
  {
    kind: 'gloves',
    words: '히트텍장갑 heattechgloves',
  },
  {
    kind: 'coolInner',
    words:
      '에어리즘 에어리즘이너 에어리즘크루넥 에어리즘마이크로 에어리즘브이넥이너 airism 에어리즘탱크 에어리즘u넥 에어리즘코튼이너 쿨에어이너 쿨테크이너 쿨이너 ' +
      '쿨탠다드이너',
  },
  {
    kind: 'bra',
    words:
      '에어리즘브라 에어리즘와이어리스브라 와이어리스브라 심리스브라 원더브라 감탄브라 에어브라 노와이어브라 슬림컵브라',
  },
  {
    kind: 'briefs',
    words: '에어리즘심리스 에어리즘쇼츠팬티 에어리즘드로즈 에어리즘박서브리프 에어리즘복서브리프',
  },
  {
    kind: 'safetyShorts',
    words: '에어리즘속바지 에어리즘안전바지 에어리즘페티팬츠',
  },
  {
    kind: 'baseLayer',
    says: 'sport',
    words:
      '나이키프로 나이키프로컴뱃 콜드기어베이스 콜드기어아머 테크핏베이스 지오라인 몽벨지오라인 zeoline 메리노베이스 아이스브레이커200 브리오브베이스',
  },
  {
    kind: 'sportsBra',
    words:
      '나이키스우시브라 스우시브라 swooshbra 인디브라 나이키인디 에너지브라 룰루에너지 프리투비 프리투비브라 freetobe likeacloud 라이크어클라우드 얼라인브라 ' +
      '플로우y flowy',
  },
  {
    kind: 'ballCap',
    words:
      '9forty 9포티 9twenty 9트웬티 9fifty 9피프티 59fifty 59피프티 뉴에라940 뉴에라920 뉴에라950 클린업 47클린업 cleanup 나인포티 나인트웬티 언스트럭처볼캡 ' +
      '루키볼캡 mlb루키볼캡 루키캡 뉴핏볼캡 쿠퍼스타운 mlb쿠퍼스 듀얼포켓캡 폴로치노캡 폴로베이스볼캡 폴로스포츠캡 헤리티지86 나이키헤리티지86 h86 ' +
      '스포츠캡폴로 퓨추라캡 futura캡 이미스볼캡 이미스뉴로고 뉴로고이미스볼캡 마르디볼캡',
  },
  {
    kind: 'bucketHat',
    words:
      '버뮤다카솔 캉골버뮤다 버뮤다버킷 캉골카솔 kangolbermuda 워시드버킷 발렌시아가버킷 나일론버킷프라다 프라다버킷',
  },
  {
    kind: 'beanie',
    words:
      '칼하트비니 a18 칼하트a18 a18비니 아크릴와치햇 칼하트와치햇 아크릴와치 와치캡 피셔맨비니 워치캡 파타피셔맨비니',
  },
  {
    kind: 'newsboyCap',
    words: '캉골504 504헌팅캡 트로픽504 tropic504 울504 wool504 캉골507 507헌팅캡 tropic507',
  },
  {
    kind: 'sportCap',
    words:
      '시어버킷 나이키페더라이트 페더라이트캡 에어로빌 aerobill 드라이핏캡 드라이핏클럽 나이키클럽캡 아디다스러닝캡 씨엘르 ciele gocap 고캡 alzcap',
  },
  {
    kind: 'golfCap',
    words:
      '타이틀리스트 타이틀 titleist 풋조이 footjoy 캘러웨이 callaway 테일러메이드 taylormade pxg 피엑스지 말본 말본골프 malbon 지포어 gfore 파리게이츠 pearlygates 왁 waac 마크앤로나 ' +
      'markandlona 볼빅 volvik 혼마 honma 스릭슨 srixon 젝시오 xxio 데상트골프 나이키골프 아디다스골프 먼싱웨어 와이드앵글 힐크릭 사우스케이프 페어라이어 어메이징크리 빈폴골프 제이린드버그 까스텔바작',
  },
  {
    kind: 'hikingHat',
    words: '시닉햇 노스페이스햇 호라이즌햇 horizonhat 고어텍스햇 시에라캠프햇',
  },
  {
    kind: 'smartWatch',
    words:
      '애플워치 애플워치se 애플워치8 애플워치9 애플워치10 애플워치울트라 applewatch 갤럭시워치 갤럭시워치5 갤럭시워치6 갤럭시워치7 갤워치 갤럭시핏 ' +
      'galaxywatch 가민포러너 포러너 forerunner 피닉스7 fenix7 페닉스 핏빗차지 미밴드 미밴드7 미밴드8 샤오미밴드 miband',
  },
  {
    kind: 'watch',
    words:
      '지샥 gshock g쇼크 지쇼크 ga2100 지얄오크 dw5600 f91w a158 a168 a158w a168w 카시오a158 카시오빈티지 서브마리너 submariner 데이트저스트 datejust ' +
      '데이토나 daytona 오이스터퍼페추얼 오이스터퍼페츄얼 익스플로러롤렉스 요트마스터 gmt마스터 스피드마스터 speedmaster 씨마스터 seamaster carrera ' +
      '아쿠아레이서 탱크머스트 탱크솔로 까르띠에탱크 tankmust santosdecartier 발롱블루 ballonbleu 팬더시계 티쏘prx lelocle 세이코5 프레사지 코클라쎄 ' +
      '라돌체비타 돌체비타 마스터컬렉션',
  },
  {
    kind: 'necklace',
    words:
      '알함브라 알함브라목걸이 빈티지알함브라 alhambra 반클목걸이 반클리프목걸이 스마일목걸이 티파니t스마일 t스마일 tsmile 디아망레제 프레드목걸이',
  },
  {
    kind: 'bracelet',
    words:
      '러브팔찌 까르띠에러브 lovebracelet 저스트앵끌루팔찌 저스트앵클루 저스테앵끌루 justeunclou 포스텐 프레드포스텐 force10 판도라팔찌',
  },
  {
    kind: 'ring',
    words:
      '러브링 까르띠에러브링 트리니티 까르띠에트리니티 트리니티링 trinityring 비제로원 비제로원링 bzero1 쇼메비마이러브 비마이러브 콰트로링 쿼트로',
  },
  {
    kind: 'earrings',
    words: '알함브라귀걸이 샤넬귀걸이 샤넬로고귀걸이 디올트라이벌 트라이벌귀걸이 밴드귀걸이미우',
  },
  {
    kind: 'sunglasses',
    words:
      '웨이페어러 wayfarer 클럽마스터 clubmaster 에비에이터 aviator 레이밴에비에이터 her01 젠틀몬스터her 랑디 langdi 릴릿 lilit 쿠보01 릴리트 백비트 papas ' +
      '자키마루 스퀘어레이밴',
  },
  {
    kind: 'sportGlasses',
    words:
      '홀브룩 holbrook 수트로 sutro 레이다ev radarev 플락20 프로그스킨 frogskins 줄보에어로 플라이트덱 케이토 엔코더 encoder',
  },
  {
    kind: 'glasses',
    words: '렘토쉬 lemtosh 밀젠 miltzen 레이밴5154 rb5154 올리버피플스그레고리펙 그레고리펙 gregorypeck',
  },
  {
    kind: 'silkScarf',
    words: '에르메스트윌리 트윌리 twilly 까레90 에르메스까레 carre90 트윌리스카프',
  },
  {
    kind: 'muffler',
    words:
      '버버리머플러 버버리캐시미어머플러 노바체크머플러 아크네머플러 아크네캐나다 canadascarf 캐나다스카프아크네 아크네체크머플러 조슈아엘리스 joshuaellis ' +
      '로로피아나머플러 알렉스로로 샤트머플러 그로버머플러 엘르머플러',
  },
  {
    kind: 'neckWarmer',
    words: '히트텍목도리 히트텍넥워머 히트텍넥게이터 히트텍스카프',
  },
  {
    kind: 'sportBuff',
    words: '오리지널버프 울버프 쿨넷uv 쿨넷uv버프 coolnetuv',
  },
]
