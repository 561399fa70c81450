import { attempt, contactDraftKey, selectionKey } from '../../browser/storage'

/** Keeps the text of the form in this tab, for a link and Back, and for a reload. An empty form is not kept. */
export function saveContactDraft(form: HTMLFormElement): void {
  const fields = Object.fromEntries(new FormData(form))
  attempt(() =>
    Object.values(fields).some(Boolean)
      ? sessionStorage.setItem(contactDraftKey, JSON.stringify(fields))
      : sessionStorage.removeItem(contactDraftKey),
  )
}

/** Fills the fields that are empty: the browser may have restored a text, or the visitor has typed already. */
export function restoreContactDraft(form: HTMLFormElement): void {
  const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(contactDraftKey) ?? 'null'))
  for (const [name, text] of Object.entries(stored ?? {})) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field && typeof text === 'string') field.value ||= text
  }
}

/** Forgets the text, after the message was sent. */
export const clearContactDraft = () => attempt(() => sessionStorage.removeItem(contactDraftKey))

/**
 * Stores a plan that cannot be booked online until /contact reads it. Without session storage only the
 * prefilled subject is missing.
 */
export const saveSelection = (code: string) => attempt(() => sessionStorage.setItem(selectionKey, code))

/** The short code that `saveSelection` stored. It is not validated: look it up in the plans. */
export const readSelection = () => attempt(() => sessionStorage.getItem(selectionKey)) ?? null

/** Forgets the plan, after a message about it was sent. */
export const clearSelection = () => attempt(() => sessionStorage.removeItem(selectionKey))
