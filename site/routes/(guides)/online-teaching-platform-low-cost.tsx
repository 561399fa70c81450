import { createFileRoute } from '@tanstack/react-router'
import { page } from '../../seo/head'
import { GuidePage } from '../-marketing/guide/guide'

export const Route = createFileRoute('/(guides)/online-teaching-platform-low-cost')({
  ...page('/online-teaching-platform-low-cost'),
  component: GuidePage,
})
