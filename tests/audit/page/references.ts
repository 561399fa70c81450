import { danglingIds, repeatedIds } from '../../../design-system/testing/page/ids'
import { type Found, layoutFault } from './found'

/** WCAG 1.3.1, 4.1.2: every referenced id exists, once. */
export const brokenReferences = (): Found[] => [
  ...danglingIds().map((line) => layoutFault('dangling-id', null, line)),
  ...repeatedIds().map((id) =>
    layoutFault('repeated-id', document.getElementById(id), `More than one element is #${id}.`),
  ),
]
