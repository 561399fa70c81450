import { createIcon } from './create-icon.ts'

/** The WhatsApp icon in the style of Lucide, which has no brand icons. */
export const WhatsAppIcon = createIcon('whatsapp', [
  ['path', { d: 'M2.5 21.5l1.5-5.2a9.4 9.4 0 1 1 3.7 3.7z' }],
  [
    'path',
    {
      d: 'M9.2 7.6l1.1 2.3-1 1.2c.8 1.7 2 2.9 3.7 3.7l1.2-1 2.3 1.1c-.3 1.5-1.4 2.2-2.8 1.9-3.4-.8-5.5-3-6.3-6.3-.3-1.5.4-2.6 1.8-2.9z',
    },
  ],
])
