import { createFileRoute } from '@tanstack/react-router'
import { FeesPage } from '../library'

export const Route = createFileRoute('/fees')({ component: FeesPage })
