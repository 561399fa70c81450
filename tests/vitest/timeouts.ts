/** How long a test waits for what comes at once on a free machine, and within some seconds on a busy one. */
import { configure } from '@testing-library/react'
import { vi } from 'vitest'

const timeout = 8000

configure({ asyncUtilTimeout: timeout })
// Vitest has no setting for it; its own default is 1 s.
const { waitFor } = vi
vi.waitFor = (callback, options = timeout) => waitFor(callback, options)
