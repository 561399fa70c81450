import { useRef } from 'react'
import { CopyButton } from './copy-button.tsx'

export default { title: 'Components / CopyButton' }

const id = 'pay_29QQoUBi66xm2f'

export const Default = () => {
  const source = useRef<HTMLElement>(null)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' }}>
      <span>
        Payment ID: <strong ref={source}>{id}</strong>
      </span>
      <CopyButton text={id} what="the payment ID" source={source} />
    </div>
  )
}

export const Narrow = () => (
  <div style={{ width: '12rem' }}>
    <CopyButton text={id} what="the payment ID" style={{ flexWrap: 'wrap' }} />
  </div>
)
