import { createTheme } from '@kaksha/design-system/create-theme'

const { css, changes } = createTheme({ accent: '#1d4ed8', radius: 8 })

for (const { value, given, used } of changes) console.log(`${value}: ${used} instead of ${given}`)
console.log(css)
