import { useRef } from 'react'
import { CopyButton } from './code-block.tsx'

/** The first line to paste: what is imported, and from where. */
export function ImportLine({ names }: { names: readonly string[] }) {
  const line = useRef<HTMLElement>(null)
  const text = `import { ${names.join(', ')} } from '@kaksha/design-system'`
  return (
    <div className="relative mt-8 max-w-[46rem] rounded-control border border-hair bg-tint py-4 ps-4 pe-28">
      <code ref={line} dir="ltr" className="block font-code wrap-anywhere">
        {text}
      </code>
      <CopyButton text={text} what="the import" fallback={line} />
    </div>
  )
}
