import type { ReactElement } from 'react'

/** An element as a client component receives it from a server component: lazy, with a promise as its payload. */
export function lazyChild<Child extends ReactElement>(element: Child): Child {
  const lazy = {
    $$typeof: Symbol.for('react.lazy'),
    _payload: Object.assign(Promise.resolve(element), { status: 'fulfilled', value: element }),
    _init: (payload: { value: ReactElement }) => payload.value,
  }
  return lazy as unknown as Child
}
