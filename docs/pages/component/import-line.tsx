import { useRef } from 'react'
import { CopyButton } from '../../../design-system/components/copy-button/copy-button.tsx'

/** The import statement of a component, with a copy button. */
export function ImportLine({ names, from }: { names: readonly string[]; from: string }) {
  const line = useRef<HTMLElement>(null)
  const text = `import { ${names.join(', ')} } from '${from}'`
  return (
    <div className="mt-5 flex max-w-[46rem] flex-wrap items-center gap-x-4 rounded-control border border-border-subtle bg-tint py-1 ps-4 pe-2">
      <code ref={line} dir="ltr" className="min-w-56 flex-1 py-2 font-code wrap-anywhere">
        {text}
      </code>
      <CopyButton text={text} what="the import" source={line} className="ms-auto flex-row-reverse" />
    </div>
  )
}
