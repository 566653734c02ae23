/** Texts that would do harm if they were treated as anything but text. Each contains its number, to be found by. */
export const hostileWords = [
  '1<script>window.hacked=1;alert(1)</script>',
  '2<img src=https://evil.example/2 onerror=alert(2)>',
  '3"><svg onload=alert(3)>',
  "4'-alert(4)-'",
  '5</title></style></textarea><script>alert(5)</script>',
  '6<iframe src=javascript:alert(6)>',
  '7<style>*{background:url(https://evil.example/7)}</style>',
  '8{{constructor.constructor("alert(8)")()}}${alert(8)}',
  '9[눌러요](javascript:alert(9)) javascript:alert(9)',
  '10\u202Egnp.exe\u2066',
] as const
