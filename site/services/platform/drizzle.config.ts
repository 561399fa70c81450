import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './site/services/platform/schema.ts',
  out: './site/services/platform/drizzle',
})
