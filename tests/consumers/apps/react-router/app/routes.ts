import { index, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('fees', 'fees.tsx'),
  route('every', 'every-route.tsx'),
  route('links', 'links-route.tsx'),
]
