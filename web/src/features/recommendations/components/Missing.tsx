import { clothesTypeLabels, type Recommendation } from '@otday/contract'
import { Link } from 'react-router'
import { Icon } from '../../../art/Icon.tsx'
import { addClothesPath } from '../../../platform/navigation/paths.ts'
import styles from './Why.module.css'

export function Missing({ missing }: Pick<Recommendation, 'missing'>) {
  if (missing.length === 0) return null
  return (
    <ul aria-label="있으면 좋은 옷">
      {missing.map(({ type, text }) => (
        <li key={`${type}${text}`} className={styles.note}>
          <Icon name="info" size={16} />
          <p>
            <span>{text}</span>{' '}
            <Link to={addClothesPath(type)}>
              <span>{`${type === 'ETC' ? '옷장에' : clothesTypeLabels[type]} 추가하기`}</span>
              <Icon name="chevron-right" size={14} />
            </Link>
          </p>
        </li>
      ))}
    </ul>
  )
}
