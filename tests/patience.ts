import { configure } from '@testing-library/react'

// What a test waits for comes at once on a free machine, and within some seconds on a busy one.
configure({ asyncUtilTimeout: 8000 })
