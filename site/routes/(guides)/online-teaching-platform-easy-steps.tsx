import { createFileRoute } from '@tanstack/react-router'
import { page } from '../../seo/head'
import { GuidePage } from '../-marketing/guide/guide'

export const Route = createFileRoute('/(guides)/online-teaching-platform-easy-steps')({
  ...page('/online-teaching-platform-easy-steps'),
  component: GuidePage,
})
