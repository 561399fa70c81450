import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef } from 'react'
import { load } from '../services/load'
import '../build/late'
import { PlaceWaiting } from './-waiting'

/** A section whose script is fetched when it is wanted. */
export interface LateSection {
  /** Shows the section; sleeps until it is woken. */
  Sleeping: ComponentType
  /** The section itself, once it is there. */
  loaded(): ComponentType | undefined
  /** Fetches it. `empty`: the page shows nothing of it yet, so a failure must be said. */
  wake(empty?: boolean): void
  field: boolean
}

/** Sections that a prerender has to wait for; in the browser nothing is awaited. */
const pending: Promise<unknown>[] = []
export const settled = () => Promise.all(pending)

/**
 * Names a section for `Later`.
 * @param name what error reports call it
 * @param field it is on the first screen, and all in it that answers is a field, which the browser fills in by itself:
 * its script is fetched when somebody uses the field, not when it is near, with the whole stylesheet, since what is
 * typed may bring what the page did not show
 */
export function lateSection(
  name: string,
  importer: () => Promise<ComponentType>,
  { field = false } = {},
): LateSection {
  let section: ComponentType | undefined
  let shown = true
  let wake = () => {}
  let awake: Promise<void>
  const sleep = () => {
    awake = new Promise((resolve) => {
      wake = resolve
    })
  }
  sleep()
  const fetched = async () => {
    const [loaded] = await Promise.all([
      load(name, importer),
      field ? globalThis.window?.late?.styled() : undefined,
    ])
    section = loaded
    return section
  }
  if (import.meta.env.SSR) pending.push(fetched())
  return {
    Sleeping: lazy(async () => {
      for (;;) {
        await awake
        try {
          return { default: await fetched() }
        } catch (error) {
          if (!shown) throw error
          // Its words are in the page: a line that broke must not take them away. The next sign tries again.
          sleep()
        }
      }
    }),
    loaded: () => section,
    wake(empty = false) {
      if (empty) shown = false
      wake()
    },
    field,
  }
}

/** How far below the screen a section begins to wake. */
const near = '400px'
/**
 * The inline loader's word for a press that it has kept. React stops the browser's own events of a press or a focus
 * on their way into HTML that it has not taken over; what gets the focus scrolls near, which wakes it.
 */
const press = 'late'

/** Signs that a field is used: reached, and typed into, which is also what a browser does that fills it in. */
const uses = ['pointerdown', 'focusin', 'input'] as const

function wakeOnUse(element: HTMLElement, section: LateSection) {
  const wake = ({ target }: { target: unknown }) => element.contains(target as Node) && section.wake()
  // Used before this listened.
  wake({ target: document.activeElement })
  if (element.querySelector('input')?.value) section.wake()
  // On the window, which comes before React: see above. Again each time, since a fetch may have failed.
  for (const use of uses) addEventListener(use, wake, true)
  return () => {
    for (const use of uses) removeEventListener(use, wake, true)
  }
}

/**
 * A section of a page whose script comes when the visitor comes near it. Its HTML is in the page from the start, and
 * React leaves it as it is until then. A press wakes it too, and is carried out afterwards
 * (see `build/loader.ts`).
 *
 * A memo, since rendering it again would make React give up the HTML that it has not taken over yet.
 */
export const Later = memo(function Later({ section }: { section: LateSection }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    // After a navigation without a page load there is no HTML to leave as it is.
    // The same for a press that was kept before this listened: its sign has come and gone.
    const empty = element.firstElementChild?.hasAttribute('data-waiting') ?? true
    if (empty || element.querySelector('[data-queued]')) section.wake(empty)
    // In `npm run dev` every section is hydrated at once: a changed source shows, and so does a wrong hydration.
    if (import.meta.env.MODE === 'development') return section.wake()
    if (section.field) return wakeOnUse(element, section)
    const wake = () => section.wake()
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), {
      rootMargin: near,
    })
    observer.observe(element)
    element.addEventListener(press, wake)
    return () => {
      observer.disconnect()
      element.removeEventListener(press, wake)
    }
  }, [section])
  const Section = section.loaded() ?? section.Sleeping
  return (
    <div ref={place} data-later={section.field ? undefined : ''}>
      <Suspense fallback={<PlaceWaiting />}>
        <Section />
        <Awake place={place} />
      </Suspense>
    </div>
  )
})

/** Rendered with the section: its effect is the sign that presses inside are answered. */
function Awake({ place }: { place: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    place.current?.removeAttribute('data-later')
    const task = setTimeout(() => window.late?.take())
    return () => clearTimeout(task)
  }, [place])
  return null
}
