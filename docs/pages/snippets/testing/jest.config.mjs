export default {
  testEnvironment: 'jsdom',
  // Jest runs CommonJS, and the package has ES modules only. The second name is for pnpm.
  transformIgnorePatterns: ['/node_modules/(?!(@kaksha|\\.pnpm)/)'],
}
