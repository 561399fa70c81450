import { useRef } from 'react'
import { CopyButton } from './copy-button.tsx'

export default { title: 'Components / CopyButton' }

const id = 'pay_29QQoUBi66xm2f'

export const Default = () => {
  const source = useRef<HTMLElement>(null)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span>
        Payment ID: <strong ref={source}>{id}</strong>
      </span>
      <CopyButton text={id} what="the payment ID" source={source} />
    </div>
  )
}

export const Narrow = () => (
  <div className="w-48">
    <CopyButton text={id} what="the payment ID" className="flex-wrap" />
  </div>
)
