import { createFileRoute } from '@tanstack/react-router'
import { page } from '../../seo/head'
import { GuidePage } from '../-marketing/guide/guide'

export const Route = createFileRoute('/(guides)/online-teaching-platform-launch-in-10-min')({
  ...page('/online-teaching-platform-launch-in-10-min'),
  component: GuidePage,
})
