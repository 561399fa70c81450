import { checkTheme } from '@kaksha/design-system/check-theme'

const { passes, failures } = checkTheme({ light: { page: { link: '#6d8fa6' } } })

for (const { message, nearest } of failures) console.log(message, nearest?.tokens)
if (!passes) process.exitCode = 1
