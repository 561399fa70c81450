import { isComposing } from '../components/_internal/is-composing.ts'

/** Something over the page that Escape closes: a dialog, drawer, popover, menu, list of options or tooltip. */
export interface Layer {
  /** Closes it, or asks the page whether it may. */
  close: (event: KeyboardEvent) => void
  /**
   * Whether an Escape belongs to it wherever listeners of other libraries are: the focus is in it or on its button. A
   * dialog of Radix has none. Radix knows which of its layers is newest, also among those of the page's own menus.
   */
  holds?: (focused: Element | null) => boolean
}

/**
 * The open layers, in the order in which they were opened. One list for the page: its inline script may contain another
 * copy of this module, and so may a second version of the package.
 */
const page = globalThis as { [key: symbol]: Layer[] | undefined }
const key = Symbol.for('@kaksha/design-system layers')
page[key] ??= []
const layers = page[key]

export const isTopLayer = (layer: Layer) => layers.at(-1) === layer

export const hasOpenLayer = () => layers.length > 0

/** Closes the layer that was opened last. An Escape that ends the composition of a text closes nothing. */
export function closeTopLayer(event: KeyboardEvent) {
  const top = layers.at(-1)
  if (!top || event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
  top.close(event)
  event.preventDefault()
}

/** On the window, before the listeners of Radix on the document, which ignore a key whose default is prevented. */
const onCapture = (event: KeyboardEvent) => {
  if (layers.at(-1)?.holds?.(document.activeElement)) closeTopLayer(event)
}

/** Adds an open layer above the others. The returned function removes it. */
export function addLayer(layer: Layer): () => void {
  // A listener that is already there is not added again.
  addEventListener('keydown', onCapture, true)
  addEventListener('keydown', closeTopLayer)
  layers.push(layer)
  return () => {
    const index = layers.indexOf(layer)
    if (index >= 0) layers.splice(index, 1)
  }
}
