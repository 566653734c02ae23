import { useState } from 'react'
import { Field } from '../Field.tsx'
import { PasswordInput } from '../PasswordInput.tsx'
import { SearchBox } from '../SearchBox.tsx'
import { TextArea } from '../TextArea.tsx'
import { TextInput } from '../TextInput.tsx'
import styles from './Gallery.module.css'
import { Section } from './Section.tsx'

export function FieldSection() {
  const [word, setWord] = useState('코트')
  const [text, setText] = useState('카멜 코트에 빨간 머플러로 포인트.')
  return (
    <Section title="입력">
      <div className={styles.thirds}>
        <Field label="이메일" hint="로그인할 때 써요.">
          <TextInput type="email" placeholder="name@example.com" autoComplete="off" />
        </Field>
        <Field label="이름" success="쓸 수 있는 이름이에요.">
          <TextInput defaultValue="서윤" />
        </Field>
        <Field label="비밀번호" error="영문과 숫자를 섞어 6자 이상 입력해 주세요.">
          <PasswordInput defaultValue="ab" showLabel="비밀번호 보기" hideLabel="비밀번호 숨기기" />
        </Field>
        <Field label="인증 번호">
          <TextInput disabled placeholder="인증 시간이 지났어요" />
        </Field>
        <Field label="설명">
          <TextArea value={text} onChange={(event) => setText(event.currentTarget.value)} limit={300} />
        </Field>
        <Field label="긴 설명">
          <TextArea value={text} onChange={(event) => setText(event.currentTarget.value)} limit={10} grow />
        </Field>
        <SearchBox label="피드 검색" placeholder="검색" value={word} onChange={setWord} />
        <TextInput quiet height={44} aria-label="댓글" placeholder="댓글을 입력해 주세요" />
      </div>
    </Section>
  )
}
