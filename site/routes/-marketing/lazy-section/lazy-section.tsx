import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { load } from '../../../browser/load'
import { LoadingPlaceholder } from '../../-shell/loading'
import { useNotifyHydrated } from '../../-shell/navigation'

/** A section whose script is loaded on demand. */
type SectionLoader = ReturnType<typeof defineLazySection> & {
  /** Its height in pixels when it was last shown, so that Back finds a page of the same height. */
  height?: number
}

/** Sections that the prerender has to wait for; in the browser nothing is awaited. */
const pending: Promise<unknown>[] = []
export const sectionsLoaded = () => Promise.all(pending)

/**
 * Defines a section for `LazySection`.
 * @param name The name used in error reports.
 * @param field The section is on the first screen, and fields that the browser can fill in are its only controls. Its
 * script, together with the whole style sheet, is loaded when a field is used instead of when the section is near,
 * because input may show elements that the page did not contain.
 */
export function defineLazySection(
  name: string,
  importer: () => Promise<ComponentType>,
  { field = false } = {},
) {
  let section: ComponentType | undefined
  let shown = true
  let activate = () => {}
  let activated: Promise<void>
  const reset = () => {
    activated = new Promise((resolve) => {
      activate = resolve
    })
  }
  reset()
  const fetched = async () => {
    section = await load(name, importer, { styles: field })
    return section
  }
  if (import.meta.env.SSR) pending.push(fetched())
  return {
    /** Renders the section; suspends until `activate` is called. */
    Suspending: lazy(async () => {
      for (;;) {
        await activated
        try {
          return { default: await fetched() }
        } catch (error) {
          if (!shown) throw error
          // The text of the section is in the page, and a failed load must not remove it. The next interaction tries
          // again.
          reset()
          window.bootstrap?.onLoadFailed()
        }
      }
    }),
    /** The component of the section, once it has loaded. */
    loaded: () => section,
    /** Loads the section. `empty`: the page shows nothing of it yet, so a failed load must be reported. */
    activate(empty = false) {
      if (empty) shown = false
      activate()
    },
    field,
  }
}

/** How far below the viewport a section starts to load. */
const near = '400px'
/**
 * The event by which the inline loader announces a queued press. React stops the browser's own events inside HTML that
 * it has not hydrated yet. An element that receives the focus is scrolled into view, which loads its section.
 */
const press = 'queued'

/** Events that show a field is used: reached by pointer or focus, or changed; autofill fires `input` too. */
const uses = ['pointerdown', 'focusin', 'input'] as const

function activateOnUse(element: HTMLElement, section: SectionLoader) {
  const activate = ({ target }: { target: unknown }) => element.contains(target as Node) && section.activate()
  // The field was used before this listened.
  activate({ target: document.activeElement })
  if (element.querySelector('input')?.value) section.activate()
  // On the window, whose capture listeners run before React's (see above). They stay registered, because a load may
  // have failed.
  for (const use of uses) addEventListener(use, activate, true)
  return () => {
    for (const use of uses) removeEventListener(use, activate, true)
  }
}

/**
 * A section of a page whose script is loaded when it comes near the viewport. Its HTML is in the page from the start,
 * and React leaves it unchanged until then. A press loads it too, and is replayed after hydration (see
 * `browser/loader.ts`).
 *
 * Memoised, because rendering it again would make React discard the HTML that it has not hydrated yet.
 */
export const LazySection = memo(function LazySection({ section }: { section: SectionLoader }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    // After a navigation without a page load there is no prerendered HTML, so the section is loaded at once. The same
    // applies to a press that was queued before this listened, since its event has passed.
    const empty = element.firstElementChild?.hasAttribute('data-waiting') ?? true
    if (empty || element.querySelector('[data-queued]')) section.activate(empty)
    // In `npm run dev` every section is hydrated at once, so that source changes and hydration errors show.
    if (import.meta.env.MODE === 'development') return section.activate()
    if (section.field) return activateOnUse(element, section)
    const activate = () => section.activate()
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && activate(), {
      rootMargin: near,
    })
    observer.observe(element)
    element.addEventListener(press, activate)
    return () => {
      observer.disconnect()
      element.removeEventListener(press, activate)
    }
  }, [section])
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      if (element && !element.querySelector('[data-waiting]')) section.height = element.offsetHeight
    }
  }, [section])
  const Section = section.loaded() ?? section.Suspending
  return (
    <div ref={place} data-lazy={section.field ? undefined : ''}>
      <Suspense fallback={<LoadingPlaceholder height={section.height} />}>
        <Section />
        <Hydrated place={place} />
      </Suspense>
    </div>
  )
})

/** Rendered with the section: its effect runs when presses inside are handled. */
function Hydrated({ place }: { place: RefObject<HTMLDivElement | null> }) {
  useEffect(() => place.current?.removeAttribute('data-lazy'), [place])
  useNotifyHydrated()
  return null
}
