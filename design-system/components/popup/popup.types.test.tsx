import { Popup } from './popup.tsx'

const link = { label: 'How It Works', href: '/guide' }

// Props that the types of Popup reject. Checked by `npm run types`, never run.
export const rejected = [
  // @ts-expect-error: a dialog needs a name
  <Popup key="1" link={link} onClose={() => {}}>
    Look.
  </Popup>,
  // @ts-expect-error: `onClose` is required
  <Popup key="2" title="New here?" link={link}>
    Look.
  </Popup>,
  // @ts-expect-error: the link is required
  <Popup key="3" title="New here?" onClose={() => {}}>
    Look.
  </Popup>,
  // @ts-expect-error: it is open while it is rendered
  <Popup key="4" open={false} title="New here?" link={link} onClose={() => {}}>
    Look.
  </Popup>,
]
