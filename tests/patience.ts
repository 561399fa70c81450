import { configure } from '@testing-library/react'

// What a test waits for comes at once on a free machine, and within a second or two on a busy one.
configure({ asyncUtilTimeout: 4000 })
