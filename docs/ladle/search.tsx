import { cx } from 'class-variance-authority'
import { Search as SearchIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../design-system/components/button/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from '../../design-system/components/dialog/dialog.tsx'
import { Field } from '../../design-system/components/field/field.tsx'
import { Input } from '../../design-system/components/input/input.tsx'
import type { SearchDocument } from '../text/search-documents.ts'
import type { createSearch, FoundPage } from './find-pages.ts'
import { addressOf } from './settings.tsx'

type Find = ReturnType<typeof createSearch>

/** Loaded when the search is opened for the first time, and kept. */
let loading: Promise<Find> | undefined

function loadSearch() {
  loading ??= Promise.all([
    import('./find-pages.ts'),
    fetch('/design-system/search.json').then((response) => {
      if (!response.ok) throw new Error(`search.json: ${response.status}`)
      return response.json() as Promise<SearchDocument[]>
    }),
  ]).then(([{ createSearch }, documents]) => createSearch(documents))
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

const hrefOf = ({ id, heading }: FoundPage) => addressOf(id) + (heading ? `#${heading.id}` : '')

/** The answer in words, for everyone. */
function answerTo(query: string, results: FoundPage[] | undefined, failed: boolean) {
  if (failed) return 'The search could not be loaded. Check the connection, and open it again.'
  if (!query.trim() || !results) return 'Names of other design systems are understood too.'
  if (results.length === 0) return 'Nothing found. Try another word, or look through the list of pages.'
  return results.length === 1 ? '1 page' : `${results.length} pages, the best first`
}

/** The arrow keys move between the field and the links of the results. Tab does so too. */
function moveWithArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const next = stops[stops.indexOf(event.target as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface SearchFormProps {
  /** Words to start with, if they find something. */
  suggested?: string
  /** Whether the field receives the focus. */
  autoFocus?: boolean
}

/** The field of the search and what it finds. */
export function SearchForm({ suggested = '', autoFocus = false }: SearchFormProps) {
  const [query, setQuery] = useState('')
  const [find, setFind] = useState<Find>()
  const [failed, setFailed] = useState(false)
  const area = useRef<HTMLElement>(null)
  useEffect(() => {
    loadSearch().then(
      (loaded) => {
        setFind(() => loaded)
        if (suggested && loaded(suggested).length > 0) setQuery((typed) => typed || suggested)
      },
      () => setFailed(true),
    )
  }, [suggested])
  const results = find && query.trim() ? find(query) : undefined

  return (
    <search ref={area} className="mt-5 block" onKeyDown={moveWithArrows}>
      <Field label="A component, a prop or a subject">
        <Input
          type="search"
          maxLength={200}
          autoComplete="off"
          autoFocus={autoFocus}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && area.current?.querySelector('a')?.click()}
        />
      </Field>
      <p role="status" className="mt-3 text-small text-muted">
        {answerTo(query, results, failed)}
      </p>
      <ol className="mt-3 border-t-2 border-fg empty:hidden">
        {results?.map((page) => (
          <li key={page.id} className="border-b border-border-subtle">
            <a
              href={hrefOf(page)}
              className="-outline-offset-3 block px-2 py-3 hover:bg-tint focus-visible:bg-tint"
            >
              <span className="flex flex-wrap items-baseline gap-x-3">
                <strong>
                  {page.title}
                  {page.heading && `: ${page.heading.text}`}
                </strong>{' '}
                <span className="text-micro text-muted">{page.part}</span>
              </span>{' '}
              <span className="text-small">{page.lead}</span>
            </a>
          </li>
        ))}
      </ol>
    </search>
  )
}

/** The button in the header that opens the search. Ctrl and K, or Command and K, opens it too. `isOnBoard`: a second one. */
export function Search({ isOnBoard = false }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (isOnBoard) return
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key !== 'k') return
      event.preventDefault()
      setOpen(true)
    }
    // A heading of the present page was chosen: the page stays.
    const close = () => setOpen(false)
    addEventListener('keydown', press)
    addEventListener('hashchange', close)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('hashchange', close)
    }
  }, [isOnBoard])
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <Button
        data-browser-only
        size={isOnBoard ? 'md' : 'sm'}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        // Looks like the field that it opens.
        className={cx(
          'min-w-11 border-border bg-page font-normal',
          isOnBoard
            ? 'mb-5 w-full max-w-[36rem] justify-start'
            : 'ms-auto max-sm:px-2 lg:w-56 lg:justify-start lg:self-end',
        )}
        onClick={() => setOpen(true)}
      >
        <SearchIcon aria-hidden="true" />
        {isOnBoard ? 'Find a component, a prop or a subject' : <span className="max-sm:sr-only">Search</span>}
        <span aria-hidden="true" className="ms-auto text-micro text-muted max-lg:hidden">
          {/Mac/.test(globalThis.navigator?.userAgent) ? '⌘ K' : 'Ctrl K'}
        </span>
      </Button>
      {/* Its upper edge stays in place while the results change. */}
      <DialogContent aria-describedby={undefined} className="min-[52rem]:self-start">
        <DialogHeader>
          <DialogTitle>Search the documentation</DialogTitle>
        </DialogHeader>
        <SearchForm autoFocus />
      </DialogContent>
    </Dialog>
  )
}
