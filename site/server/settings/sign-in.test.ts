import { expect, it } from 'vitest'
import { StartError } from '../runtime/errors'
import { readSettings } from './settings'

const project = 'kaksha-1a2b3'
const settingsOf = (env: Record<string, string>) => readSettings(env).firebase
const refusalOf = (env: Record<string, string>) => {
  try {
    return settingsOf(env)
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    return (error as Error).message
  }
}

it('is a sandbox until a Firebase project is named', () => {
  expect(settingsOf({})).toBeUndefined()
  expect(settingsOf({ FIREBASE_PROJECT_ID: project })).toEqual({ projectId: project, emulator: false })
})

it('uses the project of the build where the server has no setting', () => {
  const build = { VITE_FIREBASE_PROJECT_ID: project }
  expect(settingsOf(build)?.projectId).toBe(project)
  expect(settingsOf({ ...build, FIREBASE_PROJECT_ID: 'another-project' })?.projectId).toBe('another-project')
  expect(settingsOf({ ...build, FIREBASE_PROJECT_ID: '' })?.projectId).toBe(project)
})

it('accepts unsigned tokens only where configured, and never in production', () => {
  const emulator = { FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
  expect(settingsOf(emulator)).toEqual({ projectId: project, emulator: true })
  for (const more of [{}, { ALLOW_SANDBOX: 'sign-in' }])
    expect(
      refusalOf({
        ...emulator,
        ...(more as object),
        NODE_ENV: 'production',
        DATABASE_URL: 'postgres:///kaksha',
      }),
    ).toMatch(/lets anyone sign in as any account/)
})

it.each([{ VITE_FIREBASE_API_KEY: 'key' }, { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }])(
  'requires the project that %j needs',
  (env) => expect(refusalOf(env as unknown as Record<string, string>)).toMatch(/needs FIREBASE_PROJECT_ID/),
)

it.each(['https://kaksha-1a2b3.firebaseapp.com', 'Kaksha', 'kaksha 1', 'k', '1234567', 'kaksha-'])(
  'refuses %j',
  (id) => {
    expect(refusalOf({ FIREBASE_PROJECT_ID: id })).toContain(`FIREBASE_PROJECT_ID is '${id}'`)
  },
)

it('accepts older project IDs too', () => {
  expect(settingsOf({ FIREBASE_PROJECT_ID: 'school.example:kaksha-1' })?.projectId).toBe(
    'school.example:kaksha-1',
  )
})
