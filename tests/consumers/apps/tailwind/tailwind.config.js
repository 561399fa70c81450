import preset from '@kaksha/design-system/tailwind'

export default { presets: [preset], content: [] }
