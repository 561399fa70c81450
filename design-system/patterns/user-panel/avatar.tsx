import { useState } from 'react'

/** First letters of the first and the last word; an e-mail address gives its own first letter. */
function initials(name: string) {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}

/** The name stands beside it, so it says nothing itself. */
export function Avatar({ name, photo }: { name: string; photo?: string }) {
  const [broken, setBroken] = useState<string>()
  return (
    <span
      data-slot="avatar"
      data-surface="artefact"
      aria-hidden="true"
      className="grid size-11 flex-none place-items-center overflow-hidden rounded-full font-extrabold forced-colors:border"
    >
      {photo && photo !== broken ? (
        // Google refuses its pictures to pages that say where they are shown.
        <img
          src={photo}
          alt=""
          width={44}
          height={44}
          referrerPolicy="no-referrer"
          onError={() => setBroken(photo)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
