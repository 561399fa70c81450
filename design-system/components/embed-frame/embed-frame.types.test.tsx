import { EmbedFrame } from './embed-frame.tsx'

const company = { src: 'https://calendar.example/', provider: 'Example', show: 'Show it' }
const page = { ...company, fallback: 'Write to us.' }

// Props that the types of EmbedFrame reject. Checked by `npm run types`, never run.
export const rejected = [
  <EmbedFrame key="1" label="Calendar" {...page}>
    A page of Example.
  </EmbedFrame>,
  // @ts-expect-error: the name of the frame is required
  <EmbedFrame key="2" {...page}>
    A page of Example.
  </EmbedFrame>,
  // @ts-expect-error: the provider is required
  <EmbedFrame key="3" label="Calendar" {...page} />,
  // @ts-expect-error: the fallback is required
  <EmbedFrame key="4" label="Calendar" {...company}>
    A page of Example.
  </EmbedFrame>,
]
