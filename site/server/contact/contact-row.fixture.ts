import type { ContactRow } from './contact-outbox'

/** A stored message, for tests of what is written of it. */
export const contactRow: ContactRow = {
  id: 12,
  messageId: '0b7e3f9a-3f0c-4a39-9b8e-0e1f5b8c2d11',
  name: 'Mitali Sen',
  email: 'mitali@ganit.example',
  phone: '+91 33 4000 0000',
  subject: 'Plans',
  message: 'Which plan suits\na school of forty?',
  digest: '',
  createdAt: new Date('2026-11-22T02:30:00Z'),
  state: 'sending',
  attempts: 1,
  refusals: 0,
  nextAttemptAt: new Date('2026-11-22T02:33:00Z'),
  lastError: null,
  providerId: null,
  sentAt: null,
  doneAt: null,
}
