import { rooms } from 'virtual:rooms'

/** Keys that contracts name: each has a test that presses it. */
export const pressedKeys = rooms.reduce((sum, room) => sum + room.keys, 0)
