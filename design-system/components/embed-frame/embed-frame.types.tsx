import { EmbedFrame } from './embed-frame.tsx'

const company = { src: 'https://calendar.example/', provider: 'Example', show: 'Show it' }
const page = { ...company, fallback: 'Write to us.' }

// What the types of EmbedFrame refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  <EmbedFrame key="1" label="Calendar" {...page}>
    A page of Example.
  </EmbedFrame>,
  // @ts-expect-error: a frame without a name
  <EmbedFrame key="2" {...page}>
    A page of Example.
  </EmbedFrame>,
  // @ts-expect-error: nobody is told whose page it is
  <EmbedFrame key="3" label="Calendar" {...page} />,
  // @ts-expect-error: no other way where it does not come
  <EmbedFrame key="4" label="Calendar" {...company}>
    A page of Example.
  </EmbedFrame>,
]
