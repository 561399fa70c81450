/** The configuration of `npm run migrations`. Plain data, since drizzle-kit is installed with the tools of the full tier only. */
export default {
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './site/server/database/schema.ts',
  out: './site/server/database/drizzle',
}
