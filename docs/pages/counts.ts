import { componentFolders } from 'virtual:component-folders'

/** The number of keyboard interactions in all contracts. Each has a test. */
export const pressedKeys = componentFolders.reduce((sum, componentFolder) => sum + componentFolder.keys, 0)
