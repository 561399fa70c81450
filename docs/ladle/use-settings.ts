import { useSyncExternalStore } from 'react'
import { settingsStore } from './settings.ts'

export const useSettings = () =>
  useSyncExternalStore(settingsStore.subscribe, settingsStore.get, settingsStore.get)
