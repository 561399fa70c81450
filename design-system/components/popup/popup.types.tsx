import { Popup } from './popup.tsx'

const link = { label: 'How It Works', href: '/guide' }

// What the types of Popup refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  // @ts-expect-error: a dialog has a name
  <Popup key="1" link={link} onClose={() => {}}>
    Look.
  </Popup>,
  // @ts-expect-error: it can be closed
  <Popup key="2" title="New here?" link={link}>
    Look.
  </Popup>,
  // @ts-expect-error: it leads somewhere
  <Popup key="3" title="New here?" onClose={() => {}}>
    Look.
  </Popup>,
  // @ts-expect-error: whether it is open is whether it is drawn
  <Popup key="4" open={false} title="New here?" link={link} onClose={() => {}}>
    Look.
  </Popup>,
]
