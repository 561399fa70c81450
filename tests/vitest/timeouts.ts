/** Limit for waiting for an event that takes milliseconds on a free machine and seconds on a busy one. */
import { configure } from '@testing-library/react'
import { vi } from 'vitest'

const timeout = 8000

configure({ asyncUtilTimeout: timeout })
// Vitest has no setting for it; its own default is 1 s.
const { waitFor } = vi
vi.waitFor = (callback, options = timeout) => waitFor(callback, options)
