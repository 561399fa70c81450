/** The element that has the focus, also inside a shadow root, where `document.activeElement` is its host. */
export function focusedElement() {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
