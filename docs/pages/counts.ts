import { rooms } from 'virtual:rooms'

/** The number of keyboard interactions in all contracts. Each has a test. */
export const pressedKeys = rooms.reduce((sum, room) => sum + room.keys, 0)
