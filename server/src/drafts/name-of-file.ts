import { colorsNamed, typeNamed } from '@otday/stylist'
import { cleanName } from '../link-import/index.ts'

/** Words in file names that cameras, chats, programs and copying add. */
const ofMachines =
  /^(?:img|image|images|dsc|dscn|dscf|dcim|pxl|mvimg|photo|photos|picture|pic|snapshot|screenshot|capture|kakaotalk|kakao|talk|line|whatsapp|signal|telegram|received|fb|insta|instagram|download|file|untitled|unnamed|clipboard|pasted|scan|burst|cover|night|portrait|edit|edited|final|copy|crop|cropped|resized|small|large|thumb|jpe?g|png|webp|heic|사진|이미지|스크린샷|화면|캡처|갤러리|카카오톡|다운로드|무제|제목|없음|복사본|사본|편집본?|최종|오전|오후|am|pm|at)$/i
/** Parts of file names that are dates, numbers of four digits or more, or random strings. */
const ofNumbers =
  /^(?:\d{1,3}[년월일시분초]?|\d{4,}년?|[a-z]{1,4}\d{3,}[a-z]?|(?=[a-f]*\d)[a-f\d]{6,}|(?=\D*\d)(?=[^a-z]*[a-z])[\da-z]{12,})$/i

/** Returns the readable part of a file name; blank when it is generated or mentions no clothes: 제주도 여행.jpg. */
export function nameOfFile(fileName: string): string {
  const base = fileName
    .toWellFormed()
    .normalize('NFC')
    .replace(/\.[a-z\d]{2,5}$/i, '')
  const words = base
    .replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, ' ')
    .split(/[\s_\-+~.,()[\]{}#@]+/)
    .filter((word) => word !== '' && !ofMachines.test(word) && !ofNumbers.test(word))
  const name = cleanName(words.join(' '), { shopNames: [], hasColour: false })
  return typeNamed(name) !== null || colorsNamed(name).size > 0 ? name : ''
}
